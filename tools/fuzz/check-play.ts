import { createGame, createRng, GameSetupError, legalCommands, type Registries, range } from "@rustkeep/engine";
import { type Fault, faultOf, playChecked } from "../soak/checks.js";
import { heroOf } from "../soak/plans.js";

/** Plays some turns at random with what a load has left, and tells what is wrong, if anything. */
export function checkPlay(registries: Registries, seed: number, turns: number): Fault | undefined {
  const dice = createRng(seed + 1);
  try {
    const game = createGame({ seed, name: "Fuzz", options: heroOf(registries, seed) }, registries);
    for (let turn = 0; turn < turns && game.over === ""; turn += 1) {
      const legal = legalCommands(game, registries);
      const command = legal[range(dice, 0, legal.length - 1)] ?? { command: "wait" };
      const { fault } = playChecked(game, command, registries);
      if (fault !== undefined) return fault;
    }
    return undefined;
  } catch (error) {
    // A run that cannot begin with these mods is told so by this one.
    return error instanceof GameSetupError ? undefined : faultOf(error);
  }
}
