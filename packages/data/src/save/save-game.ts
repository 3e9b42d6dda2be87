import { type FileSteps, writeFileAtomic } from "../files/atomic-write.js";
import { savePath } from "../files/data-files.js";
import { gameShape } from "../shape/game-shape.js";
import { fitShape } from "../shape/shape.js";
import { formatSave, MAX_SAVE_BYTES, SAVE_SCHEMA, saveHeaderShape } from "./save-format.js";
import type { SaveInput, SaveWriteResult } from "./save-result.js";

/**
 * Writes the run into the one slot of a data directory, as a whole or not at all: a crash at any moment leaves the old
 * save or the new one. Never throws; when it fails, the save before is untouched and the game can go on. An unreadable
 * save would be replaced: `setAsideUnreadableSave` comes before the first write of a new run.
 */
export function saveGame(dir: string, input: SaveInput, steps?: FileSteps): SaveWriteResult {
  const { game, commands } = input;
  if (game.over !== "") {
    return { kind: "not_saved", reason: "finished_run", message: "a run that is over is not saved" };
  }
  const state = fitShape(gameShape, game, "game");
  if (state.kind === "differs") {
    return brokenState(state.error.message);
  }
  const mods = input.mods.map(({ id, version }) => ({ id, version }));
  const header = fitShape(saveHeaderShape, { schema: SAVE_SCHEMA, game: input.gameVersion, commands, mods }, "save");
  if (header.kind === "differs") {
    return brokenState(header.error.message);
  }
  return write(dir, formatSave(header.value, state.value), steps);
}

function brokenState(why: string): SaveWriteResult {
  return { kind: "not_saved", reason: "broken_state", message: `the run cannot be saved: ${why}` };
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
