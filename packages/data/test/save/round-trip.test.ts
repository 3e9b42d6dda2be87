import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest, type Game } from "@rustkeep/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSave } from "../../src/save/parse-save.js";
import { parseSaveFile } from "../../src/save/parse-save-file.js";
import { SAVE_SCHEMA, saveToml } from "../../src/save/save-format.js";
import { saveGame } from "../../src/save/save-game.js";
import type { SaveInput } from "../../src/save/save-result.js";
import { systemError, temporaryFolder } from "../fixtures/folder.js";
import { enemy, item, sampleFight, sampleGame } from "../fixtures/saves/game.js";
import { foiledByEach, oneOfEach } from "../fixtures/saves/messages.js";

const mods = [{ id: "core", version: "1.0.0" }];

function input(game: Game, change: Partial<SaveInput> = {}): SaveInput {
  return { game, mods, commands: 12, gameVersion: "1.0.0", ...change };
}

/** Writes and reads a state again. */
function roundTrip(game: Game): Game {
  const read = parseSave(saveToml({ schema: SAVE_SCHEMA, game: "1.0.0", commands: 0, mods }, game));
  if (read.kind !== "parsed") {
    throw new Error(read.message);
  }
  return read.game;
}

function expectEqual(read: Game, written: Game): void {
  expect(read).toEqual(written);
  expect(digest(read)).toBe(digest(written));
}

describe("a save", () => {
  it("gives back an equal state and what was said about it", () => {
    const dir = temporaryFolder();
    const game = sampleGame();
    const before = structuredClone(game);
    expect(saveGame(dir, input(game)).kind).toBe("saved");
    expect(game).toEqual(before);
    const read = parseSaveFile(dir);
    expect(read).toMatchObject({ kind: "parsed", header: { schema: SAVE_SCHEMA, game: "1.0.0", commands: 12, mods } });
    if (read.kind === "parsed") {
      expectEqual(read.game, game);
    }
  });

  it("begins with the header, before the state", () => {
    const dir = temporaryFolder();
    saveGame(dir, input(sampleGame()));
    const text = readFileSync(join(dir, "save.toml"), "utf8");
    expect(text).toMatch(/^\[save\]\nschema = 2\ngame = "1\.0\.0"\ncommands = 12\n\n\[\[save\.mods\]\]\n/);
    expect(text).toContain("\n[game]\n");
    expect(text).toContain('\ntiles = [\n  "##########",\n  "#.+....+>#",\n  "##########",\n]\n');
  });

  it("holds a fight", () => {
    const game = sampleFight();
    expectEqual(roundTrip(game), game);
  });

  it.each([
    ["messages of every kind", oneOfEach],
    ["every refusal", foiledByEach],
  ])("holds %s", (_, messages) => {
    // The journal keeps fifty.
    for (let from = 0; from < messages.length; from += 50) {
      const game = sampleGame({ journal: structuredClone(messages.slice(from, from + 50)) });
      expectEqual(roundTrip(game), game);
    }
  });

  it("holds a state in which everything that can be empty is empty", () => {
    const game = sampleGame({ entered_from: [], chosen: [], quests: [], journal: [], shop_open: false });
    Object.assign(game.player, { modifiers: [], cooldowns: {}, options: [], inventory: [], equipment: {} });
    Object.assign(game, { talking_room: -1, talking_npc: -1 });
    Object.assign(game.floor, { player_room: -1, piles: [], rooms: [], flags: {}, uniques: [] });
    expectEqual(roundTrip(game), game);
  });

  it("gives the fields of every object back in declared order, records sorted", () => {
    const game = sampleGame();
    game.player.cooldowns = { "core:zap": 1, "core:bite": 2 };
    const order = Object.keys(sampleGame());
    const shuffled = Object.fromEntries(Object.entries(game).reverse()) as unknown as Game;
    const read = roundTrip(shuffled);
    expect(Object.keys(read)).toEqual(order);
    expect(Object.keys(read.player)).toEqual(Object.keys(game.player));
    expect(Object.keys(read.player.cooldowns)).toEqual(["core:bite", "core:zap"]);
    expect(JSON.stringify(roundTrip(read))).toBe(JSON.stringify(read));
  });

  const health = fc.double({ min: Number.MIN_VALUE, max: 1e9, noNaN: true });
  const anyNumber = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const aWhole = fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((n) => n * 465_000);

  it("holds any number exactly", () => {
    fc.assert(
      fc.property(health, anyNumber, aWhole, fc.bigInt(0n, 2n ** 64n - 1n), (value, base, turn, seed) => {
        const game = sampleGame({ turn, seed: `0x${seed.toString(16).padStart(16, "0")}` });
        game.player.health = value;
        game.player.base.strength = base + 0;
        game.stats.damage_dealt = Math.abs(base);
        expectEqual(roundTrip(game), game);
      }),
    );
  });

  it("holds the greatest numbers that there are", () => {
    const game = sampleGame({ turn: 1e15, current_exp: 1e15 });
    game.player.base.max_health = 1e9;
    game.player.base.luck = -1e9;
    expectEqual(roundTrip(game), game);
  });

  it("never holds a negative zero", () => {
    const game = sampleGame();
    game.player.base.luck = -0;
    expect(Object.is(roundTrip(game).player.base.luck, 0)).toBe(true);
  });

  it("holds any printable name", () => {
    const printable = fc
      .string({ unit: "binary", minLength: 1 })
      .map((text) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ""));
    const name = printable.map((text) => [...text].slice(0, 24).join("")).filter((text) => text !== "");
    fc.assert(
      fc.property(name, (text) => {
        const game = sampleGame();
        game.player.name = text;
        expectEqual(roundTrip(game), game);
      }),
    );
  });

  it("holds a crowded floor", () => {
    const game = sampleGame();
    const room = game.floor.rooms[1];
    room?.enemies.push(...Array.from({ length: 500 }, (_, at) => enemy("core:rat", { health: at + 0.25 })));
    game.player.inventory.push(...Array.from({ length: 2_000 }, () => item("core:sword", 1, ["core:keen"])));
    expectEqual(roundTrip(game), game);
  });
});

describe("saving", () => {
  it("refuses a run that is over and keeps the save before", () => {
    const dir = temporaryFolder();
    saveGame(dir, input(sampleGame()));
    const before = readFileSync(join(dir, "save.toml"), "utf8");
    for (const over of ["died", "won"] as const) {
      expect(saveGame(dir, input(sampleGame({ over })))).toMatchObject({ kind: "not_saved", reason: "finished_run" });
    }
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe(before);
  });

  it.each([
    ["a number that is none", (game: Game) => Object.assign(game.player, { health: Number.NaN })],
    ["something that is missing", (game: Game) => Object.assign(game, { rng: undefined })],
    ["an index that points at nothing", (game: Game) => Object.assign(game.floor, { player_room: 9 })],
  ])("refuses a state with %s, which could not be read again", (_, spoil) => {
    const dir = temporaryFolder();
    const game = sampleGame();
    spoil(game);
    expect(saveGame(dir, input(game))).toMatchObject({ kind: "not_saved", reason: "broken_state" });
    expect(readdirSync(dir)).toEqual([]);
  });

  it("refuses to say less than nothing about the recording", () => {
    const dir = temporaryFolder();
    const result = saveGame(dir, input(sampleGame(), { commands: -1 }));
    expect(result).toMatchObject({ kind: "not_saved", reason: "broken_state" });
    expect(readdirSync(dir)).toEqual([]);
  });

  it("on a full disk keeps the save before and says so", () => {
    const dir = temporaryFolder();
    saveGame(dir, input(sampleGame()));
    const full = {
      open: () => {
        throw systemError("ENOSPC");
      },
      write: () => undefined,
      flush: () => undefined,
      close: () => undefined,
      rename: () => undefined,
      remove: () => undefined,
    };
    const result = saveGame(dir, input(sampleGame({ turn: 999 })), full);
    expect(result).toMatchObject({ kind: "not_saved", message: "save.toml could not be written: the disk is full" });
    expect(parseSaveFile(dir)).toMatchObject({ kind: "parsed", game: { turn: 318 } });
  });

  it("into a folder that is a file is a problem, not an exception", () => {
    const path = join(temporaryFolder(), "data");
    writeFileSync(path, "");
    expect(saveGame(path, input(sampleGame()))).toMatchObject({ kind: "not_saved", reason: "file_problem" });
  });
});
