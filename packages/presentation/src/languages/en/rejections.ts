import type { PlainRejection } from "@rustkeep/engine";

/** Why something cannot be done, a sentence for each code. */
export const rejections = {
  plain: {
    bad_command: "That is no command.",
    wall: "There is a wall.",
    in_fight: "Not while fighting.",
    run_over: "This run is over.",
    not_on_stairs: "There are no stairs down here.",
    nothing_here: "There is nothing here to pick up.",
    nobody_here: "There is nobody here to talk to.",
    not_talking: "You are not talking to anybody.",
    shop_closed: "No shop is open.",
    no_enemy: "There is no enemy.",
    no_way_back: "There is no way back.",
    boss_bars_the_way: "There is no fleeing from this foe.",
    floor_full: "Too much lies on this floor already.",
  } satisfies Record<PlainRejection["code"], string>,
  inventory_full: (p: { capacity: number }) => `You cannot carry more than ${p.capacity} entries.`,
  no_such_entry: "There is no such entry.",
  not_usable: (p: { name: string }) => `${p.name} cannot be used.`,
  condition_fails: (p: { name: string; condition: string }) =>
    p.condition === "" ? `${p.name}: not possible now.` : `${p.name}: only ${p.condition}.`,
  no_such_target: "There is no such enemy.",
  not_equippable: (p: { name: string }) => `${p.name} cannot be worn.`,
  slot_empty: (p: { slot: string }) => `Nothing is worn there (${p.slot}).`,
  bad_count: (p: { available: number }) => `Only 1 to ${p.available} is possible.`,
  no_such_option: "There is no such answer.",
  not_enough_gold: (p: { price: string; gold: string }) => `That costs ${p.price} gold, and you have ${p.gold}.`,
  not_for_sale: (p: { name: string }) => `Nobody buys this: ${p.name}.`,
  not_granted: (p: { name: string }) => `This ability is not available: ${p.name}.`,
  no_stamina: (p: { name: string; cost: string; stamina: string }) =>
    `${p.name} costs ${p.cost} stamina, and only ${p.stamina} is left.`,
  cooling_down: (p: { name: string; turns: number }) =>
    `${p.name} is ready in ${p.turns} ${p.turns === 1 ? "turn" : "turns"}.`,
  not_assignable: (p: { name: string }) => `Points cannot be spent on this: ${p.name}.`,
  not_enough_points: (p: { points: number; unspent: number }) =>
    p.points === 0 ? "No points are set aside." : `You have ${p.unspent} to assign, not ${p.points}.`,
  unknown_item: (p: { name: string }) => `There is no such item: ${p.name}.`,
  /** The same in a few characters, for a column beside an ability. */
  /** For a column of some fifteen cells. */
  brief: {
    below: (p: { name: string; bound: string }) => `${p.name} < ${p.bound}`,
    atLeast: (p: { name: string; bound: string }) => `${p.name} from ${p.bound}`,
    only: (p: { name: string }) => `only ${p.name}`,
    without: (p: { name: string }) => `not ${p.name}`,
  },
  short: {
    not_granted: "not available",
    no_stamina: "too tired",
    cooling_down: (p: { turns: number }) => `ready in ${p.turns}`,
    condition_fails: (p: { condition: string }) => (p.condition === "" ? "not now" : `only ${p.condition}`),
    no_enemy: "no enemy",
    no_way_back: "no way back",
    boss_bars_the_way: "barred",
  },
};
