import { decodeText } from "../decode-text.js";

/** What came of reading a file. */
export type FileText = { text: string } | { reason: string };

/** A mod's folder, wherever it lies. */
export interface ModTree {
  /** The folder's path, "" where it is on no disk. */
  dir: string;
  /** What lies in it, by paths with slashes and those of folders with one behind; nothing whose name begins with a dot. */
  names: readonly string[];
  /** Folders in it that cannot be listed, and why. */
  problems: readonly { name: string; reason: string }[];
  /** The text of a file, or in a clause why there is none. */
  read(name: string): FileText;
  /** Where a file lies on the disk, absolute; undefined where it lies nowhere. */
  pathOf(name: string): string | undefined;
}

/** A file of a mod with its content. */
export interface ModFile {
  /** Path within the mod's folder, with slashes. */
  name: string;
  bytes: Uint8Array;
}

/** Whether a name, or that of a folder on the way to it, begins with a dot. */
export function isHidden(name: string): boolean {
  return name.split("/").some((part) => part.startsWith("."));
}

function foldersAbove(name: string): string[] {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, at) => `${parts.slice(0, at + 1).join("/")}/`);
}

/** The folder that some files make. */
export function treeOf(files: readonly ModFile[], dir = ""): ModTree {
  const visible = new Map(files.filter(({ name }) => !isHidden(name)).map(({ name, bytes }) => [name, bytes]));
  const folders = [...visible.keys()].flatMap(foldersAbove);
  return {
    dir,
    names: [...new Set([...visible.keys(), ...folders])].sort(),
    problems: [],
    read(name) {
      const bytes = visible.get(name);
      return bytes === undefined ? { reason: "it is not a file" } : decodeText(bytes);
    },
    pathOf: () => undefined,
  };
}
