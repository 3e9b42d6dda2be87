import type { Attribute } from "../content/definitions/attribute.js";
import type { Id } from "../content/definitions/text.js";
import type { Coordinate, Figure, HeroName, IdOrNone, PhaseCount, Quantity, Stacks, Turns } from "./bounds.js";
import type { ItemInstance, ItemList } from "./item.js";

// What lies on a creature, what it wears and what it is are never changed in place but replaced: so whoever has gathered
// the modifiers and triggers of it sees at once that they are no longer the same.

/** A timed modifier that lies on a creature. */
export interface ActiveModifier {
  readonly modifier: Id;
  /** Turns it still lasts. */
  turns_left: Turns;
  /** How often it counts. */
  stacks: Stacks;
  /** What ends it before its turns are over, "" for nothing. */
  until: "" | "fight" | "floor";
}

/**
 * The timed modifiers on a creature.
 * @maxItems 1000
 */
export type ModifierList = readonly ActiveModifier[];

/** What the hero and enemies share. */
interface CreatureFields {
  readonly kind: "hero" | "enemy";
  /** Up to max_health; 0 means dead. */
  health: Quantity;
  /** Up to max_stamina. */
  stamina: Quantity;
  /** Rolled when a fight starts; 0 outside. */
  initiative: Figure;
  /** The ability that an enemy has announced, "" for none; always "" for the hero. */
  intent: IdOrNone;
  /** In the order in which they were laid. */
  modifiers: ModifierList;
  /** Turns until an ability can be used again, by ability id in code-unit order. */
  cooldowns: Record<Id, Turns>;
}

/** The player's character. */
export interface Hero extends CreatureFields {
  readonly kind: "hero";
  name: HeroName;
  /** Base values of all attributes, in code-unit order of their names. */
  readonly base: Record<Attribute, Figure>;
  /** Character options, category by category (order, id), within one by id. */
  options: readonly Id[];
  /**
   * Perks in the order in which they were taken; one that was taken twice stands here twice.
   * @maxItems 1000
   */
  perks: Id[];
  inventory: ItemList;
  /**
   * Worn items by slot id, in code-unit order; a slot that is empty has no key.
   * @keys Id
   */
  equipment: Readonly<Record<Id, ItemInstance>>;
  /** Slots whose sticky item can be taken off all the same, in code-unit order. */
  released: Id[];
}

/** An enemy, in its room or in the running fight. */
export interface Enemy extends CreatureFields {
  readonly kind: "enemy";
  readonly def: Id;
  /** Where it stands on the floor. */
  pos: Position;
  phase: PhaseCount;
  /** False for one that was summoned and gives neither experience nor loot. */
  rewards: boolean;
}

/**
 * Enemies in one place.
 * @maxItems 1000
 */
export type EnemyList = Enemy[];

/** The hero or an enemy; every formula takes either. */
export type Creature = Hero | Enemy;

/** Column and row of a tile, from the floor's upper left corner at [0, 0]. */
export type Position = [x: Coordinate, y: Coordinate];
