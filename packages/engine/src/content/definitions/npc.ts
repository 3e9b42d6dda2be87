import type { Action } from "./action.js";
import type { Condition } from "./condition.js";
import type { Entry } from "./entry.js";
import type { Naming } from "./naming.js";
import type { Color, Glyph, Id, Line, Text } from "./text.js";
import type { Trigger } from "./trigger.js";

/** Something the hero can say. */
export interface DialogOption {
  /** What the hero says. */
  text: Line;
  /**
   * What the NPC answers; without it, the text before stays.
   * @default ""
   */
  reply: Text;
  /**
   * Whether the talk ends with it.
   * @default false
   */
  ends: boolean;
  /**
   * Whether it can be said only once in a run, to whichever instance of the NPC.
   * @default false
   */
  once: boolean;
  /**
   * When it can be said.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
  /**
   * What happens when it is said.
   * @maxItems 1000
   * @default []
   */
  actions: Action[];
}

/** Goods of an NPC. */
export interface StockEntry {
  /**
   * The table that they are drawn from.
   * @xref loot_tables
   */
  table: Id;
  /**
   * When they are drawn, read when the floor is made and when the stock is drawn anew; `self` is the hero.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
}

/** Somebody to talk to or trade with. */
export interface Npc extends Entry, Naming {
  /** Shown in talks and messages. */
  name: Line;
  /**
   * The character that stands for it on the map.
   * @default "n"
   */
  symbol: Glyph;
  /** The colour of the symbol; without it, the terminal's default. */
  color?: Color;
  /**
   * What it says first.
   * @default ""
   */
  greeting: Text;
  /**
   * The table that its stock is drawn from, once, when the floor is made.
   * @xref loot_tables
   */
  shop?: Id;
  /**
   * More tables that its stock is drawn from, in order, each if its condition holds.
   * @maxItems 100
   * @default []
   */
  stock: StockEntry[];
  /**
   * Whether the action `restock` draws its stock anew.
   * @default "floor"
   */
  restock: "never" | "floor";
  /**
   * What can be said to it.
   * @maxItems 1000
   * @default []
   */
  options: DialogOption[];
  /**
   * What happens while the hero talks to it; `self` is the hero.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}
