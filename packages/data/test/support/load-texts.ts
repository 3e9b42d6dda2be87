import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type LoadOptions, loadFromSources } from "../../src/load-from-sources.js";
import type { LoadResult } from "../../src/load-result.js";
import type { ModSource } from "../../src/mod-source.js";

/** Folder of the reference content, a mod with the id `core`. */
export const referenceCoreDir = fileURLToPath(new URL("../fixtures/reference-core", import.meta.url));

/** A mod from the texts of its files, by name; a manifest is made up where there is none. */
export function modSource(id: string, files: Readonly<Record<string, string>>): ModSource {
  const manifest = files["manifest.toml"] ?? `id = "${id}"\nname = "${id}"\nversion = "1.0.0"\n`;
  const texts = Object.entries(files).map(([name, text]) => ({ name, text }));
  return {
    manifest: { name: "manifest.toml", text: manifest },
    files: texts.filter(({ name }) => name !== "manifest.toml" && !name.startsWith("locale/")),
    locales: texts.filter(({ name }) => name.startsWith("locale/")),
    dir: id,
  };
}

/** The reference content as texts. */
export function referenceCore(): ModSource {
  const files = readdirSync(referenceCoreDir).map((name) => [
    name,
    readFileSync(`${referenceCoreDir}/${name}`, "utf8"),
  ]);
  return modSource("core", Object.fromEntries(files));
}

/** Loads mods, by id, after the reference content. */
export function loadWithCore(
  mods: Readonly<Record<string, Readonly<Record<string, string>>>>,
  options: LoadOptions = {},
): LoadResult {
  const sources = Object.entries(mods).map(([id, files]) => modSource(id, files));
  return loadFromSources([referenceCore(), ...sources], options);
}

/** Loads one file of a mod `mymod` after the reference content. */
export function loadToml(text: string, options: LoadOptions = {}): LoadResult {
  return loadWithCore({ mymod: { "example.toml": text } }, options);
}

/** The codes of the findings about mods other than `core`, by place. */
export function codesOf({ diagnostics }: LoadResult): string[] {
  return diagnostics.filter(({ mod }) => mod !== "core").map(({ code }) => code);
}
