import type { Registries } from "../content/definitions/registries.js";
import { readAttribute } from "../rules/stats/attributes.js";
import { isHero, type Reader, readerFor } from "../rules/view.js";
import type { Creature, Enemy } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { ItemInstance } from "../state/item.js";

/**
 * What is wrong with a state between turns, in words for whoever looks for the fault; empty if nothing is: health and
 * stamina within 0..maximum, nobody dead in a fight that goes on, every enemy in one place, counts above 0, records in
 * order, only JSON values. Draws nothing.
 */
export function checkInvariants(game: Game, registries: Registries): string[] {
  const reader = readerFor(game, registries);
  return [
    ...impureValues(game, "game"),
    ...creatureFaults(reader, game.player, "player"),
    ...game.enemies.flatMap((enemy, index) => creatureFaults(reader, enemy, `enemies[${index}]`)),
    ...fightFaults(game),
    ...roomFaults(game),
    ...itemFaults(game),
    ...recordFaults(game),
    ...runFaults(game),
  ];
}

function creatureFaults(reader: Reader, creature: Creature, path: string): string[] {
  const over = reader.game.over !== "";
  const faults: string[] = [];
  const maximum = readAttribute(reader, creature, "max_health", undefined);
  if (creature.health < 0 || (!over && creature.health > maximum)) faults.push(`${path}.health is ${creature.health}`);
  if (creature.health === 0 && !over) faults.push(`${path} is dead, but the run goes on`);
  const most = readAttribute(reader, creature, "max_stamina", undefined);
  if (creature.stamina < 0 || (!over && creature.stamina > most)) faults.push(`${path}.stamina is ${creature.stamina}`);
  if (isHero(creature) && creature.intent !== "") faults.push(`${path}.intent is ${creature.intent}`);
  const modifiers = creature.modifiers.map(({ modifier }) => modifier);
  if (new Set(modifiers).size < modifiers.length) faults.push(`${path}.modifiers holds one twice`);
  if (!over && creature.modifiers.some(({ turns_left }) => turns_left < 1))
    faults.push(`${path}.modifiers holds a past one`);
  if (!over && Object.values(creature.cooldowns).some((turns) => turns < 1))
    faults.push(`${path}.cooldowns holds a past one`);
  return faults;
}

function fightFaults(game: Game): string[] {
  const faults: string[] = [];
  // Who has fled and dies in the same turn leaves the fight unsettled.
  if (game.over === "" && game.enemies.length === 0 && game.combat_round !== 0)
    faults.push("combat_round counts on after the fight");
  if (game.enemies.length > 0 && game.talking_npc >= 0) faults.push("there is a talk in a fight");
  const everywhere: Enemy[] = [...game.enemies, ...game.floor.rooms.flatMap((room) => room.enemies)];
  if (new Set(everywhere).size < everywhere.length) faults.push("an enemy is in two places");
  return faults;
}

function roomFaults(game: Game): string[] {
  return game.floor.rooms.flatMap((room, index) => {
    const faults: string[] = [];
    if (room.cleared && room.enemies.length > 0) faults.push(`rooms[${index}] is cleared, but somebody lives there`);
    if (room.enemies.some((enemy) => enemy.health <= 0)) faults.push(`rooms[${index}] holds somebody dead`);
    return faults;
  });
}

function itemFaults(game: Game): string[] {
  const { player, floor } = game;
  const stocks = floor.rooms.flatMap((room) => room.npcs.flatMap((npc) => npc.stock));
  const worn = Object.values(player.equipment);
  const items: ItemInstance[] = [...player.inventory, ...worn, ...floor.piles.flatMap((pile) => pile.items), ...stocks];
  return items
    .filter(({ count }) => !Number.isInteger(count) || count < 1)
    .map(({ item, count }) => `${count} of ${item}`);
}

function recordFaults(game: Game): string[] {
  const { base, equipment, cooldowns } = game.player;
  const records: object[] = [base, equipment, cooldowns, ...game.enemies.map((enemy) => enemy.cooldowns)];
  const unordered = records.filter((record) => {
    const keys = Object.keys(record);
    return keys.some((key, index) => index > 0 && key < (keys[index - 1] ?? ""));
  });
  return unordered.map((record) => `keys are out of order: ${Object.keys(record).join(" ")}`);
}

function runFaults(game: Game): string[] {
  const faults: string[] = [];
  if ((game.over === "died") !== game.player.health <= 0)
    faults.push(`over is "${game.over}" at health ${game.player.health}`);
  if (game.shop_open && game.talking_npc < 0) faults.push("a shop is open without a talk");
  return faults;
}

/** Anything but JSON values, and numbers that a text would not bring back. */
function impureValues(value: unknown, path: string): string[] {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} is ${value}`];
  if (typeof value === "string" || typeof value === "boolean") return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => impureValues(entry, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [`${path} is ${String(value)}`];
  return Object.entries(value).flatMap(([key, entry]) => impureValues(entry, `${path}.${key}`));
}
