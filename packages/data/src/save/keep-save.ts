import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomic } from "../files/atomic-write.js";
import { savePath } from "../files/data-files.js";
import { type FileProblem, fileProblem } from "../files/file-problem.js";
import { readText } from "../files/read-text.js";
import { keptPath, type SetAside, setAside } from "../files/set-aside.js";
import { parseSaveFile } from "./parse-save-file.js";
import { MAX_SAVE_BYTES } from "./save-format.js";

/** Deletes the save, if there is one. @returns what went wrong */
export function deleteSave(dir: string): FileProblem | undefined {
  const path = savePath(dir);
  try {
    rmSync(path, { force: true });
    return undefined;
  } catch (error) {
    return fileProblem(error, path, "deleted");
  }
}

/**
 * Keeps the save under another name, with the time in it, replacing nothing. `broken` moves it away, `unpruned` leaves it
 * where it is and keeps a copy (none if an equal copy is kept already), so that a crash before the next save loses nothing.
 */
export function setAsideSave(dir: string, why: "broken" | "unpruned", now: Date): SetAside {
  return why === "broken" ? setAside(savePath(dir), why, now) : copySave(dir, now);
}

/**
 * Moves a save that this version cannot read (damaged, of another version) away as `save.broken-<time>.toml`. To be
 * called before a new run is saved for the first time; a save that can be read stays.
 */
export function setAsideUnreadableSave(dir: string, now: Date): SetAside {
  return parseSaveFile(dir).kind === "refused" ? setAsideSave(dir, "broken", now) : { kind: "none" };
}

function copySave(dir: string, now: Date): SetAside {
  const path = savePath(dir);
  const save = readText(path, MAX_SAVE_BYTES);
  switch (save.kind) {
    case "none":
    case "problem":
      return save;
    case "not_text":
      return setAside(path, "unpruned", now);
    case "text": {
      const equal = equalCopy(dir, save.text);
      return equal === undefined
        ? writeCopy(keptPath(path, "unpruned", now), save.text)
        : { kind: "kept", path: equal };
    }
  }
}

function equalCopy(dir: string, text: string): string | undefined {
  const copies = readdirSync(dir).filter((name) => /^save\.unpruned-[\d-]+\.toml$/.test(name));
  return copies
    .map((name) => join(dir, name))
    .find((path) => {
      const copy = readText(path, MAX_SAVE_BYTES);
      return copy.kind === "text" && copy.text === text;
    });
}

function writeCopy(path: string, text: string): SetAside {
  const problem = writeFileAtomic(path, text);
  return problem === undefined ? { kind: "kept", path } : { kind: "problem", problem };
}
