import type { LoadResult } from "@rustkeep/data/sources";
import { LANGUAGES, type Language } from "@rustkeep/presentation";

/** The languages to choose from, those of the game first, then those of the mods. */
export function languagesOf({ languages }: Pick<LoadResult, "languages">): Language[] {
  return [...new Set([...LANGUAGES, ...languages])];
}
