import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { OwnMods } from "../../src/manage/install-mod.js";
import { folderOfMods, temporaryFolder, writeFiles } from "./mods-on-disk.js";

/** The first lines of a manifest. */
export function head(id: string, version = "1.0.0"): string {
  return `id = "${id}"\nname = "Mod ${id}"\nversion = "${version}"\n`;
}

/** A player's own mods beside the reference content: the rest of each manifest by the mod's id. */
export function ownMods(mods: Readonly<Record<string, string>>, order?: string) {
  const data = temporaryFolder();
  const folder = join(data, "mods");
  const loadOrderFile = join(data, "load_order.toml");
  const files = Object.entries(mods).map(([id, rest]) => [`${id}/manifest.toml`, `${head(id)}${rest}\n`]);
  writeFiles(folder, Object.fromEntries(files));
  if (order !== undefined) writeFileSync(loadOrderFile, order);
  const own: OwnMods = { options: { paths: [folderOfMods(), folder], loadOrderFile }, folder };
  const written = () => parse(readFileSync(loadOrderFile, "utf8"));
  return { data, folder, loadOrderFile, own, written };
}
