import type { FileProblem } from "@rustkeep/data/saves";
import type { ModSource } from "@rustkeep/data/sources";
import type { Folder } from "../shared/storage-folder.js";

const MANIFEST = "manifest.toml";

/** The names of the mods, one a line. */
const ORDER = "mods.txt";

/** The mods in a folder, in the order in which they were put there. */
export function keptMods(folder: Folder): ModSource[] {
  return keptModNames(folder).map((name) => {
    const start = `mods/${name}/`;
    const files = folder.names(start).map((path) => ({
      name: path.slice(start.length),
      text: folder.read(path) ?? "",
    }));
    return {
      manifest: files.find((file) => file.name === MANIFEST) ?? { name: MANIFEST, text: "" },
      files: files.filter((file) => file.name !== MANIFEST && !file.name.startsWith("locale/")),
      locales: files.filter((file) => file.name.startsWith("locale/")),
      dir: name,
    };
  });
}

/** The names of the mods in a folder, in the order in which they were put there. */
export function keptModNames(folder: Folder): string[] {
  const names = new Set(folder.names("mods/").map((path) => path.split("/")[1] ?? ""));
  const order = (folder.read(ORDER) ?? "").split("\n").filter((name) => names.has(name));
  return [...new Set([...order, ...names])];
}

/** Puts a mod into a folder, in the place of one of that name. Answers what went wrong. */
export function keepMod(folder: Folder, name: string, files: ReadonlyMap<string, string>): FileProblem | undefined {
  const order = keptModNames(folder);
  removeMod(folder, name);
  for (const [path, text] of files) {
    const problem = folder.write(`mods/${name}/${path}`, text);
    if (problem !== undefined) {
      removeMod(folder, name);
      return problem;
    }
  }
  return folder.write(ORDER, [...new Set([...order, name])].join("\n"));
}

/** Takes a mod out of a folder. */
export function removeMod(folder: Folder, name: string): void {
  for (const path of folder.names(`mods/${name}/`)) folder.remove(path);
}
