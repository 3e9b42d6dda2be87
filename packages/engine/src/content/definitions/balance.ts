import type { Fraction } from "./text.js";

/** The knobs of the rules, one table for the whole game, merged field by field over the load order. */
export interface Balance {
  /**
   * Chance to hit lost per point of the defender's dexterity, as a fraction.
   * @minimum 0
   * @maximum 1
   * @default 0.02
   */
  evasion: number;
  /**
   * Chance to flee won or lost per point of difference in dexterity, as a fraction.
   * @minimum 0
   * @maximum 1
   * @default 0.05
   */
  flee: number;
  /**
   * Stamina that comes back each turn.
   * @minimum 0
   * @maximum 1000000
   * @default 4
   */
  stamina_regen: number;
  /**
   * The greatest share of damage that resistance takes away; -1 would double all damage.
   * @minimum -1
   * @maximum 1
   * @default 0.8
   */
  resistance_cap: number;
  /**
   * The least chance to hit.
   * @default 0.05
   */
  hit_floor: Fraction;
  /**
   * The greatest chance to hit.
   * @default 0.95
   */
  hit_ceiling: Fraction;
  /**
   * The share of an item's price that a merchant pays.
   * @minimum 0
   * @maximum 1
   * @default 0.4
   */
  sell_ratio: number;
  /**
   * Percent of the price that a point of charisma is worth.
   * @minimum 0
   * @maximum 100
   * @default 1.5
   */
  charisma_price: number;
  /**
   * Experience needed on level 1.
   * @minimum 0
   * @maximum 1000000
   * @default 20
   */
  exp_base: number;
  /**
   * How steeply the need for experience rises with the level.
   * @minimum 0
   * @maximum 10
   * @default 1.5
   */
  exp_exponent: number;
  /**
   * Chance of one more draw from a loot table per point of luck, as a fraction.
   * @minimum 0
   * @maximum 1
   * @default 0.02
   */
  luck_factor: number;
  /**
   * Damage gained with each assigned point of strength.
   * @minimum 0
   * @maximum 1000000
   * @default 1
   */
  damage_per_strength: number;
  /**
   * Maximum health (and health) gained with each assigned point of constitution.
   * @minimum 0
   * @maximum 1000000
   * @default 8
   */
  health_per_constitution: number;
}
