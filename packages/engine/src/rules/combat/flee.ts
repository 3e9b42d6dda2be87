import { BOSS_TAG } from "../../content/constants.js";
import { roomAt } from "../../floor/tiles.js";
import type { Creature, Enemy } from "../../state/creature.js";
import type { AbilityBlock } from "../../state/rejection.js";
import { readAttribute } from "../stats/attributes.js";
import { hasTag } from "../stats/conditions.js";
import type { Turn } from "../turn.js";
import { livingEnemies, type View } from "../view.js";
import { fleeChance } from "./formulas.js";

/** What bars the hero's way out of the fight. */
export function fleeBlock(view: View): AbilityBlock | undefined {
  if (view.game.entered_from.length === 0) return { code: "no_way_back" };
  const boss = livingEnemies(view).some((enemy) => hasTag(view, enemy, BOSS_TAG));
  return boss ? { code: "boss_bars_the_way" } : undefined;
}

/** The hero's chance to flee: his dexterity against that of the fastest living enemy. */
export function heroFleeChance(view: View): number {
  const fastest = Math.max(...livingEnemies(view).map((enemy) => dexterityOf(view, enemy)));
  return fleeChance(dexterityOf(view, view.game.player), fastest, view.registries.balance);
}

/** An enemy's chance to flee from the hero. */
export function enemyFleeChance(view: View, enemy: Enemy): number {
  return fleeChance(dexterityOf(view, enemy), dexterityOf(view, view.game.player), view.registries.balance);
}

function dexterityOf(view: View, creature: Creature): number {
  return readAttribute(view, creature, "dexterity", undefined);
}

/** The hero gets away: living enemies go back into their room and rest, and he stands where he came from. */
export function leaveFight(turn: Turn): void {
  const { game } = turn;
  const { floor } = game;
  const survivors = livingEnemies(turn);
  for (const enemy of survivors) rest(turn, enemy);
  const room = floor.rooms[floor.player_room];
  if (room !== undefined) room.enemies = survivors;
  game.enemies = [];
  game.player.initiative = 0;
  turn.heroFled = true;
  const [x, y] = game.entered_from;
  if (x !== undefined && y !== undefined) game.player_pos = [x, y];
  game.entered_from = [];
  floor.player_room = roomAt(floor, game.player_pos[0], game.player_pos[1]);
}

function rest(turn: Turn, enemy: Enemy): void {
  enemy.modifiers = [];
  enemy.cooldowns = {};
  enemy.intent = "";
  enemy.initiative = 0;
  const { fround } = Math;
  const maximum = readAttribute(turn, enemy, "max_health", undefined, "own");
  const missing = Math.max(0, fround(maximum - enemy.health));
  enemy.health = Math.min(maximum, fround(enemy.health + fround(missing * 0.5)));
  enemy.stamina = readAttribute(turn, enemy, "max_stamina", undefined, "own");
}
