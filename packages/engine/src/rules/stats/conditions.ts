import type {
  AnyCheck,
  Condition,
  FormulaCheck,
  HasItemCheck,
  QuestState,
  RoomCheck,
  SetCheck,
  WornCheck,
} from "../../content/definitions/condition.js";
import type { Id, Tag } from "../../content/definitions/text.js";
import type { EventValues } from "../../content/formula/index.js";
import { lookUp } from "../../content/records.js";
import type { Creature, Hero } from "../../state/creature.js";
import type { Room } from "../../state/floor.js";
import type { Game } from "../../state/game.js";
import type { QuestProgress } from "../../state/quest.js";
import { NO_VALUES } from "../code/code-use.js";
// biome-ignore lint/suspicious/noImportCycles: see run-code.ts.
import { codeTruth } from "../code/run-code.js";
import { flagValue } from "../flags.js";
import { firstLivingEnemy, livingEnemies, piecesWorn, type View } from "../view.js";
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
  // A check about nobody, or about a room where there is none, is false, also when it is turned round.
  if (who === undefined || (condition.check === "room" && roomOf(view.game) === undefined)) return false;
  if (condition.check === "any") {
    const holdsAny = condition.of.some((list) => holds(view, list, self, target, scope, event));
    return holdsAny !== (condition.not === true);
  }
  return isTrue(view, condition, who, scope) !== (condition.not === true);
}

function isTrue(
  view: View,
  condition: Exclude<Condition, FormulaCheck | AnyCheck>,
  who: Creature,
  scope: Scope,
): boolean {
  const { game } = view;
  switch (condition.check) {
    case "has_tag":
      return hasTag(view, who, condition.value);
    case "attribute":
      return within(readAttribute(view, who, condition.attribute, undefined, scope), condition);
    case "has_item":
      return countHeld(view, condition) >= condition.count;
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
      return (condition.id ?? game.floor.id) === game.floor.id && within(game.floor.number, condition);
    case "quest":
      return hasQuest(game, condition.quest, condition.state);
    case "worn":
      return isWorn(view, condition);
    case "set":
      return wearsSet(view, condition);
    case "room":
      return isInRoom(view, condition);
    case "flag":
      return within(flagValue(game, condition.flag, condition.scope), condition);
    default:
      return condition satisfies never;
  }
}

function countHeld(view: View, { item, tag }: Pick<HasItemCheck, "item" | "tag">): number {
  return countPieces(view.game.player, (id) => isItem(view, id, item, tag));
}

function wearsSet({ registries, game }: View, { set, pieces }: SetCheck): boolean {
  const definition = lookUp(registries.sets, set);
  return definition !== undefined && piecesWorn(game.player, definition) >= pieces;
}

function isWorn(view: View, { item, tag, slot }: WornCheck): boolean {
  return Object.entries(view.game.player.equipment).some(
    ([place, worn]) => (slot ?? place) === place && isItem(view, worn.item, item, tag),
  );
}

function isItem({ registries }: View, id: Id, item: Id | undefined, tag: Tag | undefined): boolean {
  if ((item ?? id) !== id) return false;
  return tag === undefined || lookUp(registries.items, id)?.tags.includes(tag) === true;
}

function isInRoom({ game, registries }: View, { tag, prefab, cleared }: RoomCheck): boolean {
  const room = roomOf(game);
  if (room === undefined || (prefab ?? room.prefab) !== room.prefab) return false;
  if ((cleared ?? room.cleared) !== room.cleared) return false;
  return tag === undefined || lookUp(registries.prefabs, room.prefab)?.tags.includes(tag) === true;
}

function roomOf({ floor }: Game): Room | undefined {
  return floor.rooms[floor.player_room];
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

/** Is a quest in a state? */
export function hasQuest({ quests }: Game, quest: Id, state: QuestState): boolean {
  return quests.some((progress) => progress.quest === quest && stateOf(progress) === state);
}

function stateOf({ done, failed }: QuestProgress): QuestState {
  if (done) return "done";
  return failed ? "failed" : "active";
}

/** How many pieces of an item the hero carries and wears. */
export function piecesHeld(hero: Hero, item: Id): number {
  return countPieces(hero, (id) => id === item);
}

function countPieces(hero: Hero, counts: (item: Id) => boolean): number {
  let pieces = 0;
  for (const entry of hero.inventory) if (counts(entry.item)) pieces += entry.count;
  for (const worn of Object.values(hero.equipment)) if (counts(worn.item)) pieces += worn.count;
  return pieces;
}
