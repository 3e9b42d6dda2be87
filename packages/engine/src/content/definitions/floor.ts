import type { Entry } from "./entry.js";
import type { CreatureWeight } from "./prefab.js";
import type { Id, Line, Tag, Weight } from "./text.js";
import type { Trigger } from "./trigger.js";

/** A group of prefabs and how often one of it is placed. */
export interface PrefabWeight {
  /**
   * The tag that the prefabs carry.
   * @xref tags
   */
  tag: Tag;
  /**
   * Its share among the others of the list.
   * @default 1
   */
  weight: Weight;
}

/**
 * The extent of a floor in one direction, in tiles.
 * @asType integer
 * @minimum 10
 * @maximum 400
 */
export type Extent = number;

/**
 * By what the figures of a floor that is repeated are multiplied for each floor beyond its own number. On the third repetition,
 * 1.1 means 1.1 × 1.1 × 1.1.
 */
export interface FloorScale {
  /**
   * Maximum health of enemies.
   * @minimum 0.1
   * @maximum 10
   * @default 1
   */
  health: number;
  /**
   * The attribute `damage` of enemies.
   * @minimum 0.1
   * @maximum 10
   * @default 1
   */
  damage: number;
  /**
   * Experience for killing enemies.
   * @minimum 0.1
   * @maximum 10
   * @default 1
   */
  exp: number;
  /**
   * Gold in piles.
   * @minimum 0.1
   * @maximum 10
   * @default 1
   */
  gold: number;
  /**
   * What merchants ask for their goods.
   * @minimum 0.1
   * @maximum 10
   * @default 1
   */
  prices: number;
}

/** A level of the keep. */
export interface FloorDefinition extends Entry {
  /**
   * Its place in the order of floors: stairs lead to the next greater number; below the last one the run is won.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  number: number;
  /** Width and height in tiles, 10..400 each. */
  size: [Extent, Extent];
  /**
   * How many rooms it shall have; the required ones count.
   * @asType integer
   * @minimum 1
   * @maximum 200
   */
  rooms: number;
  /**
   * Shown beside its number.
   * @default ""
   */
  name: Line;
  /**
   * A room with each of these tags is placed first, in this order.
   * @maxItems 1000
   * @xref tags
   * @default []
   */
  required: Tag[];
  /**
   * What the other rooms are drawn from.
   * @maxItems 1000
   * @default []
   */
  prefabs: PrefabWeight[];
  /**
   * Who stands at the `e` marks of its rooms.
   * @maxItems 1000
   * @default []
   */
  creatures: CreatureWeight[];
  /**
   * What the `l` marks of its rooms hold.
   * @xref loot_tables
   */
  loot?: Id;
  /**
   * How many more corridors are dug between rooms drawn at random.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   * @default 0
   */
  loops: number;
  /**
   * Whether it lies below all others, whatever its number, and the keep goes on with it: its stairs lead to the same floor, made
   * anew, with the next number. At the stairs before it one may `leave`, which wins the run, or go on. There is one such floor.
   * @default false
   */
  repeat: boolean;
  /** How much harder and richer a repeated floor becomes with each repetition. */
  scale?: FloorScale;
  /**
   * What happens while the hero is on the floor; `self` is the hero.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}
