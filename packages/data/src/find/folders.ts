import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { modsPathMissing, noManifest } from "../diagnostics/codes/manifests.js";
import { systemCode } from "../files/file-problem.js";
import type { Report, Spot } from "../report.js";

/** The file that makes a folder a mod. */
export const manifestName = "manifest.toml";

// A place in a folder rather than in a file.
function at(folder: string): Spot {
  return { mod: basename(folder), file: { name: "", path: resolve(folder) }, line: 1, column: 1 };
}

function leadsToFolder(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(path).isDirectory();
  } catch {
    // A link that leads nowhere, or in a circle, is no folder.
    return false;
  }
}

function modsIn(dir: string, report: Report): string[] {
  const entries = readdirSync(dir, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.name.startsWith(".") || !leadsToFolder(path, entry)) return [];
    if (existsSync(join(path, manifestName))) return [path];
    report.addAt(at(path), noManifest());
    return [];
  });
}

/**
 * The folders of mods that a search path leads to: itself, or those directly in it, by name. A path that does not exist
 * has none, which is told only where somebody has asked for it.
 */
export function modFolders(path: string, asked: boolean, report: Report): string[] {
  try {
    if (existsSync(join(path, manifestName))) return [path];
    const found = modsIn(path, report);
    if (asked && found.length === 0) report.addAt(at(path), noManifest());
    return found;
  } catch (error) {
    const code = systemCode(error);
    const missing = code === "ENOENT" || code === "ENOTDIR";
    if (asked || !missing) {
      const reason = missing ? "there is no such folder" : `it cannot be listed (${code})`;
      report.addAt(at(path), modsPathMissing(path, reason));
    }
    return [];
  }
}
