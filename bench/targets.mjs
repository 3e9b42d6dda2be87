/** What each row of the benchmarks must reach and aims at, by its name; `must` and `aim` are in the row's own unit. */
export const targets = {
  floors: { must: 15_000, aim: 30_000 },
  "loot rolls": { must: 1_900_000, aim: 2_900_000 },
  "turns, walking": { must: 250_000, aim: 500_000 },
  "turns, fight against three": { must: 50_000, aim: 90_000 },
};
