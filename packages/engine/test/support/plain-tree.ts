import { expect } from "vitest";
import type { Game } from "../../src/index.js";

/** A game is a tree of JSON values: no undefined, no −0, no NaN, nothing with a prototype; record keys are in order. */
export function expectPlainTree(game: Game): void {
  const copy: unknown = JSON.parse(JSON.stringify(game));
  if (!sameTree(game, copy)) expect(game).toStrictEqual(copy);
  const records = [game.player.base, game.player.equipment, ...everybody(game).map((one) => one.cooldowns)];
  for (const record of records) {
    const keys = Object.keys(record);
    expect(keys).toEqual([...keys].sort());
  }
}

function everybody(game: Game) {
  return [game.player, ...game.enemies, ...game.floor.rooms.flatMap((room) => room.enemies)];
}

function sameTree(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const prototype = Object.getPrototypeOf(a);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => sameTree((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]));
}
