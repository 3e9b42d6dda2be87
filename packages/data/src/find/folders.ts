import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { archiveAmongMods, modsPathMissing, noManifest } from "../diagnostics/codes/manifests.js";
import { systemCode } from "../files/file-problem.js";
import { manifestName } from "../folder/what-is-read.js";
import type { Report, Spot } from "../report.js";
import { leadsToFolder } from "./disk-tree.js";

/** The folder beside the mods into which they are moved when they are removed. */
export const removedName = "removed";

// A place in a folder rather than in a file.
function at(folder: string): Spot {
  return { mod: basename(folder), file: { name: "", path: resolve(folder) }, line: 1, column: 1 };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith("."));
  } catch {
    // What cannot be listed has no manifest that could be read.
    return [];
  }
}

// Where the manifest of a folder that has none may be.
function hintFor(folder: string): string | undefined {
  const names = namesIn(folder);
  const miswritten = names.find((name) => /^manifest\.toml(\.txt)?$/i.test(name));
  if (miswritten !== undefined) return `call ${miswritten} ${manifestName}`;
  const deeper = names.find((name) => existsSync(join(folder, name, manifestName)));
  return deeper && `the mod lies in ${deeper}/: move that folder up`;
}

function isPassedOver(name: string): boolean {
  return name.startsWith(".") || name === removedName;
}

function modsIn(dir: string, report: Report): string[] {
  const entries = readdirSync(dir, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(dir, entry.name);
    const isMod = existsSync(join(path, manifestName));
    if (isMod && !entry.name.startsWith(".")) return [path];
    if (isPassedOver(entry.name)) return [];
    if (leadsToFolder(path, entry)) report.addAt(at(path), noManifest(hintFor(path)));
    else if (/\.(zip|7z|rar|tar|tgz|tar\.\w+)$/i.test(entry.name)) {
      const place = { mod: "", file: { name: entry.name, path: resolve(path) }, line: 1, column: 1 };
      report.addAt(place, archiveAmongMods(path));
    }
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
    if (asked && found.length === 0) report.addAt(at(path), noManifest(hintFor(path)));
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
