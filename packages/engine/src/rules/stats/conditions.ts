import type { Condition, FormulaCheck, QuestState } from "../../content/definitions/condition.js";
import type { Id, Tag } from "../../content/definitions/text.js";
import type { EventValues } from "../../content/formula/index.js";
import type { Creature, Hero } from "../../state/creature.js";
import type { Game } from "../../state/game.js";
import { NO_VALUES } from "../code/code-use.js";
// biome-ignore lint/suspicious/noImportCycles: see run-code.ts.
import { codeTruth } from "../code/run-code.js";
import { firstLivingEnemy, livingEnemies, type View } from "../view.js";
// biome-ignore lint/suspicious/noImportCycles: a check may read an attribute, whose modifiers have conditions; `Scope` bounds the recursion.
import { readAttribute } from "./attributes.js";
import type { Scope } from "./scope.js";

/** Do all checks of a list hold? `target` is the other side, undefined for nobody. Draws nothing. */
export function holds(
  view: View,
  conditions: readonly Condition[],
  self: Creature,
  target: Creature | undefined,
  scope: Scope = "all",
  event: EventValues = NO_VALUES,
): boolean {
  return firstFailing(view, conditions, self, target, scope, event) < 0;
}

/** The position of the first check of a list that does not hold, −1 if all do. */
export function firstFailing(
  view: View,
  conditions: readonly Condition[],
  self: Creature,
  target: Creature | undefined,
  scope: Scope = "all",
  event: EventValues = NO_VALUES,
): number {
  let position = 0;
  for (const condition of conditions) {
    if (!checkHolds(view, condition, self, target, scope, event)) return position;
    position += 1;
  }
  return -1;
}

function checkHolds(
  view: View,
  condition: Condition,
  self: Creature,
  target: Creature | undefined,
  scope: Scope,
  event: EventValues,
): boolean {
  if (condition.check === "formula") {
    // Code that fails says nothing, also when it is turned round.
    const truth = codeTruth(view, condition.code, { self, target, event }, scope);
    return truth !== undefined && truth !== (condition.not === true);
  }
  const who = "who" in condition && condition.who === "target" ? target : self;
  // A check about nobody is false, also when it is turned round.
  if (who === undefined) return false;
  return isTrue(view, condition, who, scope) !== (condition.not === true);
}

function isTrue(view: View, condition: Exclude<Condition, FormulaCheck>, who: Creature, scope: Scope): boolean {
  const { game } = view;
  switch (condition.check) {
    case "has_tag":
      return hasTag(view, who, condition.value);
    case "attribute":
      return within(readAttribute(view, who, condition.attribute, undefined, scope), condition);
    case "has_item":
      return piecesHeld(game.player, condition.item) >= condition.count;
    case "health_below":
      return who.health / readAttribute(view, who, "max_health", undefined, scope) < condition.value;
    case "stamina_below":
      return staminaFraction(view, who, scope) < condition.value;
    case "has_modifier":
      return hasModifier(who, condition.modifier);
    case "in_combat":
      return firstLivingEnemy(view) !== undefined;
    case "enemies":
      return within(livingEnemies(view).length, condition);
    case "floor":
      return within(game.floor.number, condition);
    case "quest":
      return hasQuest(game, condition.quest, condition.state);
    default:
      return condition satisfies never;
  }
}

function within(value: number, bounds: { at_least?: number; below?: number }): boolean {
  return value >= (bounds.at_least ?? Number.NEGATIVE_INFINITY) && value < (bounds.below ?? Number.POSITIVE_INFINITY);
}

function staminaFraction(view: View, who: Creature, scope: Scope): number {
  const maximum = readAttribute(view, who, "max_stamina", undefined, scope);
  return maximum === 0 ? 0 : who.stamina / maximum;
}

/** Does somebody carry a tag? An enemy's stand in its definition, the hero's in his options. */
export function hasTag(view: View, who: Creature, tag: Tag): boolean {
  const { options } = view.registries;
  if (who.kind === "hero") return who.options.some((option) => options[option]?.tags.includes(tag) === true);
  return view.compiled.creatures.get(who.def)?.definition.tags.includes(tag) === true;
}

/** Does a timed modifier lie on somebody? */
export function hasModifier(who: Creature, modifier: Id): boolean {
  return who.modifiers.some((active) => active.modifier === modifier);
}

/** Is a quest running, or done? */
export function hasQuest({ quests }: Game, quest: Id, state: QuestState): boolean {
  return quests.some((progress) => progress.quest === quest && progress.done === (state === "done"));
}

/** How many pieces of an item the hero carries and wears. */
export function piecesHeld(hero: Hero, item: Id): number {
  let pieces = 0;
  for (const entry of hero.inventory) if (entry.item === item) pieces += entry.count;
  for (const worn of Object.values(hero.equipment)) if (worn.item === item) pieces += worn.count;
  return pieces;
}
