/** A number as it stands in a definition; a guess where a formula stands there that depends on the game. */
export function roughly(value: number | string, guess: number): number {
  return typeof value === "number" ? value : guess;
}

/** What formulas come to, more or less. */
export const GUESS = { amount: 6, scale: 1, count: 1, turns: 3, chance: 0.5, experience: 20 } as const;
