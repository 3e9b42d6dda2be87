import type { DamageType, Id } from "@rustkeep/engine";

/** What the engine forecasts of the hero's attacks on an enemy; healths. */
export interface OwnAttacks {
  /** What a plain attack takes from it on average. */
  plain: number;
  /** Chance of attacks to hit, and to be critical if they hit. */
  chance: number;
  critical: number;
  /** The hero's `damage`, read against this enemy. */
  ownDamage: number;
}

/** What the engine forecasts of an action of an enemy. */
export interface Announced {
  /** Health that it takes from the hero on average. */
  announced: number;
  /** Health that it takes if it hits, critically where that is likely enough. */
  blow: number;
  damageType: DamageType;
}

/** What is remembered of an enemy in the running fight. Forecasts hold until the state changes that they depend on. */
export interface KnownFoe {
  state: string;
  own: OwnAttacks;
  /** What it resists, as far as somebody has asked. */
  resistances: Partial<Record<DamageType, number>>;
  actions: Map<Id, Announced>;
  threat: number;
}
