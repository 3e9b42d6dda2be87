import { ATTACK, FLEE } from "../../content/constants.js";
import type { Ability } from "../../content/definitions/ability.js";
import type { Action } from "../../content/definitions/action.js";
import type { Id } from "../../content/definitions/text.js";
import { lookUp, withKey } from "../../content/records.js";
import type { Creature } from "../../state/creature.js";
import type { AbilityBlock } from "../../state/rejection.js";
import { aimsOf, isAgainst } from "../actions/aims.js";
import { contextOf } from "../actions/context.js";
import { performActions } from "../actions/perform-actions.js";
import { fleeBlock } from "../combat/flee.js";
import { firstFailing } from "../stats/conditions.js";
import { refOf, say, type Turn } from "../turn.js";
import { firstOpponent, type View, wornItems } from "../view.js";
import { phasesEntered } from "./phases.js";

/** What a creature can do: attack, its own, options', worn items' by slot, flee; each once. */
export function grantedAbilities(view: View, who: Creature): Id[] {
  const { registries } = view;
  const granted = new Set<Id>([ATTACK]);
  const add = (abilities: readonly Id[] | undefined) => {
    for (const ability of abilities ?? []) granted.add(ability);
  };
  if (who.kind === "enemy") {
    add(view.compiled.creatures.get(who.def)?.definition.abilities);
    for (const { abilities } of phasesEntered(view, who)) add(abilities);
  } else {
    for (const option of who.options) add(registries.options[option]?.abilities);
    for (const item of wornItems(view, who)) add(registries.items[item.item]?.abilities);
  }
  granted.delete(FLEE);
  return [...granted, FLEE].filter((ability) => lookUp(registries.abilities, ability) !== undefined);
}

function isGranted(view: View, who: Creature, ability: Id): boolean {
  if (ability === ATTACK || ability === FLEE) return true;
  if (who.kind === "hero") return grantedAbilities(view, who).includes(ability);
  if (view.compiled.creatures.get(who.def)?.definition.abilities.includes(ability) === true) return true;
  return phasesEntered(view, who).some(({ abilities }) => abilities.includes(ability));
}

/** Do these actions need somebody on the other side? */
function needsEnemy({ registries }: View, actions: readonly Action[]): boolean {
  return actions.some(({ action }) => action === "flee") || aimsOf(actions, registries).some(isAgainst);
}

/** What keeps the hero from actions of an ability or item that need an enemy or flee. */
export function actionsBlock(view: View, who: Creature, actions: readonly Action[]): AbilityBlock | undefined {
  if (firstOpponent(view, who) === undefined && needsEnemy(view, actions)) return { code: "no_enemy" };
  const flees = who.kind === "hero" && actions.some(({ action }) => action === "flee");
  return flees ? fleeBlock(view) : undefined;
}

/** Why a creature cannot use an ability against `target` now; undefined if it can. */
export function blockOf(
  view: View,
  who: Creature,
  ability: Id,
  target: Creature | undefined,
): AbilityBlock | undefined {
  const definition = lookUp(view.registries.abilities, ability);
  if (definition === undefined || !isGranted(view, who, ability)) return { code: "not_granted", ability };
  const { cost } = definition;
  if (who.stamina < cost) return { code: "no_stamina", ability, cost, stamina: who.stamina };
  const turns = lookUp(who.cooldowns, ability) ?? 0;
  if (turns > 0) return { code: "cooling_down", ability, turns };
  const position = firstFailing(view, definition.condition, who, target);
  if (position >= 0) return { code: "condition_fails", of: { registry: "abilities", id: ability }, position };
  return actionsBlock(view, who, definition.actions);
}

/** Uses an ability that is not blocked: pays for it, starts its cooldown, runs its actions. */
export function useAbility(turn: Turn, who: Creature, ability: Id, target: Creature | undefined): void {
  const definition: Ability | undefined = turn.registries.abilities[ability];
  if (definition === undefined) return;
  who.stamina -= definition.cost;
  if (definition.cooldown > 0) who.cooldowns = withKey(who.cooldowns, ability, definition.cooldown);
  say(turn, (now) => ({ turn: now, kind: "ability_used", source: refOf(turn, who), ability }));
  performActions(turn, definition.actions, contextOf(who, target, { registry: "abilities", id: ability }));
}

/** Lets the cooldowns of a creature sink by one turn. */
export function coolDown(creature: Creature): void {
  for (const ability in creature.cooldowns) {
    const turns = (creature.cooldowns[ability] ?? 0) - 1;
    if (turns > 0) creature.cooldowns[ability] = turns;
    else delete creature.cooldowns[ability];
  }
}
