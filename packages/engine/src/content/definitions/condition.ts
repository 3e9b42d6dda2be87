import type { Attribute } from "./attribute.js";
import type { Amount, ConditionCode, Fraction, Id, Tag, WholeAmount } from "./text.js";

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

/**
 * Does the hero hold an item, carried or worn?
 * @needs item, tag
 */
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
  item?: Id;
  /**
   * A tag of the items to look for.
   * @xref tags
   */
  tag?: Tag;
  /**
   * How many pieces there must be at least.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   * @default 1
   */
  count: number;
}

/**
 * Does the hero wear something? One thing must be all that is written.
 * @needs item, tag, slot
 */
export interface WornCheck extends CheckFields {
  check: "worn";
  /**
   * The item.
   * @xref items
   */
  item?: Id;
  /**
   * A tag of the item.
   * @xref tags
   */
  tag?: Tag;
  /**
   * Where it is worn.
   * @xref slots
   */
  slot?: Id;
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

/** Is this the floor, and does its number lie within bounds? */
export interface FloorCheck extends CheckFields {
  check: "floor";
  /**
   * True only on this floor.
   * @xref floors
   */
  id?: Id;
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

/** Is a quest running, done, or failed? */
export interface QuestCheck extends CheckFields {
  check: "quest";
  /**
   * The quest to ask about.
   * @xref quests
   */
  quest: Id;
  /**
   * `active` for one that is running, `done` for completed, `failed` for failed.
   * @default "active"
   */
  state: QuestState;
}

/**
 * Is the hero in a room that is all that is written? False in a corridor, also when it is turned round.
 * @needs tag, prefab, cleared
 */
export interface RoomCheck extends CheckFields {
  check: "room";
  /**
   * A tag of the room's prefab.
   * @xref tags
   */
  tag?: Tag;
  /**
   * The prefab that the room is made from.
   * @xref prefabs
   */
  prefab?: Id;
  /** Whether its enemies are gone, or none ever lived there. */
  cleared?: boolean;
}

/** Does the value of a flag lie within bounds? One that was never set is 0. */
export interface FlagCheck extends CheckFields {
  check: "flag";
  /**
   * The flag. Flags are declared nowhere; a bare name is the mod's own.
   * @xref flags
   */
  flag: Id;
  /**
   * Which of the flags of that name.
   * @default "run"
   */
  scope: FlagScope;
  /**
   * True only at this value or above.
   * @default 1
   */
  at_least: WholeAmount;
  /** True only below this value. */
  below?: WholeAmount;
}

/** Do all checks of one of several lists hold? */
export interface AnyCheck extends CheckFields {
  check: "any";
  /**
   * The lists; one without checks always holds.
   * @maxItems 100
   */
  of: ConditionList[];
}

/**
 * Checks that must all hold.
 * @maxItems 100
 */
export type ConditionList = Condition[];

/** Does code give `true`? It sees what the other checks see, and what the event of the trigger carries. */
export interface FormulaCheck extends CheckFields {
  check: "formula";
  /** What must be true. */
  code: ConditionCode;
}

/**
 * How long a flag lasts: for the whole run, or until the hero leaves the floor or the fight is over. One of a room lasts
 * as long as its floor, and is that of the room where the hero is.
 */
export type FlagScope = "run" | "floor" | "room" | "fight";

/** Does the hero wear so many different items of a set? */
export interface SetCheck extends CheckFields {
  check: "set";
  /**
   * The set.
   * @xref sets
   */
  set: Id;
  /**
   * How many there must be at least.
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  pieces: number;
}

/** How far a quest has come. */
export type QuestState = "active" | "done" | "failed";

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
  | WornCheck
  | RoomCheck
  | FlagCheck
  | AnyCheck
  | SetCheck
  | FormulaCheck;
