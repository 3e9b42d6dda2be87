import type { Condition, Rejection } from "@rustkeep/engine";
import { amount, oneOf, type Shape, tagged } from "./shape.js";
import { id, line } from "./text-shapes.js";

const number = amount();

const checkName: Shape<Condition["check"]> = oneOf(
  "has_tag",
  "attribute",
  "has_item",
  "health_below",
  "stamina_below",
  "has_modifier",
  "in_combat",
  "enemies",
  "floor",
  "quest",
);

/** Why something was refused, as messages carry it. */
export const rejectionShape: Shape<Rejection> = tagged<Rejection, "code">(
  "code",
  {},
  {
    wall: {},
    in_fight: {},
    run_over: {},
    not_on_stairs: {},
    nothing_here: {},
    nobody_here: {},
    not_talking: {},
    shop_closed: {},
    no_enemy: {},
    no_way_back: {},
    boss_bars_the_way: {},
    inventory_full: { capacity: number },
    no_such_entry: { index: number },
    not_usable: { item: id },
    condition_fails: { id, check: checkName },
    no_such_target: { target: number },
    not_equippable: { item: id },
    slot_empty: { slot: line },
    bad_count: { count: number, available: number },
    no_such_option: { option: number },
    not_enough_gold: { price: number, gold: number },
    not_for_sale: { item: id },
    not_granted: { ability: line },
    no_stamina: { ability: id, cost: number, stamina: number },
    cooling_down: { ability: id, turns: number },
    not_assignable: { attribute: line },
    not_enough_points: { points: number, unspent: number },
    unknown_item: { item: line },
  },
);
