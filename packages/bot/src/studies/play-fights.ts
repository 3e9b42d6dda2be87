import { arenaOf } from "./arena.js";
import { playFight } from "./play-fight.js";
import { seedOfGame } from "./seeds.js";
import { emptyTally, measure, type Tally } from "./tally.js";
import type { FightsWork } from "./work.js";

/** Fights against each group of enemies, with the same seeds for each. */
export function playFights(work: FightsWork, numbers: readonly number[]): Tally {
  const tally = emptyTally();
  const arena = arenaOf(work.registries);
  for (const number of numbers) {
    const options = work.heroes[number % work.heroes.length] ?? [];
    const seed = seedOfGame(BigInt(work.seed), number);
    tally.done += 1;
    for (const enemies of work.enemies) {
      const fight = playFight({ seed, options, level: work.level, enemies, policy: work.policy }, arena);
      const names = [groupName(enemies)];
      measure(tally.groups, names, "end", fight.end);
      measure(tally.groups, names, "turns", fight.turns);
      measure(tally.groups, names, "lost", fight.lost);
      measure(tally.groups, names, "left", fight.left);
    }
  }
  return tally;
}

/** How a group of enemies is called in a study: its ids, joined by `+`. */
export function groupName(enemies: readonly string[]): string {
  return enemies.join("+");
}
