import type { Color, Creature, Id, Registries } from "@rustkeep/engine";
import { describeTimedModifier } from "../describe/describe-entry.js";
import type { Texts } from "../languages/catalogue.js";
import type { Voice } from "../languages/party.js";
import { nameOf } from "../words/names.js";

/** A timed modifier that lies on somebody. */
export interface StateView {
  readonly id: Id;
  readonly name: string;
  /** The name among other words. */
  readonly inPassing: string;
  readonly turns: number;
  readonly symbol: string;
  readonly color: Color | undefined;
}

/** The states of a creature that the player is told of, in the order in which they came. */
export function statesOf(who: Creature, texts: Texts, registries: Registries): StateView[] {
  const told = who.modifiers.filter(({ modifier }) => registries.modifiers[modifier]?.hidden !== true);
  return told.map(({ modifier, turns_left: turns, stacks }) => {
    const name = nameOf("modifiers", modifier, registries);
    const definition = registries.modifiers[modifier];
    const times = (words: string) => (stacks === 1 ? words : texts.names.times({ name: words, count: stacks }));
    return {
      id: modifier,
      name: times(name),
      inPassing: times(texts.names.inPassing({ name })),
      turns,
      symbol: definition?.symbol ?? "?",
      color: definition?.color,
    };
  });
}

/** A state with what it does, a line each. */
export interface StateDetail extends StateView {
  readonly lines: readonly string[];
}

/** The states of a creature with what they do. */
export function stateDetails(who: Creature, voice: Voice, texts: Texts, registries: Registries): StateDetail[] {
  return statesOf(who, texts, registries).map((state) => ({
    ...state,
    lines: describeTimedModifier(state.id, voice, texts, registries),
  }));
}
