/** What each row of the benchmarks must reach and aims at, by its name; `must` and `aim` are in the row's own unit. */
export const targets = {
  floors: { must: 15_000, aim: 30_000 },
  "loot rolls": { must: 1_900_000, aim: 2_900_000 },
  "turns, walking": { must: 250_000, aim: 500_000 },
  "turns, fight against three": { must: 50_000, aim: 90_000 },
  "whole runs": { must: 50, aim: 200 },
  "a turn after 9,000, beside one after 1,000": { must: 1.5, aim: 1.1 },
  "loading the reference content": { must: 3, aim: 1.5 },
  "loading 10,000 entries": { must: 3, aim: 1.5 },
  "loading 10,000 entries, 500 mistakes": { must: 3, aim: 1.5 },
  "start to the main menu, beside node -e 0": { must: 3, aim: 1.8 },
  "a step at 80×24, processor": { must: 5, aim: 1 },
  "a step at 80×24, written": { must: 2000, aim: 200 },
  "a step at 200×60, processor": { must: 5, aim: 1 },
  "a step at 200×60, written": { must: 2000, aim: 200 },
  "memory after 10,000 turns": { must: 120, aim: 80 },
  "growth of the heap over 9,000 turns": { must: 2, aim: 0.5 },
};
