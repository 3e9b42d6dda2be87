import { type FileSteps, writeFileAtomic } from "../files/atomic-write.js";
import { savePath } from "../files/data-files.js";
import { brokenState, formatSave } from "./format-save.js";
import { MAX_SAVE_BYTES } from "./save-format.js";
import type { SaveInput, SaveWriteResult } from "./save-result.js";

/**
 * Writes the run into the one slot of a data directory, as a whole or not at all: a crash at any moment leaves the old
 * save or the new one. Never throws; when it fails, the save before is untouched and the game can go on. An unreadable
 * save would be replaced: `setAsideUnreadableSave` comes before the first write of a new run.
 */
export function saveGame(dir: string, input: SaveInput, steps?: FileSteps): SaveWriteResult {
  const made = formatSave(input);
  return made.kind === "text" ? write(dir, made.text, steps) : made;
}

function write(dir: string, text: string, steps: FileSteps | undefined): SaveWriteResult {
  if (Buffer.byteLength(text) > MAX_SAVE_BYTES) {
    return brokenState("it has grown too big");
  }
  const path = savePath(dir);
  const problem = writeFileAtomic(path, text, steps);
  return problem === undefined
    ? { kind: "saved", path }
    : { kind: "not_saved", reason: "file_problem", message: problem.message, problem };
}
