import { describe, expect, it } from "vitest";
import { checkInvariants, type Game } from "../../src/index.js";
import { enemy, item, lying, type Scene, scene } from "../support/scene.js";

/** A fight, with somebody asleep next door; nothing is wrong with it. */
function sound(): Scene {
  return scene({
    enemies: ["core:dummy"],
    define: { npcs: { "core:smith": {} } },
    hero: {
      inventory: [item("core:gold", 3)],
      equipment: { "core:hand": item("core:gold") },
      cooldowns: { "core:a": 1 },
    },
  });
}

const room = ({ floor }: Game) => floor.rooms[1];

const counts = "must be a whole number from 0 to 1000000000000000, but is";
const pieces = "must be a whole number from 1 to 1000000000000000, but is";
const quantity = "must be a number from 0 to 1000000000, but is";

const spoilt: readonly (readonly [fault: string, spoil: (game: Game, scene: Scene) => unknown])[] = [
  [`player.health ${quantity} -1`, (game) => Object.assign(game.player, { health: -1 })],
  ["player.health must be at most 100, but is 101", (game) => Object.assign(game.player, { health: 101 })],
  ["player.health must be above 0, but is 0", (game) => Object.assign(game.player, { health: 0 })],
  [`player.stamina ${quantity} -5`, (game) => Object.assign(game.player, { stamina: -5 })],
  [
    "enemies[0].stamina must be at most 100, but is 999",
    (game) => Object.assign(game.enemies[0] ?? {}, { stamina: 999 }),
  ],
  ["player.intent is core:attack", (game) => Object.assign(game.player, { intent: "core:attack" })],
  [
    "player.modifiers holds one twice",
    (game) => Object.assign(game.player, { modifiers: [lying("core:x", 1), lying("core:x", 2)] }),
  ],
  [
    "enemies[0].modifiers[0].turns_left must be a whole number from 1 to 9999, but is 0",
    (game) => Object.assign(game.enemies[0] ?? {}, { modifiers: [lying("core:x", 0)] }),
  ],
  [
    'player.cooldowns["core:a"] must be a whole number from 1 to 9999, but is 0',
    (game) => Object.assign(game.player.cooldowns, { "core:a": 0 }),
  ],
  ["combat_round counts on after the fight", (game) => Object.assign(game, { enemies: [] })],
  [
    "there is a talk in a fight",
    (game) => {
      room(game)?.npcs.push({ npc: "core:smith", pos: [1, 1], stock: [] });
      return Object.assign(game, { talking_room: 1, talking_npc: 0 });
    },
  ],
  ["an enemy is in two places", (game) => Object.assign(room(game) ?? {}, { enemies: game.enemies })],
  [
    "rooms[1] is cleared, but somebody lives there",
    (game, { registries }) =>
      Object.assign(room(game) ?? {}, { cleared: true, enemies: [enemy("core:dummy", registries)] }),
  ],
  [
    "floor.rooms[1].enemies[0].health must be above 0, but is 0",
    (game, { registries }) =>
      Object.assign(room(game) ?? {}, { enemies: [enemy({ def: "core:dummy", health: 0 }, registries)] }),
  ],
  [`player.inventory[0].count ${pieces} 0`, (game) => Object.assign(game.player.inventory[0] ?? {}, { count: 0 })],
  [
    `floor.piles[0].items[0].count ${pieces} 1.5`,
    (game) => game.floor.piles.push({ pos: [1, 1], table: "", items: [item("core:gold", 1.5)] }),
  ],
  [
    "keys are out of order: core:z core:a",
    (game) => Object.assign(game.player, { cooldowns: { "core:z": 1, "core:a": 1 } }),
  ],
  ['over is "died" at health 100', (game) => Object.assign(game, { over: "died" })],
  [
    "shop_open must be false while the hero talks to nobody, but is true",
    (game) => Object.assign(game, { shop_open: true }),
  ],
  [`turn ${counts} NaN`, (game) => Object.assign(game, { turn: Number.NaN })],
  ["turn is −0", (game) => Object.assign(game, { turn: -0 })],
  [`turn ${counts} Infinity`, (game) => Object.assign(game, { turn: Number.POSITIVE_INFINITY })],
  ["rng must be 16 hexadecimal digits, but is missing", (game) => Object.assign(game, { rng: undefined })],
  ["chosen[0] must be an id, # and a key or position, but is null", (game) => Object.assign(game, { chosen: [null] })],
  [
    "player_pos[0] must be below 20, to be on the floor, but is 99",
    (game) => Object.assign(game, { player_pos: [99, 1] }),
  ],
];

describe("the invariants", () => {
  it("hold for a sound game", () => {
    const { game, registries } = sound();
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it.each(spoilt)("tell that %s", (fault, spoil) => {
    const made = sound();
    spoil(made.game, made);
    expect(checkInvariants(made.game, made.registries)).toContain(fault);
  });

  it.each([
    ["the game must be a table, but is missing", undefined],
    ["the game must be a table, but is null", null],
    ["the game must be a table, but is an empty list", []],
    ["the game must be a table, but is 7", 7],
    ["seed must be 0x and 16 hexadecimal digits, but is missing", {}],
  ])("tell of what is no game at all that %s", (fault, value) => {
    expect(checkInvariants(value, sound().registries)).toEqual([fault]);
  });

  it("throw for no value in the place of any field", () => {
    const { game, registries } = sound();
    const values = [undefined, null, [], {}, -1, 1e300, "", "\u001b[2J", true, [[]], { a: 1 }];
    for (const path of pathsOf(game))
      for (const value of values) {
        const spoilt = structuredClone(game);
        setAt(spoilt, path, value);
        const faults = checkInvariants(spoilt, registries);
        expect(faults.every((fault) => !/[\p{Cc}]/u.test(fault))).toBe(true);
      }
  });

  it("allow a dead hero, and health above a maximum that has sunk, once the run is over", () => {
    const { game, registries } = sound();
    Object.assign(game.player, { health: 0, stamina: 500, cooldowns: { "core:a": 1 } });
    Object.assign(game, { over: "died" });
    expect(checkInvariants(game, registries)).toEqual([]);
  });
});

function pathsOf(tree: object): string[][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => [
    [name],
    ...(typeof value === "object" && value !== null ? pathsOf(value).map((path) => [name, ...path]) : []),
  ]);
}

function setAt(tree: object, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) Object.assign(tree, { [name]: value });
  else setAt(Reflect.get(tree, name) as object, rest, value);
}
