import type { ActionTarget } from "@rustkeep/engine";
import type { Noun } from "./noun.js";

/**
 * Somebody in a sentence, as the catalogues need him: `number` counts from 1 among the enemies of the fight, or is 0 where
 * the name alone says who is meant.
 */
export type Party = { kind: "hero" } | { kind: "nobody" } | { kind: "enemy"; noun: Noun; number: number };

/** Something and how many of it there are. */
export interface Counted {
  readonly noun: Noun;
  /** A text where a formula gives it. */
  readonly count: number | string;
}

/** A state that lies on somebody. */
export interface StateName {
  /** As in lists. Where there is a noun, the name says how somebody is: "Vergiftet". */
  readonly name: string;
  /** The state as a thing: "die Vergiftung"; undefined where its definition has no such word. */
  readonly noun: Noun | undefined;
}

/** Who a description speaks about: the player, or whoever carries the thing described. */
export type Voice = "you" | "bearer";

/** Whom a described effect meets; where an event's target is whoever attacked, that is said. */
export type EffectTarget = ActionTarget | "attacker";
