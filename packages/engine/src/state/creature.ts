import type { Attribute } from "../content/definitions/attribute.js";
import type { Id } from "../content/definitions/text.js";
import type { ItemInstance } from "./item.js";

/** A timed modifier that lies on a creature. */
export interface ActiveModifier {
  modifier: Id;
  /** Turns it still lasts, at least 1 between turns. */
  turns_left: number;
}

/** What the hero and enemies share; every formula takes either. */
export interface Creature {
  /** 0..max_health; 0 or less means dead. */
  health: number;
  /** 0..max_stamina. */
  stamina: number;
  /** Rolled when a fight starts; 0 outside. */
  initiative: number;
  /** The ability that an enemy has announced, "" for none; always "" for the hero. */
  intent: Id;
  /** In the order in which they were laid. */
  modifiers: ActiveModifier[];
  /** Turns until an ability can be used again, by ability id in code-unit order; at least 1 between turns. */
  cooldowns: Record<Id, number>;
}

/** The player's character. */
export interface Hero extends Creature {
  /** 1–24 printable characters. */
  name: string;
  /** Base values of all attributes, in code-unit order of their names. */
  base: Record<Attribute, number>;
  /** Character options, category by category (order, id), within one by id. */
  options: Id[];
  inventory: ItemInstance[];
  /** Worn items by slot id, in code-unit order; a slot that is empty has no key. */
  equipment: Record<Id, ItemInstance>;
}

/** An enemy, in its room or in the running fight. */
export interface Enemy extends Creature {
  def: Id;
  /** Where it stands on the floor. */
  pos: Position;
}

/** Column and row of a tile, from the floor's upper left corner at [0, 0]. */
export type Position = [x: number, y: number];
