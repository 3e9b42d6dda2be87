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

const spoilt: readonly (readonly [fault: string, spoil: (game: Game, scene: Scene) => unknown])[] = [
  ["player.health is -1", (game) => Object.assign(game.player, { health: -1 })],
  ["player.health is 101", (game) => Object.assign(game.player, { health: 101 })],
  ["player is dead, but the run goes on", (game) => Object.assign(game.player, { health: 0 })],
  ["player.stamina is -5", (game) => Object.assign(game.player, { stamina: -5 })],
  ["enemies[0].stamina is 999", (game) => Object.assign(game.enemies[0] ?? {}, { stamina: 999 })],
  ["player.intent is core:attack", (game) => Object.assign(game.player, { intent: "core:attack" })],
  ["player.modifiers holds one twice", (game) => game.player.modifiers.push(lying("core:x", 1), lying("core:x", 2))],
  ["enemies[0].modifiers holds a past one", (game) => game.enemies[0]?.modifiers.push(lying("core:x", 0))],
  ["player.cooldowns holds a past one", (game) => Object.assign(game.player.cooldowns, { "core:a": 0 })],
  ["combat_round counts on after the fight", (game) => Object.assign(game, { enemies: [] })],
  ["there is a talk in a fight", (game) => Object.assign(game, { talking_room: 1, talking_npc: 0 })],
  ["an enemy is in two places", (game) => Object.assign(room(game) ?? {}, { enemies: game.enemies })],
  [
    "rooms[1] is cleared, but somebody lives there",
    (game, { registries }) =>
      Object.assign(room(game) ?? {}, { cleared: true, enemies: [enemy("core:dummy", registries)] }),
  ],
  [
    "rooms[1] holds somebody dead",
    (game, { registries }) =>
      Object.assign(room(game) ?? {}, { enemies: [enemy({ def: "core:dummy", health: 0 }, registries)] }),
  ],
  ["0 of core:gold", (game) => Object.assign(game.player.inventory[0] ?? {}, { count: 0 })],
  ["1.5 of core:gold", (game) => game.floor.piles.push({ pos: [1, 1], table: "", items: [item("core:gold", 1.5)] })],
  [
    "keys are out of order: core:z core:a",
    (game) => Object.assign(game.player, { cooldowns: { "core:z": 1, "core:a": 1 } }),
  ],
  ['over is "died" at health 100', (game) => Object.assign(game, { over: "died" })],
  ["a shop is open without a talk", (game) => Object.assign(game, { shop_open: true })],
  ["game.turn is NaN", (game) => Object.assign(game, { turn: Number.NaN })],
  ["game.turn is 0", (game) => Object.assign(game, { turn: -0 })],
  ["game.turn is Infinity", (game) => Object.assign(game, { turn: Number.POSITIVE_INFINITY })],
  ["game.rng is undefined", (game) => Object.assign(game, { rng: undefined })],
  ["game.chosen[0] is null", (game) => Object.assign(game, { chosen: [null] })],
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

  it("allow a dead hero, and health above a maximum that has sunk, once the run is over", () => {
    const { game, registries } = sound();
    Object.assign(game.player, { health: 0, stamina: 500, cooldowns: { "core:a": 0 } });
    Object.assign(game, { over: "died" });
    expect(checkInvariants(game, registries)).toEqual([]);
  });
});
