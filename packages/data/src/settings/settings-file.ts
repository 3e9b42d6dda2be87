import { writeFileAtomic } from "../files/atomic-write.js";
import { settingsPath } from "../files/data-files.js";
import type { FileProblem } from "../files/file-problem.js";
import { readText } from "../files/read-text.js";
import { setAside } from "../files/set-aside.js";
import {
  defaultSettings,
  formatSettings,
  parseSettings,
  type ReadSettings,
  type SettingsProblem,
} from "./parse-settings.js";
import type { Settings } from "./settings-format.js";

const MAX_BYTES = 1024 * 1024;

/** Reads `settings.toml` in a data directory, field by field: a bad one keeps its default. Never throws, changes no file. */
export function readSettings(dir: string): ReadSettings {
  const file = readText(settingsPath(dir), MAX_BYTES);
  switch (file.kind) {
    case "none":
      return parseSettings("");
    case "text":
      return parseSettings(file.text);
    case "not_text":
      return unread("unreadable", "settings.toml cannot be read: it is not text; the defaults are used");
    case "problem":
      return unread("file_problem", file.problem.message);
  }
}

function unread(code: SettingsProblem["code"], message: string): ReadSettings {
  return { settings: defaultSettings(), problems: [{ code, field: "", message }] };
}

/**
 * Writes `settings.toml` in a data directory. Fields that this version does not know stay; comments do not. A file that
 * cannot be read is kept as `settings.broken-<time>.toml` first.
 * @returns what went wrong; then the file is as it was
 */
export function writeSettings(dir: string, settings: Settings, now: Date): FileProblem | undefined {
  const path = settingsPath(dir);
  if (readSettings(dir).problems.some(({ field }) => field === "")) {
    const kept = setAside(path, "broken", now);
    if (kept.kind === "problem") {
      return kept.problem;
    }
  }
  const before = readText(path, MAX_BYTES);
  return writeFileAtomic(path, formatSettings(settings, before.kind === "text" ? before.text : ""));
}
