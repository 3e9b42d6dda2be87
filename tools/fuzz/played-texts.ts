import { RECORDING_SCHEMA, SAVE_SCHEMA } from "@rustkeep/data";
import { createGame, execute, type Game } from "@rustkeep/engine";
import { saveToml } from "../../packages/data/src/save/save-format.js";
import { planOf } from "../soak/plans.js";
import { createPlayer } from "../soak/players.js";
import { type Content, setupOf } from "../soak/run.js";

const RUNS = 6;
const TURNS_BETWEEN_SAVES = 60;
const SAVES = 3;

/** Saves and recordings of runs that have been played a little, for what is fuzzed to begin with. */
export function playedTexts(content: Content): { saves: string[]; recordings: string[] } {
  const { registries, mods } = content.loaded;
  const saves: string[] = [];
  const recordings: string[] = [];
  for (let number = 1; number <= RUNS; number += 1) {
    const plan = planOf(content, number, number % 2 === 0 ? "sensible" : "random");
    const setup = setupOf(plan);
    const game = createGame(setup, registries);
    const next = createPlayer(plan.player, plan.seed, registries);
    const seed = `0x${number.toString(16).padStart(16, "0")}`;
    const lines: object[] = [{ schema: RECORDING_SCHEMA, ...setup, seed, mods: modsOf(mods), game: "0.0.0" }];
    for (let step = 1; step <= SAVES * TURNS_BETWEEN_SAVES && game.over === ""; step += 1) {
      const command = next(game);
      if (execute(game, command, registries).kind !== "rejected") lines.push({ command, rng: game.rng });
      if (step % TURNS_BETWEEN_SAVES === 0 && game.over === "") saves.push(saveOf(game, mods));
    }
    recordings.push(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);
  }
  return { saves, recordings };
}

type Mods = Content["loaded"]["mods"];

function modsOf(mods: Mods) {
  return mods.map(({ id, version }) => ({ id, version }));
}

function saveOf(game: Game, mods: Mods): string {
  return saveToml({ schema: SAVE_SCHEMA, game: "0.0.0", commands: 0, mods: modsOf(mods) }, game);
}
