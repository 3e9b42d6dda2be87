import type { Entry } from "./entry.js";
import type { Id, Tag, Weight } from "./text.js";
import type { Trigger } from "./trigger.js";

/**
 * A drawing of a room, a line for each row: `#` wall, `.` floor, `+` door, `e` enemy, `l` loot, `n` NPC, `<` entrance,
 * `>` stairs, and the letters that `marks`, `npc_marks` and `loot_marks` give a meaning. At most 60×60, rows of equal length,
 * at most 32 places each for enemies, loot and NPCs.
 * @pattern ^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$
 * @minLength 1
 * @maxLength 4000
 * @examples ["##+##\n#.e.#\n#...#\n#####\n"]
 */
export type Layout = string;

/** A kind of creature and how often it appears among the others. */
export interface CreatureWeight {
  /**
   * The creature.
   * @xref creatures
   */
  id: Id;
  /**
   * Its share among the others of the list.
   * @default 1
   */
  weight: Weight;
}

/** A room to be placed on floors. */
export interface Prefab extends Entry {
  /** The drawing of the room; see there for its characters. */
  layout: Layout;
  /**
   * What floors ask for it by.
   * @maxItems 1000
   * @xref tags
   * @default []
   */
  tags: Tag[];
  /**
   * Whether it may be mirrored and turned when placed.
   * @default true
   */
  rotate: boolean;
  /**
   * What its `l` marks hold; without it, the floor's own table.
   * @xref loot_tables
   */
  loot?: Id;
  /**
   * Who stands at its `e` marks; without it, the floor's own list.
   * @maxItems 1000
   */
  creatures?: CreatureWeight[];
  /**
   * Who stands at its `n` marks, in the order of the marks. (Once loaded, "" stands for one who does not exist.)
   * @maxItems 1000
   * @xref npcs
   * @default []
   */
  npcs: Id[];
  /**
   * Letters of the drawing that stand for certain creatures: `Q = "ashen_queen"`, or one drawn from a list,
   * `g = ["rat", "bat"]`. Any letters but `e`, `l` and `n`.
   * @xref creatures
   * @default {}
   */
  marks: Record<string, Id[]>;
  /**
   * Letters of the drawing that stand for certain NPCs, or for one drawn from a list.
   * @xref npcs
   * @default {}
   */
  npc_marks: Record<string, Id[]>;
  /**
   * Letters of the drawing that stand for loot of certain tables, or of one drawn from a list.
   * @xref loot_tables
   * @default {}
   */
  loot_marks: Record<string, Id[]>;
  /**
   * What happens while the hero is in the room; `self` is the hero.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}
