import type { Id } from "../content/definitions/text.js";
import type { Word } from "./bounds.js";

/** Refusals that need no data for their sentence. */
export interface PlainRejection {
  code:
    | "bad_command"
    | "wall"
    | "in_fight"
    | "run_over"
    | "not_on_stairs"
    | "no_way_out"
    | "nothing_here"
    | "nobody_here"
    | "not_talking"
    | "shop_closed"
    | "no_enemy"
    | "no_way_back"
    | "boss_bars_the_way"
    | "floor_full"
    | "cheats_off";
}
/** The inventory holds `capacity` entries or more. */
export interface InventoryFullRejection {
  code: "inventory_full";
  capacity: number;
}
/** There is nothing at this position of the inventory or stock. */
export interface NoSuchEntryRejection {
  code: "no_such_entry";
  index: number;
}
/** The item cannot be used: it has no actions. */
export interface NotUsableRejection {
  code: "not_usable";
  item: Id;
}
/** What asks for conditions before it can be used. */
export interface ConditionOwner {
  registry: "abilities" | "items";
  id: Id;
}
/** A condition of an item or ability does not hold. */
export interface ConditionFailsRejection {
  code: "condition_fails";
  of: ConditionOwner;
  /** Authored position of the first condition that fails. */
  position: number;
}
/** There is no living enemy with this index. */
export interface NoSuchTargetRejection {
  code: "no_such_target";
  target: number;
}
/** The item has no slot. */
export interface NotEquippableRejection {
  code: "not_equippable";
  item: Id;
}
/** Nothing is worn there. */
export interface SlotEmptyRejection {
  code: "slot_empty";
  slot: Word;
}
/** What is worn there cannot be taken off. */
export interface StickyRejection {
  code: "sticky";
  item: Id;
}
/** The number of pieces is not within 1..available. */
export interface BadCountRejection {
  code: "bad_count";
  count: number;
  available: number;
}
/** There is no such option on offer. */
export interface NoSuchOptionRejection {
  code: "no_such_option";
  option: number;
}
/** The price is beyond the hero's means. */
export interface NotEnoughGoldRejection {
  code: "not_enough_gold";
  price: number;
  gold: number;
}
/** The merchant does not take this. */
export interface NotForSaleRejection {
  code: "not_for_sale";
  item: Id;
}
/** The creature does not have this ability. */
export interface NotGrantedRejection {
  code: "not_granted";
  ability: Word;
}
/** Not enough stamina. */
export interface NoStaminaRejection {
  code: "no_stamina";
  ability: Id;
  cost: number;
  stamina: number;
}
/** The ability is not ready yet. */
export interface CoolingDownRejection {
  code: "cooling_down";
  ability: Id;
  turns: number;
}
/** Points cannot be spent on this. */
export interface NotAssignableRejection {
  code: "not_assignable";
  attribute: Word;
}
/** The sum of the points is not within 1..unspent. */
export interface NotEnoughPointsRejection {
  code: "not_enough_points";
  points: number;
  unspent: number;
}
/** There is no such item. */
export interface UnknownItemRejection {
  code: "unknown_item";
  item: Word;
}

/** Why a command is refused, with the data that its sentence needs. */
export type Rejection =
  | PlainRejection
  | InventoryFullRejection
  | NoSuchEntryRejection
  | NotUsableRejection
  | ConditionFailsRejection
  | NoSuchTargetRejection
  | NotEquippableRejection
  | SlotEmptyRejection
  | StickyRejection
  | BadCountRejection
  | NoSuchOptionRejection
  | NotEnoughGoldRejection
  | NotForSaleRejection
  | NotGrantedRejection
  | NoStaminaRejection
  | CoolingDownRejection
  | NotAssignableRejection
  | NotEnoughPointsRejection
  | UnknownItemRejection;

/** The stable codes of refusals. */
export type RejectionCode = Rejection["code"];

/** Why an ability is blocked. */
export type AbilityBlock =
  | NotGrantedRejection
  | NoStaminaRejection
  | CoolingDownRejection
  | ConditionFailsRejection
  | { code: Extract<PlainRejection["code"], "no_enemy" | "no_way_back" | "boss_bars_the_way"> };
