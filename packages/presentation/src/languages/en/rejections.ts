import type { AbilityBlock, RejectionCode } from "@rustkeep/engine";
import type { Noun } from "../noun.js";
import { a, capital, plural, the } from "./grammar.js";

/** Why something cannot be done, a sentence for each code. */
export const rejections = {
  bad_command: "That is nothing that can be done.",
  wall: "There is a wall.",
  in_fight: "Not while fighting.",
  run_over: "This run is over.",
  no_way_out: "These stairs lead down, not out.",
  not_on_stairs: "There are no stairs down here.",
  nothing_here: "There is nothing here to pick up.",
  nobody_here: "There is nobody here to talk to.",
  not_talking: "You are not talking to anybody.",
  shop_closed: "No shop is open.",
  no_enemy: "There is no enemy.",
  no_way_back: "There is no way back.",
  boss_bars_the_way: "There is no fleeing from this foe.",
  cheats_off: "The workbench is off in this run.",
  floor_full: "Too much lies on this floor already.",
  inventory_full: (p: { capacity: number }) => `You cannot carry more than ${p.capacity} entries.`,
  no_such_entry: "There is no such entry.",
  not_usable: (p: { item: Noun }) => `${capital(a(p.item))} cannot be used.`,
  condition_fails: (p: { name: string; condition: string }) =>
    p.condition === "" ? `${p.name}: not possible now.` : `${p.name}: only ${p.condition}.`,
  no_such_target: "There is no such enemy.",
  not_equippable: (p: { item: Noun }) => `${capital(a(p.item))} cannot be worn.`,
  slot_empty: (p: { slot: string }) => `Nothing is worn there (${p.slot}).`,
  sticky: (p: { item: Noun }) => `You cannot take off ${the(p.item)}.`,
  bad_count: (p: { available: number }) => `Only 1 to ${p.available} is possible.`,
  no_such_option: "There is no such answer.",
  not_enough_gold: (p: { price: string; gold: string }) => `That costs ${p.price} gold, and you have ${p.gold}.`,
  not_for_sale: (p: { item: Noun }) => `Nobody buys ${a(p.item)}.`,
  not_granted: (p: { name: string }) => `This ability is not available: ${p.name}.`,
  no_stamina: (p: { name: string; cost: string; stamina: string }) =>
    `${p.name} costs ${p.cost} stamina, and only ${p.stamina} is left.`,
  cooling_down: (p: { name: string; turns: number }) =>
    `${p.name} is ready in ${p.turns} ${plural(p.turns, "turn", "turns")}.`,
  not_assignable: (p: { name: string }) => `Points cannot be spent on this: ${p.name}.`,
  not_enough_points: (p: { points: number; unspent: number }) =>
    p.points === 0 ? "No points are set aside." : `You have ${p.unspent} to assign, not ${p.points}.`,
  unknown_item: (p: { name: string }) => `There is no such item: ${p.name}.`,
} satisfies Record<RejectionCode, unknown>;

/** Why an ability is blocked, in a few words for a column. */
export const blocks = {
  not_granted: "not available",
  no_stamina: "too tired",
  cooling_down: (p: { turns: number }) => `ready in ${p.turns}`,
  condition_fails: (p: { condition: string }) => (p.condition === "" ? "not now" : `only ${p.condition}`),
  no_enemy: "no enemy",
  no_way_back: "no way back",
  boss_bars_the_way: "barred",
} satisfies Record<AbilityBlock["code"], unknown>;

/** What a condition asks for, in some fifteen cells. */
export const briefly = {
  below: (p: { name: string; bound: string }) => `${p.name} < ${p.bound}`,
  atLeast: (p: { name: string; bound: string }) => `${p.name} from ${p.bound}`,
  only: (p: { name: string }) => `only ${p.name}`,
  without: (p: { name: string }) => `not ${p.name}`,
};
