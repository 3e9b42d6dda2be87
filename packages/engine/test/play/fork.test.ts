import { describe, expect, it } from "vitest";
import { createGame, createRng, digest, execute, fork, type Game, observe } from "../../src/index.js";
import { wildContent } from "../fixtures/wild-content.js";
import { wander } from "./wander.js";

const registries = wildContent();

/** A run, played for some turns. */
function played(seed: number, turns = 80): Game {
  const game = createGame({ seed, name: "Reya", options: ["core:elf", "core:thief"] }, registries);
  playOn(game, seed, turns);
  return game;
}

function playOn(game: Game, seed: number, turns: number): void {
  const dice = createRng(seed);
  for (let turn = 0; turn < turns && game.over === ""; turn += 1)
    execute(game, wander(game, dice, registries), registries);
}

describe("a fork", () => {
  it.each([1, 2, 3, 4, 5])("equals the game, and playing it leaves the game alone (seed %i)", (seed) => {
    for (const turns of [0, 20, 60]) {
      const game = played(seed, turns);
      const before = JSON.stringify(game);
      const copy = fork(game);
      expect(JSON.stringify(copy)).toBe(before);
      playOn(copy, seed + 1, 60);
      expect(JSON.stringify(game)).toBe(before);
      const clone = structuredClone(game);
      playOn(clone, seed + 1, 60);
      expect(digest(copy)).toBe(digest(clone));
    }
  });

  it("with a seed of its own does not know what the game will draw", () => {
    const game = played(1);
    expect(fork(game, { seed: 9 }).rng).not.toBe(game.rng);
    expect(fork(game, { seed: 9 }).rng).toBe(fork(game, { seed: "0x9" }).rng);
    expect(fork(game, { seed: 9 }).seed).toBe(game.seed);
    expect(() => fork(game, { seed: -1 })).toThrow(RangeError);
  });

  it("takes at most a fifth of the time of structuredClone", () => {
    const game = played(1);
    const best = (copy: (game: Game) => Game) =>
      Math.min(...Array.from({ length: 15 }, () => timeOf(() => copy(game))));
    expect(best(structuredClone) / best(fork)).toBeGreaterThan(5);
  });
});

function timeOf(work: () => void): number {
  const before = performance.now();
  for (let time = 0; time < 100; time += 1) work();
  return performance.now() - before;
}

describe("an observation", () => {
  it("holds what the front ends show, and nothing that a player cannot know", () => {
    const game = played(2, 0);
    game.floor.piles.push({ pos: [1, 1], table: "core:hoard", items: [{ item: "core:sword", affixes: [], count: 1 }] });
    const seen = observe(game);
    expect(seen.player).toEqual(game.player);
    expect(seen.floor.tiles).toEqual(game.floor.tiles);
    expect(seen.floor.piles.at(-1)).toEqual({ pos: [1, 1] });
    for (const hidden of ["seed", "rng", "flags", "fight_flags", "warned"]) expect(seen).not.toHaveProperty(hidden);
    expect(JSON.stringify(seen)).not.toContain("core:hoard");
    expect(seen.floor.rooms.every((room) => !("flags" in room))).toBe(true);
  });

  it("shows the stock of the open shop alone, and shares nothing with the game", () => {
    const game = played(2, 0);
    const [room] = game.floor.rooms;
    if (room === undefined) throw new Error("there is no room");
    room.npcs = [1, 2].map((count) => {
      return { npc: "core:smith", pos: [count, 1], stock: [{ item: "core:sword", affixes: [], count }] };
    });
    const stocks = () => observe(game).floor.rooms[0]?.npcs.map(({ stock }) => stock?.[0]?.count);
    expect(stocks()).toEqual([undefined, undefined]);
    Object.assign(game, { shop_open: true, talking_room: 0, talking_npc: 1 });
    expect(stocks()).toEqual([undefined, 2]);
    const before = digest(game);
    scribble(observe(game));
    expect(digest(game)).toBe(before);
  });
});

/** Writes into every list and table. */
function scribble(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) scribble(part);
  if (Array.isArray(value)) value.push("scribbled");
  else Object.assign(value, { scribbled: true });
}
