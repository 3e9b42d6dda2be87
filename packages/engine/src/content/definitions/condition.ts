import type { Attribute } from "./attribute.js";
import type { Amount, ConditionCode, Fraction, Id, Tag } from "./text.js";

/** Whom a check is about: `self` is the carrier, `target` the other side. */
export type Who = "self" | "target";

/** What every check may carry. */
export interface CheckFields {
  /**
   * Turns the answer round. A check about a `target` that does not exist stays false.
   * @default false
   */
  not: boolean;
}

/** Does somebody carry a tag? Sees the tags of an enemy's definition and of the hero's options. */
export interface HasTagCheck extends CheckFields {
  check: "has_tag";
  /**
   * Whom to look at.
   * @default "self"
   */
  who: Who;
  /**
   * The tag to look for.
   * @xref tags
   */
  value: Tag;
}

/** Does an attribute lie within bounds? Inside a modifier's condition only unconditional modifiers are counted. */
export interface AttributeCheck extends CheckFields {
  check: "attribute";
  /**
   * Whom to look at.
   * @default "self"
   */
  who: Who;
  /** The attribute to read; neither `resistance` nor `armor`. */
  attribute: Attribute;
  /** True only at this value or above. */
  at_least?: Amount;
  /** True only below this value. */
  below?: Amount;
}

/** Does the hero hold an item, carried or worn? */
export interface HasItemCheck extends CheckFields {
  check: "has_item";
  /**
   * May be written, always the hero.
   * @default "self"
   */
  who: "self";
  /**
   * The item to look for.
   * @xref items
   */
  item: Id;
  /**
   * How many pieces there must be at least.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   * @default 1
   */
  count: number;
}

/** Is health below a fraction of its maximum? */
export interface HealthBelowCheck extends CheckFields {
  check: "health_below";
  /**
   * Whom to look at.
   * @default "self"
   */
  who: Who;
  /** The fraction of the maximum, 0..1. */
  value: Fraction;
}

/** Is stamina below a fraction of its maximum? */
export interface StaminaBelowCheck extends CheckFields {
  check: "stamina_below";
  /**
   * Whom to look at.
   * @default "self"
   */
  who: Who;
  /** The fraction of the maximum, 0..1. */
  value: Fraction;
}

/** Does a timed modifier lie on somebody? */
export interface HasModifierCheck extends CheckFields {
  check: "has_modifier";
  /**
   * Whom to look at.
   * @default "self"
   */
  who: Who;
  /**
   * The timed modifier to look for.
   * @xref modifiers
   */
  modifier: Id;
}

/** Is a fight going on, with a living enemy in it? */
export interface InCombatCheck extends CheckFields {
  check: "in_combat";
}

/** Does the number of the hero's living opponents lie within bounds? */
export interface EnemiesCheck extends CheckFields {
  check: "enemies";
  /**
   * True only with this many or more.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  at_least?: number;
  /**
   * True only with fewer than this.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  below?: number;
}

/** Does the number of the current floor lie within bounds? */
export interface FloorCheck extends CheckFields {
  check: "floor";
  /**
   * True only on this floor number or a deeper one.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  at_least?: number;
  /**
   * True only above this floor number.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  below?: number;
}

/** Is a quest running, or done? */
export interface QuestCheck extends CheckFields {
  check: "quest";
  /**
   * The quest to ask about.
   * @xref quests
   */
  quest: Id;
  /**
   * `active` for started and not done, `done` for completed.
   * @default "active"
   */
  state: QuestState;
}

/** Does code give `true`? It sees what the other checks see, and what the event of the trigger carries. */
export interface FormulaCheck extends CheckFields {
  check: "formula";
  /** What must be true. */
  code: ConditionCode;
}

/** How far a quest has come. */
export type QuestState = "active" | "done";

/**
 * One check. A list of checks is true when all of them are; an empty list is true.
 * @discriminator check
 */
export type Condition =
  | HasTagCheck
  | AttributeCheck
  | HasItemCheck
  | HealthBelowCheck
  | StaminaBelowCheck
  | HasModifierCheck
  | InCombatCheck
  | EnemiesCheck
  | FloorCheck
  | QuestCheck
  | FormulaCheck;
