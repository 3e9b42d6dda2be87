import { join } from "node:path";

/** The one save slot. */
export function savePath(dir: string): string {
  return join(dir, "save.toml");
}

/** The recording of the current or latest run. */
export function recordingPath(dir: string): string {
  return join(dir, "run.jsonl");
}

/** The player's settings. */
export function settingsPath(dir: string): string {
  return join(dir, "settings.toml");
}

/** Says which game uses the data directory. */
export function lockPath(dir: string): string {
  return join(dir, "game.lock");
}

/** The folder of the load logs. */
export function logsDir(dir: string): string {
  return join(dir, "logs");
}
