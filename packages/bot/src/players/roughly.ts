import type { Choice } from "@rustkeep/engine";

/** A number as it stands in a definition; a guess where a formula stands there that depends on the game. */
export function roughly(value: number | string, guess: number): number {
  return typeof value === "number" ? value : guess;
}

/** What formulas come to, more or less. */
export const GUESS = { amount: 6, scale: 1, count: 1, turns: 3, chance: 0.5, experience: 20 } as const;

/** What one of several choices is worth, by how often each is drawn. */
export function average(choices: readonly Choice[], worthOf: (choice: Choice) => number): number {
  const weights = choices.map(({ weight }) => roughly(weight, GUESS.count));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return 0;
  return choices.reduce((total, choice, index) => total + ((weights[index] ?? 0) / sum) * worthOf(choice), 0);
}
