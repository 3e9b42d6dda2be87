import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ModSource } from "../../src/mod-source.js";
import { modSource } from "./load-texts.js";

/** The folder in which each folder is a mod, or a few of them, with one mistake. */
export const brokenModsDir = fileURLToPath(new URL("../fixtures/broken", import.meta.url));

/** A finding as the fixtures write it: `file:line:column code`, with the mod's folder before the file where there are several. */
export type Expected = string;

const marker = /^#(?:<| *(\^+)) ([a-z_]+)$/;

// A comment below a line marks a place in it: carets under the place, or `#<` for the first column.
function markersIn(file: string, text: string): Expected[] {
  const found: Expected[] = [];
  let line = 0;
  for (const [index, content] of text.split("\n").entries()) {
    const match = marker.exec(content.trimEnd());
    if (match === null) line = index + 1;
    else found.push(`${file}:${line}:${match[1] === undefined ? 1 : content.indexOf("^") + 1} ${match[2]}`);
  }
  return found;
}

function filesIn(dir: string, within = ""): string[] {
  return readdirSync(join(dir, within)).flatMap((name) => {
    const path = within === "" ? name : `${within}/${name}`;
    return statSync(join(dir, path)).isDirectory() ? filesIn(dir, path) : [path];
  });
}

/** A fixture: its mods, and what is expected of them. */
export function readBrokenMods(name: string): { sources: ModSource[]; expected: Expected[] } {
  const dir = join(brokenModsDir, name);
  const texts = new Map(
    filesIn(dir).map((file) => [file, readFileSync(join(dir, file), "utf8").replace(/^\ufeff/, "")]),
  );
  const toml = [...texts].filter(([file]) => file.endsWith(".toml"));
  const listed =
    texts
      .get("expected.txt")
      ?.split("\n")
      .filter((line) => line !== "") ?? [];
  const expected = [...toml.flatMap(([file, text]) => markersIn(file, text)), ...listed].sort();
  const several = toml.every(([file]) => file.includes("/") && !file.startsWith("locale/"));
  const mods = new Map<string, Record<string, string>>();
  for (const [file, text] of toml) {
    const [folder = "", ...rest] = several ? file.split("/") : ["broken", file];
    mods.set(folder, { ...mods.get(folder), [rest.join("/")]: text });
  }
  return { sources: [...mods].map(([id, files]) => modSource(id, files)), expected };
}
