// What is measured: this tree's packages as they ship, and what of their sources they do not offer to others.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "../tools/bundle.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** A path within a package. */
export function pathIn(packageName, ...parts) {
  return join(root, "packages", packageName, ...parts);
}

/** The built form of a package, as it ships. */
export function built(packageName) {
  return import(pathToFileURL(pathIn(packageName, "dist", "index.js")).href);
}

/** What sources of a package export that it does not offer to others; each is named as within `src`, without ending. */
export async function fromSources(packageName, ...names) {
  const folder = pathIn(packageName);
  const text = names.map((name) => `export * from "./src/${name}.ts";`).join("\n");
  const path = await bundle({ folder, name: `bench-${names.join("-").replaceAll("/", "-")}`, text });
  return import(pathToFileURL(path).href);
}

/** The registries of the base game, and its options category by category. */
export async function baseGame() {
  const { loadMods } = await built("data");
  const { registries } = loadMods({ paths: [join(root, "mods")] });
  return registries;
}
