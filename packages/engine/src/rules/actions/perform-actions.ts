import type { Action, ActionTarget } from "../../content/definitions/action.js";
import type { Id } from "../../content/definitions/text.js";
import { lookUp } from "../../content/records.js";
import type { Creature } from "../../state/creature.js";
import { scriptActions } from "../code/run-code.js";
import { emit, mayHappen, type Turn } from "../turn.js";
import { applyModifier } from "./apply-modifier.js";
import { changeAttribute } from "./change-attribute.js";
import { drawChoice } from "./choose.js";
import { type ActionContext, contextOf, subjectOf, targetsOf } from "./context.js";
import { damage } from "./damage.js";

import { emitEvent } from "./emit-event.js";
import { equipItem } from "./equip-item.js";
import { flee } from "./flee.js";
import { giveExp } from "./give-exp.js";
import { giveItem } from "./give-item.js";
import { giveLoot } from "./give-loot.js";
import { moveHero } from "./move-hero.js";
import { openShop } from "./open-shop.js";
import { advanceQuest, failQuest, startQuest } from "./quests.js";
import { raise } from "./raise.js";
import { release } from "./release.js";
import { removeItem } from "./remove-item.js";
import { endModifierKind, removeModifier } from "./remove-modifier.js";
import { restock } from "./restock.js";
import { addFlag, setFlag } from "./set-flag.js";
import { type Ready, settle } from "./settle.js";
import { summon } from "./summon.js";
import { tell } from "./tell.js";

/**
 * Performs a list of actions in order, then what quests do that were completed by it. Draws what they draw; the events they
 * cause are left in the queue.
 */
export function performActions(turn: Turn, actions: readonly Action[], context: ActionContext): void {
  performAll(turn, actions, context);
  // One after the other, however many complete each other.
  for (let quest = turn.completed.shift(); quest !== undefined; quest = turn.completed.shift()) {
    const { player } = turn.game;
    const by = { registry: "quests", id: quest } as const;
    performAll(turn, turn.compiled.quests.get(quest)?.quest.actions ?? [], contextOf(player, undefined, by));
    emit(turn, { on: "quest_completed", quest, source: player, target: undefined });
  }
}

function performAll(turn: Turn, actions: readonly Action[], context: ActionContext): void {
  for (const action of actions) {
    if (!mayHappen(turn, 1)) return;
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
    case "fail_quest":
      failQuest(turn, action);
      break;
    case "advance_quest":
      advanceQuest(turn, action);
      break;
    case "emit":
      emitEvent(turn, action);
      break;
    case "release":
      release(turn, action);
      break;
    case "end_modifier_kind":
      endModifierKind(turn, action, reached(turn, action, context));
      break;
    case "summon":
      summon(turn, action, context);
      break;
    case "choose":
      performAll(turn, drawChoice(turn, action, context)?.actions ?? [], context);
      break;
    case "say":
      tell(turn, action);
      break;
    case "restock":
      restock(turn);
      break;
    case "move_hero":
      moveHero(turn, action);
      break;
    case "raise":
      raise(turn, action, context);
      break;
    case "set_flag":
      setFlag(turn, action);
      break;
    case "add_flag":
      addFlag(turn, action);
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
  if (!mayHappen(turn, targets.length)) return [];
  if (!action.on_hit || !isAimed(action.target)) return targets;
  return targets.filter((target) => context.hits.includes(target));
}
