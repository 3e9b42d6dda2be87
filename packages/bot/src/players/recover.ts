import { attribute, type Command, type Game, type Id } from "@rustkeep/engine";
import { healthFrom } from "./fight/survival.js";
import { type BotMemory, profileIn } from "./memory.js";
import { roughly } from "./roughly.js";

/** Outside fights health is filled up to this share, and further only where nothing of a remedy is spilt. */
const ENOUGH = 0.5;
/** With more remedies than these, a hero drinks earlier. */
const MANY = 4;
const ENOUGH_WITH_MANY = 0.75;
/** Resting is free: nobody walks into a fight with less than this share of stamina. */
const RESTED = 0.85;
/** Turns that the bot waits in a row at most. */
const PATIENCE = 30;

/** Uses up what heals best when health is low; undefined if there is no need or nothing for it. */
export function heal(game: Game, memory: BotMemory, enough: number | undefined): Command | undefined {
  const hero = game.player;
  const maximum = attribute(game, hero, "max_health", undefined, memory.registries);
  const missing = maximum - hero.health;
  let index = -1;
  let least = 0;
  let pieces = 0;
  for (const [at, entry] of hero.inventory.entries()) {
    const amount = healingBy(memory, entry.item);
    if (amount <= 0) continue;
    pieces += entry.count;
    // Time is cheap here: the small ones go first, the great ones are kept for fights.
    if (amount > missing || (index >= 0 && amount >= least)) continue;
    least = amount;
    index = at;
  }
  const limit = enough ?? (pieces > MANY ? ENOUGH_WITH_MANY : ENOUGH);
  return index < 0 || hero.health >= maximum * limit ? undefined : { command: "use_item", index };
}

/** What an item heals in the long run, where nobody disturbs it. */
function healingBy(memory: BotMemory, id: Id): number {
  const item = memory.registries.items[id];
  if (item === undefined || !item.consumed_on_use) return 0;
  return item.actions.reduce((sum, action) => {
    if (action.action !== "apply_modifier" || action.target !== "self") return sum;
    const { healthPerTurn, turns } = profileIn(memory, action.modifier);
    return sum + Math.max(0, healthPerTurn) * roughly(action.turns ?? turns, turns);
  }, healthFrom(item));
}

/** Waits until stamina and abilities have come back; undefined if there is nothing to wait for. */
export function rest(game: Game, memory: BotMemory): Command | undefined {
  if (memory.waited >= PATIENCE) return undefined;
  const hero = game.player;
  const maximum = attribute(game, hero, "max_stamina", undefined, memory.registries);
  const tired = hero.stamina < maximum * RESTED || Object.keys(hero.cooldowns).length > 0;
  if (!tired) return undefined;
  memory.waited += 1;
  return { command: "wait" };
}
