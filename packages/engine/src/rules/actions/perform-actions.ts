import type { Action, ActionTarget } from "../../content/definitions/action.js";
import type { Id } from "../../content/definitions/text.js";
import { lookUp } from "../../content/records.js";
import type { Creature } from "../../state/creature.js";
import { scriptActions } from "../code/run-code.js";
import type { Turn } from "../turn.js";
import { applyModifier } from "./apply-modifier.js";
import { changeAttribute } from "./change-attribute.js";
import { type ActionContext, subjectOf, targetsOf } from "./context.js";
import { damage } from "./damage.js";
import { equipItem } from "./equip-item.js";
import { flee } from "./flee.js";
import { giveExp } from "./give-exp.js";
import { giveItem } from "./give-item.js";
import { giveLoot } from "./give-loot.js";
import { openShop } from "./open-shop.js";
import { removeItem } from "./remove-item.js";
import { removeModifier } from "./remove-modifier.js";
import { type Ready, settle } from "./settle.js";
import { startQuest } from "./start-quest.js";

/** Performs a list of actions in order. Draws what they draw; the events they cause are left in the queue. */
export function performActions(turn: Turn, actions: readonly Action[], context: ActionContext): void {
  for (const action of actions) {
    if (action.on_hit && !mayFollowHit(action, context)) continue;
    const settled = settle(turn, action, context);
    if (settled !== undefined) perform(turn, settled, context);
  }
}

/** An `on_hit` action aimed elsewhere than at those who were attacked runs if anybody was hit. */
function mayFollowHit(action: Pick<Ready, "target">, context: ActionContext): boolean {
  return context.hits.length > 0 || isAimed(action.target);
}

function isAimed(target: ActionTarget | Creature): boolean {
  return target === "target" || target === "all_enemies" || typeof target === "object";
}

function perform(turn: Turn, action: Ready, context: ActionContext): void {
  switch (action.action) {
    case "damage":
      damage(turn, action, context, reached(turn, action, context));
      break;
    case "change_attribute":
      changeAttribute(turn, action, context, reached(turn, action, context));
      break;
    case "apply_modifier":
      applyModifier(turn, action, reached(turn, action, context));
      break;
    case "remove_modifier":
      removeModifier(turn, action, reached(turn, action, context));
      break;
    case "give_item":
      giveItem(turn, action);
      break;
    case "give_loot":
      giveLoot(turn, action);
      break;
    case "remove_item":
      removeItem(turn, action);
      break;
    case "equip_item":
      equipItem(turn, action);
      break;
    case "give_exp":
      giveExp(turn, action);
      break;
    case "start_quest":
      startQuest(turn, action);
      break;
    case "flee":
      flee(turn, context);
      break;
    case "open_shop":
      openShop(turn);
      break;
    case "run_script":
      runScript(turn, action.script, context);
      break;
    default:
      action satisfies never;
  }
}

/** The actions that a script gives run as if they stood in its place. */
function runScript(turn: Turn, script: Id, context: ActionContext): void {
  const code = lookUp(turn.registries.scripts, script)?.code;
  if (code === undefined) return;
  for (const action of scriptActions(turn, code, subjectOf(context)) as unknown as readonly Ready[]) {
    if (!action.on_hit || mayFollowHit(action, context)) perform(turn, action, context);
  }
}

function reached(turn: Turn, action: Ready, context: ActionContext) {
  const targets = targetsOf(turn, action.target, context);
  if (!action.on_hit || !isAimed(action.target)) return targets;
  return targets.filter((target) => context.hits.includes(target));
}
