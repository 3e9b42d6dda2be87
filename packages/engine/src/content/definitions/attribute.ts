import type { Amount } from "./text.js";

/** Attributes that points can be assigned to. */
export type AssignableAttribute = "strength" | "dexterity" | "constitution" | "charisma" | "luck";

/**
 * The fixed catalogue of attributes. Units: strength to luck in points, `level` in levels, `max_health` and `damage` in
 * health, `max_stamina` in stamina, `hit_chance` as a fraction 0..1, `critical_chance` and `price_modifier` in percent
 * points, `critical_factor` as a factor, `carry_capacity` in inventory entries.
 */
export type Attribute = RaisableAttribute | "level";

/** Attributes that an action can raise for good: a level comes by experience alone. */
export type RaisableAttribute =
  | AssignableAttribute
  | "max_health"
  | "max_stamina"
  | "damage"
  | "hit_chance"
  | "critical_chance"
  | "critical_factor"
  | "price_modifier"
  | "carry_capacity";

/** The kinds of damage. Resistance is counted for each of them. */
export type DamageType = "fire" | "ice" | "poison" | "shock" | "holy" | "slash" | "blunt";

/** Base values of attributes; whatever is not named keeps the default of a fresh creature. */
export interface AttributeValues {
  /** Points; assigned ones also raise damage. Default 1. */
  strength?: Amount;
  /** Points; the better of two dodges, flees and begins. Default 1. */
  dexterity?: Amount;
  /** Points; assigned ones also raise max_health. Default 1. */
  constitution?: Amount;
  /** Points; lowers prices. Default 1. */
  charisma?: Amount;
  /** Points; brings more loot. Default 1. */
  luck?: Amount;
  /** Levels. Default 1. */
  level?: Amount;
  /** The most health it can have. Default 100. */
  max_health?: Amount;
  /** The most stamina it can have. Default 100. */
  max_stamina?: Amount;
  /** Health that its attacks are scaled by. Default 2. */
  damage?: Amount;
  /** Fraction 0..1, before the other's dexterity. Default 0.8. */
  hit_chance?: Amount;
  /** Percent points. Default 5. */
  critical_chance?: Amount;
  /** What damage is multiplied by on a critical hit. Default 1.5. */
  critical_factor?: Amount;
  /** Percent points off prices. Default 0. */
  price_modifier?: Amount;
  /** Inventory entries. Default 50. */
  carry_capacity?: Amount;
}
