import type { Attribute, DamageType } from "./attribute.js";
import type { Condition } from "./condition.js";
import type { Amount } from "./text.js";

/** Whom a modifier applies to: its carrier, or (an aura) the carrier's living opponents. */
export type ModifierTarget = "self" | "all_enemies";

/** What every modifier may carry. `(base + Σ flat) × (1 + Σ percent / 100)` over all that apply. */
export interface ModifierFields {
  /**
   * Added to the value, in the attribute's unit.
   * @default 0
   */
  flat: Amount;
  /**
   * Added to the percentage by which the sum is raised. On a base of 0 it changes nothing.
   * @default 0
   */
  percent: Amount;
  /**
   * `self` for the carrier, `all_enemies` for an aura on the carrier's opponents.
   * @default "self"
   */
  target: ModifierTarget;
  /**
   * When it applies. `self` is the carrier, `target` whom the value is read against (for an aura: who is being read).
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
}

/** Changes an attribute for as long as the modifier exists. */
export interface AttributeModifier extends ModifierFields {
  /** The attribute that changes. */
  attribute: Attribute;
}

/** Changes the resistance to one kind of damage, in percent points. */
export interface ResistanceModifier extends ModifierFields {
  attribute: "resistance";
  /** The kind of damage that is resisted. */
  damage_type: DamageType;
}

/** Shorthand for the resistance to both slash and blunt, in percent points. */
export interface ArmorModifier extends ModifierFields {
  attribute: "armor";
}

/**
 * Changes an attribute for as long as it exists; it is never executed.
 * @discriminator attribute
 */
export type Modifier = AttributeModifier | ResistanceModifier | ArmorModifier;
