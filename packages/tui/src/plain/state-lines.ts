import type { StateView } from "@rustkeep/presentation";
import type { Scene } from "./front.js";

/** What lies on somebody, as a line; none where nothing does. */
export function stateLines(states: readonly StateView[], texts: Scene["texts"]): string[] {
  return states.length === 0 ? [] : [texts.plain.states({ states: stateWords(states, texts) })];
}

/** The same as part of a line. */
export function stateWords(states: readonly StateView[], texts: Scene["texts"]): string {
  return states.map(({ name, turns }) => texts.plain.state({ name, turns })).join(", ");
}
