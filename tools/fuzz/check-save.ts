import { parseRecording, parseSave, replayRecording } from "@rustkeep/data";
import { createRng, digest, execute, type Game, legalCommands, type Registries, range } from "@rustkeep/engine";
import { prune } from "../../packages/data/src/save/prune.js";
import { saveToml } from "../../packages/data/src/save/save-format.js";
import { type Fault, faultOf } from "../soak/checks.js";

const TURNS = 15;

/**
 * Reads the text of a save, goes on with the run if it is one, and tells what is wrong, if anything: an exception, a number
 * that is none, a state that cannot be saved and read again.
 */
export function checkSave(text: string, registries: Registries, seed: number): Fault | undefined {
  try {
    const read = parseSave(text);
    if (read.kind !== "parsed") return undefined;
    const { game, header } = read;
    prune(game, registries);
    const again = prune(game, registries);
    if (again.length > 0) return { kind: "prune", detail: `pruned twice: ${JSON.stringify(again)}` };
    playOn(game, registries, seed);
    if (game.over !== "") return undefined;
    const reread = parseSave(saveToml(header, game));
    if (reread.kind !== "parsed") return { kind: "unsavable", detail: reread.message };
    return digest(reread.game) === digest(game) ? undefined : { kind: "unsavable", detail: "another state comes back" };
  } catch (error) {
    return faultOf(error);
  }
}

function playOn(game: Game, registries: Registries, seed: number): void {
  const dice = createRng(seed + 1);
  for (let turn = 0; turn < TURNS && game.over === ""; turn += 1) {
    const legal = legalCommands(game, registries);
    execute(game, legal[range(dice, 0, legal.length - 1)] ?? { command: "wait" }, registries);
  }
}

/** Reads the text of a recording and plays it, and tells what is wrong, if anything: any exception is. */
export function checkRecording(text: string, registries: Registries): Fault | undefined {
  try {
    const recorded = parseRecording(text);
    if (recorded.kind === "recorded") replayRecording(recorded, recorded.header.mods, registries);
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}
