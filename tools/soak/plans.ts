import { categoriesInOrder, type Id, optionsOfCategory, type Registries } from "@rustkeep/engine";
import { coreContent, tutorialContent, wildContent } from "./contents.js";
import type { Content, Player, RunPlan } from "./run.js";

const PLAYERS: readonly Player[] = ["sensible", "random", "plain"];
/** Each random mod is played so often, by another player each time. */
const RUNS_PER_WILD_MOD = 3;

/** The endless list of runs of a soak: the base game, the tutorial's mod and random mods by turns. */
export function* plans(first: number): Generator<RunPlan> {
  const fixed = [coreContent(), tutorialContent()].filter((content) => content !== undefined);
  for (let number = first; ; number++) {
    for (const content of fixed) yield planOf(content, number, PLAYERS[number % PLAYERS.length] ?? "sensible");
    const wild = wildContent(number);
    for (let run = 0; run < RUNS_PER_WILD_MOD; run++) {
      yield planOf(wild, number * RUNS_PER_WILD_MOD + run, PLAYERS[run % PLAYERS.length] ?? "random");
    }
  }
}

/** A run by its number: each number has a hero of its own, so that all of them get their turn. */
export function planOf(content: Content, number: number, player: Player): RunPlan {
  return { content, seed: number, options: heroOf(content.loaded.registries, number), player };
}

/** A hero by his number. */
export function heroOf(registries: Registries, number: number): Id[] {
  let rest = number;
  return categoriesInOrder(registries).flatMap(({ id, pick }) => {
    const offered = optionsOfCategory(id, registries).map((option) => option.id);
    const start = offered.length === 0 ? 0 : rest % offered.length;
    rest = Math.floor(rest / Math.max(1, offered.length));
    return [...offered.slice(start), ...offered.slice(0, start)].slice(0, pick);
  });
}
