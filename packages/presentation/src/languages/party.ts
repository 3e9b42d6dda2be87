import type { ActionTarget } from "@rustkeep/engine";

/**
 * Somebody in a sentence, as the catalogues need him: `name` is cleaned and as its definition writes it, `number` counts
 * from 1 among the enemies of the fight, or is 0 where the name alone says who is meant.
 */
export type Party = { kind: "hero" } | { kind: "nobody" } | { kind: "creature"; name: string; number: number };

/** Who a description speaks about: the player, or whoever carries the thing described. */
export type Voice = "you" | "bearer";

/** Whom a described effect meets; where an event's target is whoever attacked, that is said. */
export type EffectTarget = ActionTarget | "attacker";
