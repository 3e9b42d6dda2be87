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
