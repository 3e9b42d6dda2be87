import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Command, digest, execute, type Game, parseCommand, parseGame, rejection } from "../../src/index.js";
import { wait } from "../support/commands.js";
import { item, scene } from "../support/scene.js";

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

describe("a game from outside that does not fit together", () => {
  const spoilt: readonly [problem: string, spoil: (game: Game) => void][] = [
    ["floor.tiles must be a list of 5, as floor.height says, but is 4", ({ floor }) => floor.tiles.pop()],
    [
      "floor.tiles[1] must be 20 tiles long, as floor.width says, but is 1",
      ({ floor }) => floor.tiles.splice(1, 1, "#"),
    ],
    ["floor.rooms[0].rect.w must be at most 20, but is 21", ({ floor }) => spread(floor.rooms[0]?.rect, { w: 21 })],
    ["floor.rooms[0].rect.h must be at most 5, but is 6", ({ floor }) => spread(floor.rooms[0]?.rect, { h: 6 })],
    [
      "floor.rooms[1].enemies[0].health must be above 0, but is 0",
      ({ floor }) => spread(floor.rooms[1]?.enemies[0], { health: 0 }),
    ],
    [
      "floor.rooms[1].enemies[0].pos[1] must be below 5, to be on the floor, but is 5",
      ({ floor }) => spread(floor.rooms[1]?.enemies[0], { pos: [1, 5] }),
    ],
    ["player_pos[0] must be below 20, to be on the floor, but is 20", (game) => spread(game, { player_pos: [20, 1] })],
    [
      "entered_from[0] must be below 20, to be on the floor, but is 20",
      (game) => spread(game, { entered_from: [20, 1] }),
    ],
    ["floor.player_room must be from −1 to 1, but is 2", ({ floor }) => spread(floor, { player_room: 2 })],
    ["talking_npc must be −1 exactly when talking_room is, but is 0", (game) => spread(game, { talking_npc: 0 })],
    ["talking_room must be from −1 to 1, but is 2", (game) => spread(game, { talking_room: 2, talking_npc: 0 })],
    ["talking_npc must be −1, but is 0", (game) => spread(game, { talking_room: 0, talking_npc: 0 })],
    [
      "shop_open must be false while the hero talks to nobody, but is true",
      (game) => spread(game, { shop_open: true }),
    ],
    [
      "enemies must be empty while the hero is in no room, but is a list of 1",
      ({ floor }) => spread(floor, { player_room: -1 }),
    ],
    [
      "floor.piles must be piles of at most 10000 items in all, but is 10001",
      ({ floor }) =>
        spread(floor, {
          piles: [
            { pos: [1, 1], table: "", items: Array.from({ length: 5000 }, () => item("core:gold")) },
            { pos: [2, 1], table: "", items: Array.from({ length: 5001 }, () => item("core:gold")) },
          ],
        }),
    ],
    ["player.health must be above 0, but is 0", ({ player }) => spread(player, { health: 0 })],
  ];

  it.each(spoilt)("is broken: %s", (problem, spoil) => {
    const { game, registries } = scene({ enemies: ["core:dummy"], den: ["core:dummy"] });
    spoil(game);
    expect(parseGame(game, registries)).toEqual({ kind: "broken", problems: [problem] });
  });

  it.each([
    ["something else", () => 1],
    ["something else", Symbol("turn")],
    ["something else", new Map()],
    ["missing", undefined],
    [`"${"x".repeat(40)}…"`, "x".repeat(10_000)],
  ])("and names what stands in place of a number: %s", (found, turn) => {
    const { game, registries } = scene();
    const read = parseGame({ ...game, turn }, registries);
    expect(read.kind === "broken" ? read.problems[0] : "").toMatch(/^turn must be a whole number.*, but is /);
    expect(read.kind === "broken" ? read.problems[0]?.split("but is ")[1] : "").toBe(found);
  });
});

function spread(target: object | undefined, change: object): void {
  if (target === undefined) throw new Error("the scene has nothing of the kind");
  Object.assign(target, change);
}

type Tree = Record<string, unknown>;

function setPlayer(tree: Tree, change: Tree): Tree {
  return { ...tree, player: { ...(tree.player as Tree), ...change } };
}
