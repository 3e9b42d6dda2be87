import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { decodeText } from "../decode-text.js";
import { type FileProblem, fileProblem, systemCode } from "./file-problem.js";

/** What became of reading a file. */
export type ReadText =
  | { kind: "none" }
  | { kind: "text"; text: string }
  | { kind: "not_text"; reason: string }
  | { kind: "problem"; problem: FileProblem };

/** Reads a whole file of valid UTF-8 with at most `maxBytes` bytes; a byte order mark is dropped. Never throws. */
export function readText(path: string, maxBytes: number): ReadText {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) {
      const message = `${basename(path)} could not be read: it is not a file`;
      return { kind: "problem", problem: { code: "in_the_way", path, message } };
    }
    if (stats.size > maxBytes) {
      const message = `${basename(path)} could not be read: it is too big (${stats.size} bytes, at most ${maxBytes})`;
      return { kind: "problem", problem: { code: "too_big", path, message } };
    }
    const decoded = decodeText(readFileSync(path));
    return "reason" in decoded ? { kind: "not_text", ...decoded } : { kind: "text", ...decoded };
  } catch (error) {
    return systemCode(error) === "ENOENT"
      ? { kind: "none" }
      : { kind: "problem", problem: fileProblem(error, path, "read") };
  }
}
