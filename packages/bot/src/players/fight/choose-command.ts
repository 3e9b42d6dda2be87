import {
  type Action,
  aimsOf,
  type Command,
  FLEE,
  type Game,
  type Id,
  type Item,
  type ItemInstance,
  itemPrice,
  rejection,
} from "@rustkeep/engine";
import type { BotMemory } from "../memory.js";
import { type FightView, viewFight } from "./fight-view.js";
import type { Foe } from "./foe.js";
import { healthFrom, isFlight, survive } from "./survival.js";
import { costOfStamina, worthOfActions } from "./worth-of-actions.js";

/** A command with what it is worth, in health that it saves. */
interface Candidate {
  command: Command;
  worth: number;
}

/** What an item is kept for is worth this much health for each piece of gold that it costs. */
const HEALTH_FOR_GOLD = 0.55;
/** In a fight that takes a large share of health, hoarding is folly. */
const HARD_FIGHT = 0.45;
const WHEN_HARD = 0.35;
/** In one that takes no more than this share, nothing is used up. */
const EASY_FIGHT = 0.08;
/** Of many pieces one is given away lightly. */
const MANY = 3;

/** What the sensible bot does in a fight: it survives, else it does what saves most health. */
export function chooseInFight(game: Game, memory: BotMemory): Command {
  const view = viewFight(game, memory);
  const urgent = survive(view);
  if (urgent !== undefined) return urgent;
  const candidates = [...withAbilities(view), ...withItems(view)].sort((a, b) => b.worth - a.worth);
  const best = candidates.find(({ command }) => rejection(game, command, memory.registries) === undefined);
  return best?.command ?? { command: "wait" };
}

function withAbilities(view: FightView): Candidate[] {
  const { hero, memory, abilities } = view;
  return abilities.flatMap((ability) => {
    const definition = memory.registries.abilities[ability];
    if (ability === FLEE || definition === undefined) return [];
    // The rest of what may block it is looked at for the best candidates only.
    if (hero.stamina < definition.cost || hero.cooldowns[ability] !== undefined) return [];
    const cost = costOfStamina(view, definition.cost);
    return targetsOf(definition.actions, view).map((foe) => withAbility(view, ability, foe, cost));
  });
}

function withAbility(view: FightView, ability: Id, foe: Foe, cost: number): Candidate {
  const actions = view.memory.registries.abilities[ability]?.actions ?? [];
  const command: Command = { command: "use_ability", ability, target: foe.index };
  return { command, worth: worthOfActions(view, actions, foe) - cost };
}

function withItems(view: FightView): Candidate[] {
  const { hero, memory, cost, maxHealth } = view;
  if (cost < maxHealth * EASY_FIGHT) return [];
  return hero.inventory.flatMap((entry, index) => {
    const item = memory.registries.items[entry.item];
    if (item === undefined || item.actions.length === 0 || item.actions.some(isFlight)) return [];
    if (isKeptForNeed(item)) return [];
    const cost = item.consumed_on_use ? costOfItem(view, entry) : 0;
    return targetsOf(item.actions, view).map((foe) => ({
      command: { command: "use_item", index, target: foe.index } as const,
      worth: worthOfActions(view, item.actions, foe) - cost,
    }));
  });
}

/** What only heals waits until it is needed, or until the fight is over. */
function isKeptForNeed(item: Item): boolean {
  return healthFrom(item) > 0 && item.actions.length === 1;
}

function costOfItem(view: FightView, entry: ItemInstance): number {
  const hard = view.cost > view.maxHealth * HARD_FIGHT ? WHEN_HARD : 1;
  const many = entry.count > MANY ? 0.6 : 1;
  return itemPrice(entry, view.memory.registries) * HEALTH_FOR_GOLD * hard * many;
}

/** Whom it makes a difference to aim at. */
function targetsOf(actions: readonly Action[], { foes, memory }: FightView): readonly Foe[] {
  return aimsOf(actions, memory.registries).includes("target") ? foes : foes.slice(0, 1);
}
