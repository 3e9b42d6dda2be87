import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLeftOut, namesFault } from "../archive/file-names.js";
import { rootAmong } from "../archive/find-mod.js";
import type { UnpackedMod } from "../archive/read-archive.js";
import { limits, type ModRefusal, refusalOf, refused } from "../archive/refusal.js";
import type { ModFile } from "../folder/mod-tree.js";

interface Walk {
  files: { name: string; size: number }[];
  size: number;
}

function isSkipped(name: string): boolean {
  return isLeftOut(name) || name.endsWith("/node_modules") || name === "node_modules";
}

// Why the walk ends early, undefined where it does not.
function walk(folder: string, within: string, walked: Walk): ModRefusal | undefined {
  for (const part of readdirSync(join(folder, within)).sort()) {
    const name = within === "" ? part : `${within}/${part}`;
    if (isSkipped(name)) continue;
    const stats = lstatSync(join(folder, name));
    if (!stats.isDirectory() && !stats.isFile()) return refusalOf("no_plain_file", name);
    if (stats.isFile()) {
      walked.files.push({ name, size: stats.size });
      walked.size += stats.size;
    }
    if (walked.files.length > limits.files) return refusalOf("too_many_files", "", limits.files);
    if (walked.size > limits.unpacked) return refusalOf("unpacked_too_big", "", limits.unpacked);
    const fault = stats.isDirectory() ? walk(folder, name, walked) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

// The names of files at the top of a folder, and one folder down.
function namesAtTop(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isSkipped(name));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? readdirSync(join(folder, entry.name)).map((name) => `${entry.name}/${name}`) : [entry.name],
  );
}

/**
 * Reads the one mod in a folder, at its top or one folder down, by the rules for archives: links are refused, hidden files
 * are left out.
 * @throws the system's error where something cannot be read
 */
export function readModFolder(path: string): UnpackedMod {
  const found = rootAmong(namesAtTop(path));
  if ("refusal" in found) return refused(found.refusal);
  const folder = join(path, found.root);
  const walked: Walk = { files: [], size: 0 };
  const fault = walk(folder, "", walked) ?? namesFault(walked.files.map(({ name }) => name));
  if (fault !== undefined) return refused(fault);
  const files = walked.files.map(({ name }): ModFile => ({ name, bytes: readFileSync(join(folder, name)) }));
  return { kind: "mod", files };
}
