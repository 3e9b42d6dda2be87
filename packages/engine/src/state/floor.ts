import type { Id } from "../content/definitions/text.js";
import type { Coordinate, Flags, FloorNumber, IdOrNone, Index, Side, TileRow } from "./bounds.js";
import type { EnemyList, Position } from "./creature.js";
import type { ItemList } from "./item.js";

/** A rectangle of tiles. */
export interface Rect {
  x: Coordinate;
  y: Coordinate;
  w: Side;
  h: Side;
}

/** Something that lies on a tile and can be picked up. */
export interface Pile {
  pos: Position;
  /** Rolled when the pile is picked up; "" for none. */
  table: IdOrNone;
  /** Lies here beside what the table yields. */
  items: ItemList;
}

/** An NPC in its room. */
export interface PlacedNpc {
  npc: Id;
  pos: Position;
  /** What it sells, drawn when the floor is made; what the hero sells joins it. */
  stock: ItemList;
}

/** A room of a floor. Corridors belong to no room. */
export interface Room {
  prefab: Id;
  rect: Rect;
  /** True once its enemies are gone, from the start where none lives. */
  cleared: boolean;
  /** True once the hero has entered it. */
  visited: boolean;
  /** Who lives here; empty while they are in the running fight. */
  enemies: EnemyList;
  /** @maxItems 10000 */
  npcs: PlacedNpc[];
  /** Flags of scope `room`. */
  flags: Flags;
}

/** A level of the keep. Only one exists at a time. */
export interface Floor {
  /** The number of its definition. */
  number: FloorNumber;
  id: Id;
  width: Side;
  height: Side;
  /** Index of the room that the hero is in, −1 in a corridor. */
  player_room: Index;
  /** A string for each row: `#` wall, `.` floor, `+` door, `>` stairs, `<` entrance. Anything else, and what lies outside, is wall. */
  tiles: TileRow[];
  /** @maxItems 10000 */
  piles: Pile[];
  /** @maxItems 10000 */
  rooms: Room[];
  /** Flags of scope `floor`. */
  flags: Flags;
  /** Unique creatures that were placed here, alive or not, in code-unit order. */
  uniques: Id[];
}
