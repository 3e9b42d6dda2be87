import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModSource } from "./mod-source.js";
import { coreModsDir } from "./paths.js";
import type { SourceFile } from "./positions/source-file.js";

/**
 * The base game as texts, with its translations: the first of the sources for `loadFromSources` where there are no files, in
 * a page or a bundle. As published it holds the texts themselves; only in the sources does it read the folder.
 */
export const core: ModSource = readCore(join(coreModsDir(), "core"));

function readCore(dir: string): ModSource {
  const files = tomlFiles(dir, "");
  const manifest = files.find(({ name }) => name === "manifest.toml");
  if (manifest === undefined) throw new Error(`there is no base game in ${dir}`);
  return { manifest, files: files.filter((file) => file !== manifest), locales: tomlFiles(dir, "locale/") };
}

function tomlFiles(dir: string, folder: string): SourceFile[] {
  const names = readdirSync(join(dir, folder)).filter((name) => name.endsWith(".toml"));
  return names.sort().map((name) => ({ name: folder + name, text: readFileSync(join(dir, folder, name), "utf8") }));
}
