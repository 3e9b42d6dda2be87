import { savePath } from "../files/data-files.js";
import { readText } from "../files/read-text.js";
import { type ParsedSave, parseSave, unreadable } from "./parse-save.js";
import { MAX_SAVE_BYTES } from "./save-format.js";
import type { SaveRefusal } from "./save-refusal.js";

/** Reads the save of a data directory without looking at definitions. Never throws. */
export function parseSaveFile(dir: string): ParsedSave | SaveRefusal | { kind: "none" } {
  const file = readText(savePath(dir), MAX_SAVE_BYTES);
  switch (file.kind) {
    case "none":
      return file;
    case "problem":
      return { kind: "refused", reason: "file_problem", message: file.problem.message, problem: file.problem };
    case "not_text":
      return unreadable("it is not a text file", 0, 0);
    case "text":
      return parseSave(file.text);
  }
}
