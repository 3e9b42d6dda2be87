/** The kinds of trouble with files that a player can do something about; `io_error` is every other one. */
export type FileProblemCode =
  | "disk_full"
  | "read_only"
  | "not_permitted"
  | "in_the_way"
  | "missing"
  | "too_big"
  | "io_error";

/** Something went wrong with a file. Never thrown: the game goes on without the file. */
export interface FileProblem {
  code: FileProblemCode;
  /** The path of the file. */
  path: string;
  /** A sentence in English; it quotes the file's name only. */
  message: string;
}

const CODES: Readonly<Record<string, FileProblemCode>> = {
  ENOSPC: "disk_full",
  EDQUOT: "disk_full",
  EFBIG: "too_big",
  EROFS: "read_only",
  EACCES: "not_permitted",
  EPERM: "not_permitted",
  EBUSY: "not_permitted",
  EISDIR: "in_the_way",
  ENOTDIR: "in_the_way",
  ENOTEMPTY: "in_the_way",
  EEXIST: "in_the_way",
  ENOENT: "missing",
};

const REASONS: Readonly<Record<FileProblemCode, string>> = {
  disk_full: "the disk is full",
  read_only: "the disk is read-only",
  not_permitted: "it is not permitted",
  in_the_way: "a folder or another file is in its place",
  missing: "it or its folder does not exist",
  too_big: "it is too big",
  io_error: "the system reports an error",
};

/** The system's code for an error (`ENOSPC`), "" for an error that does not come from the system. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}

/** The last part of a path, of whatever system it is. */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
}

/** Puts an error of a file operation into words. `doing` is what failed: `written`, `read`. */
export function fileProblem(error: unknown, path: string, doing: string): FileProblem {
  const system = systemCode(error);
  const code = CODES[system] ?? "io_error";
  const detail = code === "io_error" && /^[A-Z0-9_]+$/.test(system) ? ` (${system})` : "";
  return { code, path, message: `${fileName(path)} could not be ${doing}: ${REASONS[code]}${detail}` };
}
