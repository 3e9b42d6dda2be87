import type { AssignableAttribute } from "../content/definitions/attribute.js";
import type { Word } from "./bounds.js";

/** A direction on the map; north is up. */
export type Direction = "north" | "south" | "west" | "east";

/** One step. */
export interface MoveCommand {
  command: "move";
  direction: Direction;
}
/** Steps straight on until something turns up; each is a turn of its own. */
export interface RunCommand {
  command: "run";
  direction: Direction;
}
/** Lets a turn pass. */
export interface WaitCommand {
  command: "wait";
}
/** Takes the stairs to the next floor; below the last one the run is won, unless that is repeated. */
export interface DescendCommand {
  command: "descend";
}
/** Leaves the keep by the stairs before the floor that is repeated, which wins the run. */
export interface LeaveCommand {
  command: "leave";
}
/** Takes all piles of the tile. */
export interface PickUpCommand {
  command: "pick_up";
}
/** Uses an inventory entry. */
export interface UseItemCommand {
  command: "use_item";
  /** Position in the inventory. */
  index: number;
  /** Index of the enemy aimed at; without it, the first living one. */
  target?: number;
}
/** Puts an inventory entry on. */
export interface EquipCommand {
  command: "equip";
  /** Position in the inventory. */
  index: number;
}
/** Takes a worn item off. */
export interface UnequipCommand {
  command: "unequip";
  slot: Word;
}
/** Lays pieces of an inventory entry on the tile. */
export interface DropCommand {
  command: "drop";
  /** Position in the inventory. */
  index: number;
  /** Pieces, 1 without it. */
  count?: number;
}
/** Begins a talk with the NPC on the tile. */
export interface TalkCommand {
  command: "talk";
}
/** Closes an open shop, else the talk. Costs no turn. */
export interface EndTalkCommand {
  command: "end_talk";
}
/** Says something. */
export interface ChooseCommand {
  command: "choose";
  /** Position in the list of options that are on offer (`dialogOptions`). */
  option: number;
}
/** Buys from the open shop. */
export interface BuyCommand {
  command: "buy";
  /** Position in the stock. */
  index: number;
  /** Pieces, 1 without it. */
  count?: number;
}
/** Sells to the open shop. */
export interface SellCommand {
  command: "sell";
  /** Position in the inventory. */
  index: number;
  /** Pieces, 1 without it. */
  count?: number;
}
/** Uses an ability. */
export interface UseAbilityCommand {
  command: "use_ability";
  ability: Word;
  /** Index of the enemy aimed at; without it, the first living one. */
  target?: number;
}
/** Spends points on attributes. */
export interface AssignPointsCommand {
  command: "assign_points";
  /**
   * Points for each attribute, whole numbers from 0.
   * @keys Word
   */
  points: Partial<Record<AssignableAttribute, number>>;
}
/** Gives an item: ten pieces of a stackable one. */
export interface GiveCheat {
  command: "debug";
  cheat: "give";
  item: Word;
}
/** Fills health and stamina. */
export interface HealCheat {
  command: "debug";
  cheat: "heal";
}
/** Goes down without stairs, also out of a fight. */
export interface DescendCheat {
  command: "debug";
  cheat: "descend";
}
/** Kills everybody in the running fight. */
export interface ClearRoomCheat {
  command: "debug";
  cheat: "clear_room";
}
/** Allows cheats from now on, which marks the run, its save and its recording for good. Costs no turn. */
export interface OnCheat {
  command: "debug";
  cheat: "on";
}
/** The workbench for mod authors. */
export type DebugCommand = OnCheat | GiveCheat | HealCheat | DescendCheat | ClearRoomCheat;

/** Everything that a player can do. */
export type Command =
  | MoveCommand
  | RunCommand
  | WaitCommand
  | DescendCommand
  | LeaveCommand
  | PickUpCommand
  | UseItemCommand
  | EquipCommand
  | UnequipCommand
  | DropCommand
  | TalkCommand
  | EndTalkCommand
  | ChooseCommand
  | BuyCommand
  | SellCommand
  | UseAbilityCommand
  | AssignPointsCommand
  | DebugCommand;

/** The names of the commands. */
export type CommandName = Command["command"];
