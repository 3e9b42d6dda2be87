import { sayMisfit } from "@rustkeep/engine/shapes";
import { fitPart } from "../shape/fit-part.js";
import { SAVE_SCHEMA, saveToml } from "./save-format.js";
import type { SaveInput, SaveWriteResult } from "./save-result.js";

/** The text of a run's save, or why there is none: a run that is over, or a state that could not be read again. Never throws. */
export function formatSave(
  input: SaveInput,
): { kind: "text"; text: string } | Extract<SaveWriteResult, { kind: "not_saved" }> {
  const { game, commands } = input;
  if (game.over !== "") {
    return { kind: "not_saved", reason: "finished_run", message: "a run that is over is not saved" };
  }
  const state = fitPart("Game", game, "game");
  if (state.kind === "differs") {
    return brokenState(sayMisfit(state.misfit, "it"));
  }
  const mods = input.mods.map(({ id, version }) => ({ id, version }));
  const header = fitPart("SaveHeader", { schema: SAVE_SCHEMA, game: input.gameVersion, commands, mods }, "save");
  if (header.kind === "differs") {
    return brokenState(sayMisfit(header.misfit, "it"));
  }
  return { kind: "text", text: saveToml(header.value, state.value) };
}

/** A state that could not be read again is not written. */
export function brokenState(why: string): Extract<SaveWriteResult, { kind: "not_saved" }> {
  return { kind: "not_saved", reason: "broken_state", message: `the run cannot be saved: ${why}` };
}
