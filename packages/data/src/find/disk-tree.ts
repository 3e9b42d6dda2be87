import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { fileProblem, systemCode } from "../files/file-problem.js";
import { readText } from "../files/read-text.js";
import type { FileText, ModTree } from "../folder/mod-tree.js";

const mostBytes = 64 * 1024 * 1024;

// A mod has none of these; what lies deeper or comes after so many is nobody's mistake, but a folder of something else.
const deepest = 6;
const mostNames = 5_000;

function withinFolder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

function textOf(path: string, folder: string): FileText {
  try {
    if (!withinFolder(realpathSync(path), realpathSync(folder)))
      return { reason: "it is a link that leads out of the mod" };
  } catch (error) {
    if (systemCode(error) === "ELOOP") return { reason: "it is a link that leads in a circle" };
    return { reason: fileProblem(error, path, "read").message };
  }
  const read = readText(path, mostBytes);
  switch (read.kind) {
    case "text":
      return read;
    case "none":
      return { reason: "it is a link that leads nowhere" };
    case "not_text":
      return { reason: read.reason };
    case "problem":
      return { reason: read.problem.message };
  }
}

/** Whether an entry of a folder is a folder, or a link that leads to one. */
export function leadsToFolder(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(path).isDirectory();
  } catch {
    // A link that leads nowhere, or in a circle, is no folder.
    return false;
  }
}

// Of the folders in a mod only that of its translations may be a link.
function isFolder(path: string, within: string, entry: Dirent): boolean {
  return within === "" && entry.name === "locale" ? leadsToFolder(path, entry) : entry.isDirectory();
}

/** A mod's folder on the disk. Links in it are files, but for one to the folder of its translations. */
export function diskTree(dir: string): ModTree {
  const names: string[] = [];
  const problems: { name: string; reason: string }[] = [];
  const list = (within: string, depth: number) => {
    const folder = join(dir, within);
    try {
      const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
      for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
        if (names.length >= mostNames) return;
        const name = `${within}${entry.name}`;
        if (!isFolder(join(folder, entry.name), within, entry)) names.push(name);
        else {
          names.push(`${name}/`);
          if (depth < deepest && entry.name !== "node_modules") list(`${name}/`, depth + 1);
        }
      }
    } catch (error) {
      problems.push({ name: within.replace(/\/$/, ""), reason: fileProblem(error, folder, "listed").message });
    }
  };
  list("", 1);
  const pathOf = (name: string) => resolve(dir, ...name.split("/"));
  return { dir, names, problems, pathOf, read: (name) => textOf(pathOf(name), dir) };
}
