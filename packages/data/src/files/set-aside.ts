import { copyFileSync, renameSync } from "node:fs";
import { basename, dirname, extname } from "node:path";
import { type FileProblem, fileProblem, systemCode } from "./file-problem.js";
import { freePath } from "./free-path.js";
import { timeStamp } from "./time-stamp.js";

/** Where a file went, or why it could not be moved or copied. */
export type SetAside = { kind: "none" } | { kind: "kept"; path: string } | { kind: "problem"; problem: FileProblem };

/** The name under which a file is kept beside itself: `save.broken-20260131-235959.toml`. */
export function keptPath(path: string, why: string, now: Date): string {
  const extension = extname(path);
  return freePath(dirname(path), `${basename(path, extension)}.${why}-${timeStamp(now)}`, extension);
}

/** Copies a file to a name with the time in it, replacing nothing. */
export function copyAside(path: string, why: string, now: Date): SetAside {
  try {
    const kept = keptPath(path, why, now);
    copyFileSync(path, kept);
    return { kind: "kept", path: kept };
  } catch (error) {
    return notSetAside(error, path);
  }
}

/** Moves whatever lies at a path, be it a file or a folder, out of the way without replacing anything. */
export function setAside(path: string, why: string, now: Date): SetAside {
  try {
    const kept = keptPath(path, why, now);
    renameSync(path, kept);
    return { kind: "kept", path: kept };
  } catch (error) {
    return notSetAside(error, path);
  }
}

function notSetAside(error: unknown, path: string): SetAside {
  return systemCode(error) === "ENOENT"
    ? { kind: "none" }
    : { kind: "problem", problem: fileProblem(error, path, "set aside") };
}
