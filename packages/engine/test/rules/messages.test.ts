import { describe, expect, it } from "vitest";
import {
  type Command,
  checkInvariants,
  execute,
  findPath,
  JOURNAL_LENGTH,
  legalCommands,
  rejection,
} from "../../src/index.js";
import {
  attack,
  choose,
  drop,
  equip,
  flee,
  move,
  pickUp,
  run,
  talk,
  unequip,
  use,
  useItem,
  wait,
} from "../support/commands.js";
import { only } from "../support/messages.js";
import { HALL, item, type SceneSetup, scene } from "../support/scene.js";

describe("messages", () => {
  it("are those of the turn and carry its number", () => {
    const { act } = scene({ enemies: ["core:dummy"], game: { turn: 6 } });
    const messages = act(attack());
    expect(messages.length).toBeGreaterThan(0);
    expect(new Set(messages.map((message) => message.turn)).size).toBe(1);
    const [first] = act(attack());
    expect(first?.turn).toBe((messages[0]?.turn ?? Number.NaN) + 1);
  });

  it("name creatures by definition and index, the hero by −1", () => {
    const { act } = scene({ enemies: ["core:dummy", { def: "core:dummy", intent: "core:attack" }] });
    const hits = only(act(attack(1)), "hit");
    expect(hits).toMatchObject([
      {
        source: { who: "hero" },
        target: { who: "enemy", def: "core:dummy", index: 1 },
        ability: "core:attack",
        item: "",
        amount: 2,
        damage_type: "slash",
        critical: false,
      },
      { source: { who: "enemy", def: "core:dummy", index: 1 }, target: { who: "hero" } },
    ]);
  });

  it("are kept in the journal, the last 50 of them", () => {
    const { act, game } = scene({ enemies: [{ def: "core:dummy", health: 90 }] });
    const all = Array.from({ length: 40 }, () => act(wait)).flat();
    expect([JOURNAL_LENGTH, all.length > 50]).toEqual([50, true]);
    expect(game.journal).toEqual(all.slice(-50));
  });
});

const npc = { npc: "core:smith", pos: [2, 2] as [number, number], stock: [item("core:hat")] };
const define = {
  items: {
    "core:hat": { slot: "core:hand", base_price: 5 },
    "core:bomb": {
      actions: [{ action: "damage" as const, amount: 1, damage_type: "fire" as const, target: "target" as const }],
    },
  },
  npcs: { "core:smith": { options: [{}, {}] } },
};
const STATES: [string, SceneSetup, Command[]][] = [
  [
    "at peace",
    {
      piles: [{ pos: [2, 2] }],
      hero: { inventory: [item("core:hat"), item("core:bomb")], equipment: { "core:hand": item("core:hat") } },
    },
    [
      wait,
      move("north"),
      move("south"),
      move("west"),
      move("east"),
      run("north"),
      run("south"),
      run("west"),
      run("east"),
      pickUp,
      equip(0),
      unequip(),
      drop(0),
      drop(1),
    ],
  ],
  [
    "talking in a shop",
    {
      at: [2, 2],
      rooms: [{ rect: HALL, npcs: [npc] }],
      game: { talking_room: 0, talking_npc: 0, shop_open: true },
      hero: { inventory: [item("core:gold", 5)] },
    },
    [wait, move("east"), talk, choose(0), choose(1), { command: "end_talk" }, { command: "buy", index: 0 }, drop(0)],
  ],
  [
    "in a fight",
    { enemies: ["core:dummy", "core:dummy"], hero: { inventory: [item("core:bomb")] } },
    [wait, attack(0), attack(1), flee, useItem(0, 0), useItem(0, 1), drop(0)],
  ],
  ["with points to spend", { game: { unspent_points: 1 } }, [wait, { command: "assign_points", points: { luck: 1 } }]],
  ["on the stairs", { at: [17, 2] }, [wait, { command: "descend" }]],
];

describe("legalCommands", () => {
  it.each(STATES)("%s offers what is possible, and nothing that is refused", (_, setup, expected) => {
    const { game, registries } = scene({ ...setup, define });
    const legal = legalCommands(game, registries);
    expect(legal).toEqual(expect.arrayContaining(expected.map((command) => expect.objectContaining(command))));
    for (const command of legal) expect(rejection(game, command, registries)).toBeUndefined();
    expect(legal.some((command) => command.command === "debug")).toBe(false);
  });

  it("offers nothing once the run is over", () => {
    const { game, registries } = scene({ game: { over: "won" } });
    expect(legalCommands(game, registries)).toEqual([]);
  });
});

describe("rejection", () => {
  it.each([wait, attack(), use("core:nonsense"), equip(3), move("north"), useItem(0), talk])(
    "tells of %j what execute would say, without doing it",
    (command) => {
      const { game, registries } = scene({ define, at: [1, 1] });
      const before = structuredClone(game);
      const reason = rejection(game, command, registries);
      expect(game).toStrictEqual(before);
      const outcome = execute(game, command, registries);
      expect(reason).toEqual(outcome.kind === "rejected" ? outcome.reason : undefined);
    },
  );
});

describe("commands that are not for fights", () => {
  it.each<Command>([
    move("east"),
    run("east"),
    { command: "descend" },
    pickUp,
    talk,
    { command: "end_talk" },
    choose(0),
    { command: "buy", index: 0 },
    { command: "sell", index: 0 },
  ])("%j is refused with in_fight", (command) => {
    expect(scene({ enemies: ["core:dummy"] }).refused(command)).toEqual({ code: "in_fight" });
  });
});

describe("invariants", () => {
  it("hold for a fresh scene and are broken by nonsense", () => {
    const { game, registries } = scene();
    expect(checkInvariants(game, registries)).toEqual([]);
    game.player.health = 1e6;
    expect(checkInvariants(game, registries).length).toBeGreaterThan(0);
  });
});

describe("findPath", () => {
  it("is a shortest way without its start, and undefined where there is none", () => {
    const { game } = scene();
    expect(findPath(game.floor, [2, 2], [4, 2])).toEqual([
      [3, 2],
      [4, 2],
    ]);
    expect(findPath(game.floor, [2, 2], [17, 2])?.length).toBe(15);
    expect(findPath(game.floor, [2, 2], [8, 1])).toBeUndefined();
  });
});
