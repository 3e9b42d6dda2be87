// Which tree is measured: this one, or the one that RUSTKEEP_UNDER_TEST names, as in a comparison with another commit. The
// scripts that measure are always those of this tree.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "../tools/bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The root of the tree that is measured. */
export const underTest = process.env.RUSTKEEP_UNDER_TEST ?? root;

/** A path within a package of the tree. */
export function pathIn(packageName, ...parts) {
  return join(underTest, "packages", packageName, ...parts);
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
  const { registries } = loadMods({ paths: [join(underTest, "mods")] });
  return registries;
}
