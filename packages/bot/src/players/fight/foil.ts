import type { Condition, Id, SettledAction } from "@rustkeep/engine";
import { GUESS, roughly } from "../roughly.js";
import type { FightView } from "./fight-view.js";
import type { Foe } from "./foe.js";
import { worthOfHealth } from "./worth-of-damage.js";

/**
 * What it is worth to an action that it foils what a foe has announced: by taking the stamina that it costs, or by laying
 * on a state that it must not have. Only who acts before the foe can do that.
 */
export function worthOfFoiling(view: FightView, foe: Foe, action: SettledAction): number {
  if (!foe.slower || foe.enemy.intent === "" || !foils(view, foe, action)) return 0;
  const healing = (view.memory.registries.abilities[foe.enemy.intent]?.actions ?? []).reduce(
    (sum, { action: kind, ...fields }) => sum + (kind === "change_attribute" ? healthOf(fields) : 0),
    0,
  );
  return foe.announced + worthOfHealth(view, foe, Math.max(0, healing));
}

function healthOf(fields: object): number {
  const { attribute, amount = 0 } = fields as { attribute?: string; amount?: number | string };
  return attribute === "health" ? roughly(amount, GUESS.amount) : 0;
}

function foils(view: FightView, foe: Foe, action: SettledAction): boolean {
  const ability = view.memory.registries.abilities[foe.enemy.intent];
  if (ability === undefined) return false;
  if (action.action === "apply_modifier") return ability.condition.some((check) => isBroken(check, action.modifier));
  if (action.action !== "change_attribute" || action.attribute !== "stamina") return false;
  const { stamina_regen } = view.memory.registries.balance;
  const left = foe.enemy.stamina + stamina_regen + action.amount;
  return ability.cost > 0 && foe.enemy.stamina + stamina_regen >= ability.cost && left < ability.cost;
}

function isBroken(check: Condition, modifier: Id): boolean {
  return check.check === "has_modifier" && check.who === "self" && check.not && check.modifier === modifier;
}
