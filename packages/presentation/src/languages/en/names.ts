import type { Noun } from "../noun.js";
import { listed, lowered, times } from "./grammar.js";

/** How names are put together in lists. */
export const names = {
  /** A name with its affixes: "Flaming dagger". */
  listed: (p: Noun) => listed(p),
  /** A name among other words. */
  inPassing: (p: { name: string }) => lowered(p.name),
  times: (p: { name: string; count: number | string }) => times(p.name, p.count),
};
