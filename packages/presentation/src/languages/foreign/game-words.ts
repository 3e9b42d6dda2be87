/** Words of the game as a translation brings them, in tables like those of the catalogues; whatever else lies there is told by `checkGameWords`. */
export interface GameWords {
  readonly [key: string]: unknown;
}

/** A text of the game by the keys that lead to it. */
export type GamePath = readonly string[];

/** The word at a path; undefined where there is none, or an empty one. */
export function wordAt(words: GameWords, path: GamePath): string | undefined {
  let value: unknown = words;
  for (const key of path) {
    if (!isTable(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Whether a value is a table of words. */
export function isTable(value: unknown): value is GameWords {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
