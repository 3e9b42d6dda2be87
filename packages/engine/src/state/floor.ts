import type { Id } from "../content/definitions/text.js";
import type { Enemy, Position } from "./creature.js";
import type { ItemInstance } from "./item.js";

/** A rectangle of tiles. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something that lies on a tile and can be picked up. */
export interface Pile {
  pos: Position;
  /** Rolled when the pile is picked up; "" for none. */
  table: Id;
  /** Lies here beside what the table yields. */
  items: ItemInstance[];
}

/** An NPC in its room. */
export interface PlacedNpc {
  npc: Id;
  pos: Position;
  /** What it sells, drawn when the floor is made; what the hero sells joins it. */
  stock: ItemInstance[];
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
  enemies: Enemy[];
  npcs: PlacedNpc[];
}

/** A level of the keep. Only one exists at a time. */
export interface Floor {
  /** The number of its definition. */
  number: number;
  id: Id;
  width: number;
  height: number;
  /** Index of the room that the hero is in, −1 in a corridor. */
  player_room: number;
  /** A string for each row: `#` wall, `.` floor, `+` door, `>` stairs, `<` entrance. Anything else, and what lies outside, is wall. */
  tiles: string[];
  piles: Pile[];
  rooms: Room[];
}
