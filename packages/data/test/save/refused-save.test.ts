import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "@rustkeep/engine";
import fc from "fast-check";
import { stringify } from "smol-toml";
import { describe, expect, it } from "vitest";
import { parseSave } from "../../src/save/parse-save.js";
import { parseSaveFile } from "../../src/save/parse-save-file.js";
import { SAVE_SCHEMA, saveToml } from "../../src/save/save-format.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { sampleFight, sampleGame } from "../fixtures/saves/game.js";

const header = { schema: SAVE_SCHEMA, game: "1.0.0", commands: 3, mods: [{ id: "core", version: "1.0.0" }] };

function textOf(game: unknown, save: unknown = header): string {
  return stringify({ save, game });
}

/** The text of a good save after a change to its tree. */
function spoilt(change: (game: Game) => void, game = sampleGame()): string {
  change(game);
  return textOf(game);
}

describe("a save is refused as unreadable", () => {
  it.each([
    ["", "nothing at all"],
    ["[save", "broken TOML"],
    ["x = 1", "another TOML file"],
    ["save = 3", "no header"],
    ["[save]\nschema = '1'", "a format that is no number"],
    ["[save]\nschema = 1.5", "half a format"],
    [`a = ${"[".repeat(5_000)}`, "deeply nested lists"],
  ])("%#: %s", (text) => {
    expect(parseSave(text)).toMatchObject({ kind: "refused", reason: "unreadable" });
  });

  it("with the place of the fault, and without quoting it", () => {
    const result = parseSave('[save]\nschema = "\u001b[2J');
    expect(result).toMatchObject({ reason: "unreadable", line: 2 });
    expect(JSON.stringify(result)).not.toContain("[2J");
  });

  it("when it is not text", () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "save.toml"), new Uint8Array([0x5b, 0xff, 0xfe]));
    expect(parseSaveFile(dir)).toMatchObject({ kind: "refused", reason: "unreadable" });
  });

  it("when a folder lies in its place", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "save.toml"));
    expect(parseSaveFile(dir)).toMatchObject({
      kind: "refused",
      reason: "file_problem",
      problem: { code: "in_the_way" },
    });
  });
});

describe("a save of another format is refused", () => {
  it("with both formats and the version that wrote it, whatever else it holds", () => {
    const text = textOf({ anything: 1 }, { schema: 7, game: "9.1.0", more: true });
    const result = parseSave(text);
    expect(result).toMatchObject({ reason: "other_schema", schema: 7, game: "9.1.0" });
    expect(result).toMatchObject({ message: expect.stringContaining("9.1.0") });
  });

  it("without passing on a version that is none", () => {
    const result = parseSave(textOf({}, { schema: 7, game: "\u001b[2J" }));
    expect(result).toMatchObject({ reason: "other_schema", game: "" });
  });
});

it("a save of a run that is over is refused", () => {
  expect(parseSave(textOf(sampleGame({ over: "won" })))).toMatchObject({ kind: "refused", reason: "finished" });
});

describe("a damaged save is refused, naming the field:", () => {
  const cases: readonly [field: string, (game: Game) => void][] = [
    ["game.player.health", (game) => Object.assign(game.player, { health: "full" })],
    ["game.player.health", (game) => Object.assign(game.player, { health: Number.POSITIVE_INFINITY })],
    ["game.player.health", (game) => Object.assign(game.player, { health: Number.NaN })],
    ["game.player.health", (game) => Object.assign(game.player, { health: 0 })],
    ["game.player.name", (game) => Object.assign(game.player, { name: "\u001b[31mRed" })],
    ["game.player.name", (game) => Object.assign(game.player, { name: "a\u202eb" })],
    ["game.player.name", (game) => Object.assign(game.player, { name: "" })],
    ["game.player.name", (game) => Object.assign(game.player, { name: "   " })],
    ["game.player.name", (game) => Object.assign(game.player, { name: "x".repeat(25) })],
    ["game.player.base.luck", (game) => Object.assign(game.player.base, { luck: true })],
    ["game.player.base", (game) => Object.assign(game.player.base, { armor: 5 })],
    ["game.player.inventory[0].count", (game) => Object.assign(game.player.inventory[0] ?? {}, { count: 0 })],
    ["game.player.inventory[0].count", (game) => Object.assign(game.player.inventory[0] ?? {}, { count: 1.5 })],
    ["game.player.inventory[0].item", (game) => Object.assign(game.player.inventory[0] ?? {}, { item: "gold" })],
    ["game.player.inventory", (game) => Object.assign(game.player, { inventory: 7 })],
    ["game.player.equipment", (game) => Object.assign(game.player, { equipment: { constructor: 1 } })],
    ["game.player.cooldowns", (game) => Object.assign(game.player.cooldowns, { "": 1 })],
    ["game.turn", (game) => Object.assign(game, { turn: -1 })],
    ["game.turn", (game) => Object.assign(game, { turn: 0.5 })],
    ["game.seed", (game) => Object.assign(game, { seed: "xyz" })],
    ["game.rng", (game) => Object.assign(game, { rng: "0x00000000000001" })],
    ["game.entered_from", (game) => Object.assign(game, { entered_from: [1] })],
    ["game.entered_from[0]", (game) => Object.assign(game, { entered_from: [10, 0] })],
    ["game.player_pos[0]", (game) => Object.assign(game, { player_pos: [-1, 0] })],
    ["game.player_pos[1]", (game) => Object.assign(game, { player_pos: [1, 3] })],
    ["game.player_pos", (game) => Object.assign(game, { player_pos: [1, 1, 1] })],
    ["game.over", (game) => Object.assign(game, { over: "maybe" })],
    ["game.shop_open", (game) => Object.assign(game, { shop_open: "yes" })],
    ["game.shop_open", (game) => Object.assign(game, { talking_room: -1, talking_npc: -1 })],
    ["game.talking_room", (game) => Object.assign(game, { talking_room: 2 })],
    ["game.talking_npc", (game) => Object.assign(game, { talking_npc: 1 })],
    ["game.talking_npc", (game) => Object.assign(game, { talking_npc: -1 })],
    ["game.journal[0].kind", (game) => Object.assign(game.journal[0] ?? {}, { kind: "toString" })],
    ["game.journal[0].target", (game) => Object.assign(game, { journal: [{ ...game.journal[0], target: "rat" }] })],
    [
      "game.journal[0].target.index",
      (game) =>
        Object.assign(game, {
          journal: [{ ...game.journal[0], target: { who: "enemy", def: "core:rat", index: -2 } }],
        }),
    ],
    ["game.journal", (game) => game.journal.push(...game.journal)],
    ["game.chosen[0]", (game) => Object.assign(game, { chosen: ["core:smith"] })],
    ["game.cause.damage_type", (game) => Object.assign(game.cause, { damage_type: "boredom" })],
    ["game.stats.kills", (game) => Object.assign(game.stats, { kills: -1 })],
    ["game.floor.width", (game) => Object.assign(game.floor, { width: 401 })],
    ["game.floor.tiles", (game) => Object.assign(game.floor, { height: 4 })],
    ["game.floor.tiles[1]", (game) => game.floor.tiles.splice(1, 1, "#.#")],
    ["game.floor.tiles[1]", (game) => game.floor.tiles.splice(1, 1, "#.\u001b....+>#")],
    ["game.floor.player_room", (game) => Object.assign(game.floor, { player_room: 2 })],
    ["game.floor.rooms[0].rect.w", (game) => Object.assign(game.floor.rooms[0]?.rect ?? {}, { w: 11 })],
    [
      "game.floor.rooms[1].enemies[0].pos[0]",
      (game) => Object.assign(game.floor.rooms[1]?.enemies[0] ?? {}, { pos: [99, 1] }),
    ],
    [
      "game.floor.rooms[1].enemies[0].health",
      (game) => Object.assign(game.floor.rooms[1]?.enemies[0] ?? {}, { health: -1 }),
    ],
    [
      "game.floor.rooms[0].npcs[0].pos[1]",
      (game) => Object.assign(game.floor.rooms[0]?.npcs[0] ?? {}, { pos: [1, 3] }),
    ],
    ["game.floor.piles[0].pos[0]", (game) => Object.assign(game.floor.piles[0] ?? {}, { pos: [10, 1] })],
    ["game.quests[0].done", (game) => Object.assign(game.quests[0] ?? {}, { done: 1 })],
    ["game", (game) => Object.assign(game, { extra: 1 })],
  ];
  it.each(cases)("%s", (field, change) => {
    const text = spoilt(change);
    expect(parseSave(text)).toMatchObject({ kind: "refused", reason: "damaged", field });
  });

  it("in words that say what it must be and what it is", () => {
    expect(parseSave(spoilt((game) => Object.assign(game.player.inventory[1] ?? {}, { count: 0 })))).toMatchObject({
      message:
        "the save is damaged: game.player.inventory[1].count must be a whole number from 1 to 1000000000000000, but is 0",
    });
    const { message } = parseSave(spoilt((game) => Object.assign(game.player, { name: "\u001b[31mRed" }))) as {
      message: string;
    };
    expect(message).toBe(
      'the save is damaged: game.player.name must be a name of 1 to 24 printable characters, but is "\\u001b[31mRed"',
    );
  });

  it.each(["__proto__", "constructor", "toString"])("a table named %s", (name) => {
    const text = `${textOf(sampleGame())}\n[game.${name}]\nturn = 1\n`;
    expect(parseSave(text)).toMatchObject({ reason: "damaged", field: "game" });
  });

  it("any field that is missing", () => {
    const whole = sampleGame();
    for (const name of Object.keys(whole)) {
      const { [name]: _, ...rest } = { ...whole } as Record<string, unknown>;
      expect(parseSave(textOf(rest))).toMatchObject({ reason: "damaged", field: `game.${name}` });
    }
  });

  it("a fight in no room", () => {
    const text = spoilt((game) => Object.assign(game.floor, { player_room: -1 }), sampleFight());
    expect(parseSave(text)).toMatchObject({ reason: "damaged", field: "game.enemies" });
  });

  it("a date, which TOML can hold and a state cannot", () => {
    const text = textOf(sampleGame()).replace(/^player_pos = .*$/m, "player_pos = 2026-01-31");
    expect(parseSave(text)).toMatchObject({ reason: "damaged", field: "game.player_pos" });
  });

  it.each([
    ["save.commands", { ...header, commands: -1 }],
    ["save.mods[0].id", { ...header, mods: [{ id: "../core", version: "1.0.0" }] }],
    ["save.mods[0].version", { ...header, mods: [{ id: "core", version: "\u009b2J" }] }],
    ["save", { ...header, more: 1 }],
  ])("%s", (field, save) => {
    expect(parseSave(textOf(sampleGame(), save))).toMatchObject({ reason: "damaged", field });
  });
});

describe("whatever a save holds, reading it never throws and never changes it", () => {
  const whole = saveToml(header, sampleFight());

  function readFrom(text: string): ReturnType<typeof parseSaveFile>["kind"] {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "save.toml"), text);
    const { kind } = parseSaveFile(dir);
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe(text);
    return kind;
  }

  it("cut off anywhere", () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 2), (length) => {
        const { kind } = parseSave(whole.slice(0, length));
        expect(kind).toBe("refused");
      }),
      { numRuns: 300 },
    );
    expect(readFrom(whole.slice(0, 1000))).toBe("refused");
  });

  it("with characters exchanged, put in and taken out", () => {
    const edit = fc.record({
      at: fc.nat(whole.length),
      gone: fc.nat(6),
      put: fc.string({ unit: "binary", maxLength: 6 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const text = edits.reduce((old, { at, gone, put }) => old.slice(0, at) + put + old.slice(at + gone), whole);
        expect(["parsed", "refused"]).toContain(parseSave(text).kind);
      }),
      { numRuns: 300 },
    );
  });

  it("with lines of any kind exchanged", () => {
    const lines = whole.split("\n");
    const at = fc.nat(lines.length - 1);
    fc.assert(
      fc.property(at, at, (one, other) => {
        const text = lines.with(one, lines[other] ?? "").join("\n");
        expect(["parsed", "refused"]).toContain(parseSave(text).kind);
      }),
      { numRuns: 300 },
    );
  });

  it("with any value in the place of any field", () => {
    const value = fc.oneof(
      fc.object({ values: [fc.integer(), fc.double(), fc.string(), fc.boolean()] }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 1e300, "", [], {}, [[]], new Date(0)),
    );
    const places = pathsOf(sampleFight());
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (path, put) => {
        const game = sampleFight();
        setAt(game, path, put);
        expect(["parsed", "refused"]).toContain(parseSave(textOf(game)).kind);
      }),
      { numRuns: 200 },
    );
  });
});

function pathsOf(tree: object): string[][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => [
    [name],
    ...(typeof value === "object" && value !== null ? pathsOf(value).map((path) => [name, ...path]) : []),
  ]);
}

function setAt(tree: object, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (rest.length === 0) {
    Object.assign(tree, { [name]: value ?? [] });
  } else {
    setAt(Reflect.get(tree, name) as object, rest, value);
  }
}
