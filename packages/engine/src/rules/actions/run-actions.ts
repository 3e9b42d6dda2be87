import type { Action, ActionTarget } from "../../definitions/action.js";
import type { Turn } from "../turn.js";
import { applyModifier } from "./apply-modifier.js";
import { changeAttribute } from "./change-attribute.js";
import { type ActionContext, type ActionList, targetsOf } from "./context.js";
import { damage } from "./damage.js";
import { equipItem } from "./equip-item.js";
import { flee } from "./flee.js";
import { giveExp } from "./give-exp.js";
import { giveItem } from "./give-item.js";
import { giveLoot } from "./give-loot.js";
import { openShop } from "./open-shop.js";
import { removeItem } from "./remove-item.js";
import { removeModifier } from "./remove-modifier.js";
import { startQuest } from "./start-quest.js";

/** Runs a list of actions in order. Draws what they draw; the events they cause are left in the queue. */
export function runActions(turn: Turn, actions: readonly Action[], context: ActionContext): void {
  if (actions.length === 0) return;
  const list: ActionList = { ...context, hits: [] };
  for (const action of actions) if (!action.on_hit || mayFollowHit(action, list)) run(turn, action, list);
}

/** An `on_hit` action aimed elsewhere than at those who were attacked runs if anybody was hit. */
function mayFollowHit(action: Action, list: ActionList): boolean {
  return list.hits.length > 0 || isAimed(action.target);
}

function isAimed(target: ActionTarget): boolean {
  return target === "target" || target === "all_enemies";
}

function run(turn: Turn, action: Action, list: ActionList): void {
  switch (action.action) {
    case "damage":
      return damage(turn, action, list, reached(turn, action, list));
    case "change_attribute":
      return changeAttribute(turn, action, list, reached(turn, action, list));
    case "apply_modifier":
      return applyModifier(turn, action, reached(turn, action, list));
    case "remove_modifier":
      return removeModifier(turn, action, reached(turn, action, list));
    case "give_item":
      return giveItem(turn, action);
    case "give_loot":
      return giveLoot(turn, action);
    case "remove_item":
      return removeItem(turn, action);
    case "equip_item":
      return equipItem(turn, action);
    case "give_exp":
      return giveExp(turn, action);
    case "start_quest":
      return startQuest(turn, action);
    case "flee":
      return flee(turn, list);
    case "open_shop":
      return openShop(turn);
    case "run_script":
      // Dropped when the mod is loaded.
      return;
    default:
      action satisfies never;
  }
}

function reached(turn: Turn, action: Action, list: ActionList) {
  const targets = targetsOf(turn, action.target, list);
  if (!action.on_hit || !isAimed(action.target)) return targets;
  return targets.filter((target) => list.hits.includes(target));
}
