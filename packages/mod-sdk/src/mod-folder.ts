import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { clean } from "@rustkeep/data";
import { UsageError } from "./usage-error.js";

const manifest = "manifest.toml";

/** Whether a folder is a mod. */
export function isMod(folder: string): boolean {
  return existsSync(join(folder, manifest));
}

function reasonAgainst(folder: string): string | undefined {
  const name = clean(folder, 300);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return `there is no folder ${name}`;
  if (basename(folder) === manifest)
    return `give the folder of the mod, ${clean(dirname(folder), 300)}, not its manifest`;
  if (!stats.isDirectory()) return `${name} is a file; give the folder of a mod`;
  if (isMod(folder) || readdirSync(folder).some((child) => isMod(join(folder, child)))) return undefined;
  return `${name} is not a mod: it has no ${manifest}, nor has a folder in it`;
}

/**
 * The absolute path of a folder that is a mod or holds mods.
 * @throws UsageError where it is neither, or the name is empty
 */
export function modFolder(path: string, cwd: string): string {
  // An unset variable in a script, which must not mean the current folder.
  if (path === "") throw new UsageError("the name of a folder is empty; write . for the current one");
  const folder = resolve(cwd, path);
  let reason: string | undefined;
  try {
    reason = reasonAgainst(folder);
  } catch (error) {
    reason = `${clean(folder, 300)} cannot be read: ${clean(error instanceof Error ? error.message : String(error))}`;
  }
  if (reason !== undefined) throw new UsageError(reason);
  return folder;
}
