import type { Registries } from "../content/definitions/registries.js";
import { readAttribute } from "../rules/stats/attributes.js";
import { type View, viewOf } from "../rules/view.js";
import type { Creature, Enemy } from "../state/creature.js";
import type { Game } from "../state/game.js";
import { gameMisfit } from "../state/game-misfit.js";
import { sayMisfit } from "../state/shape-reader.js";

/**
 * What is wrong with a state between turns, in words for whoever looks for the fault; empty if nothing is: every field as
 * its type says, within its bounds and in its order, health and stamina up to their maximum, nobody dead in a fight that
 * goes on, every enemy in one place. A value that is not the state of a run at all has one fault. Draws nothing, and throws
 * nothing for any JSON value.
 */
export function checkInvariants(game: unknown, registries: Registries): string[] {
  const misfit = gameMisfit(game);
  return misfit === undefined ? invariantFaults(game as Game, registries) : [sayMisfit(misfit, "the game")];
}

/** What is wrong with a state whose every field by itself is as it must be. */
export function invariantFaults(game: Game, registries: Registries): string[] {
  const view = viewOf(game, registries);
  return [
    ...negativeZeros(game, ""),
    ...creatureFaults(view, game.player, "player"),
    ...game.enemies.flatMap((enemy, index) => creatureFaults(view, enemy, `enemies[${index}]`)),
    ...fightFaults(game),
    ...roomFaults(game),
    ...recordFaults(game),
    ...runFaults(game),
  ];
}

function creatureFaults(view: View, creature: Creature, path: string): string[] {
  const over = view.game.over !== "";
  const faults: string[] = [];
  const maximum = readAttribute(view, creature, "max_health", undefined);
  if (!over && creature.health > maximum) faults.push(tooMuch(`${path}.health`, maximum, creature.health));
  const most = readAttribute(view, creature, "max_stamina", undefined);
  if (!over && creature.stamina > most) faults.push(tooMuch(`${path}.stamina`, most, creature.stamina));
  if (creature.kind === "hero" && creature.intent !== "") faults.push(`${path}.intent is ${creature.intent}`);
  const modifiers = creature.modifiers.map(({ modifier }) => modifier);
  if (new Set(modifiers).size < modifiers.length) faults.push(`${path}.modifiers holds one twice`);
  return faults;
}

function tooMuch(path: string, most: number, found: number): string {
  return sayMisfit({ path, expected: `at most ${most}`, found: String(found) }, path);
}

function fightFaults(game: Game): string[] {
  const faults: string[] = [];
  // Who has fled and dies in the same turn leaves the fight unsettled.
  if (game.over === "" && game.enemies.length === 0 && game.combat_round !== 0)
    faults.push("combat_round counts on after the fight");
  if (game.over === "" && game.enemies.length === 0 && Object.keys(game.fight_flags).length > 0)
    faults.push("fight_flags outlast the fight");
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

function recordFaults(game: Game): string[] {
  const { base, equipment, cooldowns } = game.player;
  const flags = [game.flags, game.fight_flags, game.floor.flags, ...game.floor.rooms.map((room) => room.flags)];
  const records: object[] = [base, equipment, cooldowns, ...game.enemies.map((enemy) => enemy.cooldowns), ...flags];
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
  return faults;
}

/** A text would not bring them back. */
function negativeZeros(value: unknown, path: string): string[] {
  if (typeof value === "number") return Object.is(value, -0) ? [`${path} is −0`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => negativeZeros(entry, path === "" ? key : `${path}.${key}`));
}
