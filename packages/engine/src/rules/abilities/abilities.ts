import { ATTACK, FLEE } from "../../content/constants.js";
import type { Ability } from "../../content/definitions/ability.js";
import type { Action } from "../../content/definitions/action.js";
import type { Id } from "../../content/definitions/text.js";
import { lookUp, withKey } from "../../content/records.js";
import type { Creature } from "../../state/creature.js";
import type { AbilityBlock } from "../../state/rejection.js";
import { contextOf } from "../actions/context.js";
import { runActions } from "../actions/run-actions.js";
import { fleeBlock } from "../combat/flee.js";
import { firstFailing } from "../stats/conditions.js";
import { refOf, say, type Turn } from "../turn.js";
import { firstOpponent, type Reader, wornItems } from "../view.js";

/** What a creature can do: attack, its own, options', worn items' by slot, flee; each once. */
export function grantedAbilities(reader: Reader, who: Creature): Id[] {
  const { registries } = reader;
  const granted = new Set<Id>([ATTACK]);
  const add = (abilities: readonly Id[] | undefined) => {
    for (const ability of abilities ?? []) granted.add(ability);
  };
  if (who.kind === "enemy") add(reader.compiled.creatures.get(who.def)?.definition.abilities);
  else {
    for (const option of who.options) add(registries.options[option]?.abilities);
    for (const item of wornItems(reader, who)) add(registries.items[item.item]?.abilities);
  }
  granted.delete(FLEE);
  return [...granted, FLEE].filter((ability) => lookUp(registries.abilities, ability) !== undefined);
}

function isGranted(reader: Reader, who: Creature, ability: Id): boolean {
  if (ability === ATTACK || ability === FLEE) return true;
  if (who.kind === "hero") return grantedAbilities(reader, who).includes(ability);
  return reader.compiled.creatures.get(who.def)?.definition.abilities.includes(ability) === true;
}

/** Do these actions need somebody on the other side? */
function needsEnemy(actions: readonly Action[]): boolean {
  return actions.some(({ action, target }) => action === "flee" || target === "target" || target === "all_enemies");
}

/** What keeps the hero from actions of an ability or item that need an enemy or flee. */
export function actionsBlock(reader: Reader, who: Creature, actions: readonly Action[]): AbilityBlock | undefined {
  if (needsEnemy(actions) && firstOpponent(reader, who) === undefined) return { code: "no_enemy" };
  const flees = who.kind === "hero" && actions.some(({ action }) => action === "flee");
  return flees ? fleeBlock(reader) : undefined;
}

/** Why a creature cannot use an ability against `target` now; undefined if it can. */
export function blockOf(
  reader: Reader,
  who: Creature,
  ability: Id,
  target: Creature | undefined,
): AbilityBlock | undefined {
  const definition = lookUp(reader.registries.abilities, ability);
  if (definition === undefined || !isGranted(reader, who, ability)) return { code: "not_granted", ability };
  const { cost } = definition;
  if (who.stamina < cost) return { code: "no_stamina", ability, cost, stamina: who.stamina };
  const turns = lookUp(who.cooldowns, ability) ?? 0;
  if (turns > 0) return { code: "cooling_down", ability, turns };
  const position = firstFailing(reader, definition.condition, who, target);
  if (position >= 0) return { code: "condition_fails", of: { registry: "abilities", id: ability }, position };
  return actionsBlock(reader, who, definition.actions);
}

/** Uses an ability that is not blocked: pays for it, starts its cooldown, runs its actions. */
export function useAbility(turn: Turn, who: Creature, ability: Id, target: Creature | undefined): void {
  const definition: Ability | undefined = turn.registries.abilities[ability];
  if (definition === undefined) return;
  who.stamina -= definition.cost;
  if (definition.cooldown > 0) who.cooldowns = withKey(who.cooldowns, ability, definition.cooldown);
  say(turn, { kind: "ability_used", source: refOf(turn, who), ability });
  runActions(turn, definition.actions, contextOf(who, target, { registry: "abilities", id: ability }));
}

/** Lets the cooldowns of a creature sink by one turn. */
export function coolDown(creature: Creature): void {
  for (const ability in creature.cooldowns) {
    const turns = (creature.cooldowns[ability] ?? 0) - 1;
    if (turns > 0) creature.cooldowns[ability] = turns;
    else delete creature.cooldowns[ability];
  }
}
