import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Command, digest, execute, parseCommand, parseGame, rejection } from "../../src/index.js";
import { wait } from "../support/commands.js";
import { scene } from "../support/scene.js";

const noCommands: readonly unknown[] = [
  undefined,
  null,
  "wait",
  [],
  {},
  { command: "fly" },
  { command: "__proto__" },
  { command: "debug" },
  { command: "debug", cheat: "fly" },
  { command: "debug", cheat: "give" },
  { command: "debug", cheat: "give", item: "\u001b[2J" },
  { command: "move" },
  { command: "move", direction: "up" },
  { command: "wait", loudly: true },
  { command: "equip", index: "0" },
  { command: "equip", index: Number.NaN },
  { command: "drop", index: 0, count: Number.POSITIVE_INFINITY },
  { command: "assign_points", points: { strength: "1" } },
  { command: "assign_points", points: null },
  { command: "assign_points", points: [] },
  new Date(0),
];

describe("what is no command", () => {
  it.each(noCommands.map((value) => [value]))("is refused and changes nothing: %j", (value) => {
    const { game, registries } = scene({ enemies: ["core:dummy"] });
    const before = digest(game);
    const reason = { code: "bad_command" };
    expect(execute(game, value as Command, registries)).toEqual({ kind: "rejected", reason });
    expect(rejection(game, value as Command, registries)).toEqual(reason);
    expect(parseCommand(value)).toBeUndefined();
    expect(digest(game)).toBe(before);
  });

  it("never throws, whatever JSON it is", () => {
    const { game, registries } = scene({ enemies: ["core:dummy"] });
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom("move", "debug", "drop", "assign_points"), (value, command) => {
        const given = { ...(value as object), command };
        expect(["rejected", "turn_passed", "no_turn"]).toContain(execute(game, given as Command, registries).kind);
        if (parseCommand(given) === undefined) expect(parseCommand(structuredClone(given))).toBeUndefined();
      }),
    );
  });
});

describe("a command from outside", () => {
  it.each([
    [{ command: "move", direction: "north" }],
    [{ command: "drop", index: 0, count: 2 }],
    [{ command: "use_ability", ability: "core:attack" }],
    [{ command: "assign_points", points: { luck: 1 } }],
    [{ command: "debug", cheat: "give", item: "core:gold" }],
  ])("is built anew: %j", (value) => {
    const command = parseCommand(value);
    expect(command).toEqual(value);
    expect(command).not.toBe(value);
  });

  it("may leave undefined what is optional, in any order, without a prototype", () => {
    const value = Object.assign(Object.create(null), { index: 0, count: undefined, command: "drop" });
    expect(JSON.stringify(parseCommand(value))).toBe('{"command":"drop","index":0}');
  });
});

describe("a game from outside", () => {
  it("goes on like the one it was written from", () => {
    const { game, registries } = scene({ enemies: ["core:dummy"] });
    const read = parseGame(JSON.parse(JSON.stringify(game)), registries);
    if (read.kind !== "game") throw new Error(read.problems.join("\n"));
    execute(game, wait, registries);
    execute(read.game, wait, registries);
    expect(digest(read.game)).toBe(digest(game));
  });

  it("is put in order", () => {
    const { game, registries } = scene({ hero: { cooldowns: { "core:z": 1, "core:a": 2 } } });
    const turned = Object.fromEntries(Object.entries(game).reverse());
    const read = parseGame(turned, registries);
    if (read.kind !== "game") throw new Error(read.problems.join("\n"));
    expect(Object.keys(read.game)).toEqual(Object.keys(game));
    expect(Object.keys(read.game.player.cooldowns)).toEqual(["core:a", "core:z"]);
  });

  it.each([
    ["the game must be a table, but is null", () => null],
    ["player.inventory must be a list of at most 10000, but is 7", (tree: Tree) => setPlayer(tree, { inventory: 7 })],
    ["player.health must be at most 100, but is 101", (tree: Tree) => setPlayer(tree, { health: 101 })],
    ['the game must be a table of FIELDS, but is one with "more"', (tree: Tree) => ({ ...tree, more: 1 })],
  ])("or comes with what is wrong: %s", (problem, spoil) => {
    const { game, registries } = scene();
    const problems = [problem.replace("FIELDS", Object.keys(game).join(", "))];
    expect(parseGame(spoil(structuredClone(game) as unknown as Tree), registries)).toEqual({
      kind: "broken",
      problems,
    });
  });
});

type Tree = Record<string, unknown>;

function setPlayer(tree: Tree, change: Tree): Tree {
  return { ...tree, player: { ...(tree.player as Tree), ...change } };
}
