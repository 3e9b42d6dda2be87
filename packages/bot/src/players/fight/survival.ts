import {
  type Action,
  type Command,
  FLEE,
  forecast,
  type Item,
  type ItemInstance,
  type Registries,
  rejection,
} from "@rustkeep/engine";
import { GUESS, roughly } from "../roughly.js";
import type { FightView } from "./fight-view.js";

/** Below this share of its maximum health is never called safe. */
const NEVER_SAFE = 0.22;
/** So much more than what is missing may be drunk. */
const SPILT_A_LITTLE = 1.2;
/** What a flight must promise at least. */
const LEAST_CHANCE = 0.3;
/** Who is likely to pay more than this share of all he has runs. */
const LOSING = 1.05;
/** Nobody runs with more than this share of health. */
const STILL_FINE = 0.6;

/** An inventory entry that heals at once. */
interface Remedy {
  index: number;
  amount: number;
}

/** What to do when the next blows could be the last; undefined while there is no such danger. */
export function survive(view: FightView): Command | undefined {
  const { hero, maxHealth } = view;
  const threshold = Math.max(view.worst * 1.1, maxHealth * NEVER_SAFE);
  if (hero.health > Math.max(threshold, maxHealth * STILL_FINE)) return undefined;
  const remedies = remediesOf(hero.inventory, view.memory.registries);
  const flight = isLost(view, remedies) ? flightOf(view) : undefined;
  if (flight !== undefined) return flight;
  if (hero.health > threshold || endsNow(view)) return undefined;
  const remedy = fittingRemedy(remedies, maxHealth - hero.health);
  return remedy === undefined ? undefined : { command: "use_item", index: remedy.index };
}

/** What all remedies of an inventory heal together. */
export function healingOf(inventory: readonly ItemInstance[], registries: Registries): number {
  return remediesOf(inventory, registries).reduce(
    (sum, { index, amount }) => sum + amount * (inventory[index]?.count ?? 0),
    0,
  );
}

/** Health that an item gives at once to whoever uses it up. */
export function healthFrom(item: Item | undefined): number {
  if (item === undefined || !item.consumed_on_use) return 0;
  return item.actions.reduce((sum, action) => sum + healthOf(action), 0);
}

function healthOf(action: Action): number {
  return action.action === "change_attribute" && action.attribute === "health" && action.target === "self"
    ? roughly(action.amount, GUESS.amount)
    : 0;
}

function remediesOf(inventory: readonly ItemInstance[], registries: Registries): Remedy[] {
  return inventory.flatMap((entry, index) => {
    const amount = healthFrom(registries.items[entry.item]);
    return amount > 0 ? [{ index, amount }] : [];
  });
}

function isLost(view: FightView, remedies: readonly Remedy[]): boolean {
  const { hero, maxHealth, cost, memory } = view;
  if (hero.health > maxHealth * STILL_FINE) return false;
  const healing = remedies.length === 0 ? 0 : healingOf(hero.inventory, memory.registries);
  return cost > (hero.health + healing) * LOSING;
}

/** By an item that covers the flight, or on foot. */
function flightOf(view: FightView): Command | undefined {
  const { game, memory, hero } = view;
  const { registries } = memory;
  if (forecast(game, hero, FLEE, undefined, registries).flee_chance < LEAST_CHANCE) return undefined;
  const index = hero.inventory.findIndex(({ item }) => registries.items[item]?.actions.some(isFlight));
  const commands: Command[] = [
    ...(index < 0 ? [] : [{ command: "use_item", index } as const]),
    { command: "use_ability", ability: FLEE },
  ];
  return commands.find((command) => rejection(game, command, registries) === undefined);
}

/** Whether an action gets the hero out of the fight. */
export function isFlight({ action }: Action): boolean {
  return action === "flee";
}

function endsNow({ foes }: FightView): boolean {
  const [foe] = foes;
  return foes.length === 1 && foe !== undefined && foe.slower && foe.chance > 0.7 && foe.plain >= foe.enemy.health;
}

/** The largest of which little is spilt: a turn in a fight is dear. */
function fittingRemedy(remedies: readonly Remedy[], missing: number): Remedy | undefined {
  return remedies
    .filter(({ amount }) => amount <= missing * SPILT_A_LITTLE)
    .reduce<Remedy | undefined>((best, remedy) => (remedy.amount > (best?.amount ?? 0) ? remedy : best), undefined);
}
