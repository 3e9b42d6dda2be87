import { attribute, createGame, execute } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { equipBetter } from "../../src/players/equip.js";
import { freshMemory } from "../../src/players/memory.js";
import { assignPoint } from "../../src/players/points.js";
import { heal } from "../../src/players/recover.js";
import { arenaOf } from "../../src/studies/arena.js";
import { core } from "../support/core-registries.js";

const arena = arenaOf(core);
const start = () => createGame({ seed: 1, name: "Reya", options: ["core:human", "core:warrior"] }, arena);

describe("what the bot does between fights", () => {
  it("puts on what is better than what is worn", () => {
    const game = start();
    game.player.inventory.push({ item: "core:war_hammer", affixes: [], count: 1 });
    const command = equipBetter(game, arena);
    expect(command).toEqual({ command: "equip", index: game.player.inventory.length - 1 });
    if (command !== undefined) execute(game, command, arena);
    expect(equipBetter(game, arena)).toBeUndefined();
  });

  it("leaves what is worse in the bag", () => {
    const game = start();
    game.player.inventory.push({ item: "core:dagger", affixes: ["core:rusty"], count: 1 });
    expect(equipBetter(game, arena)).toBeUndefined();
  });

  it("assigns points until there are none, and not all to one attribute", () => {
    const game = start();
    game.unspent_points = 12;
    const before = { ...game.player.base };
    for (let command = assignPoint(game, arena); command !== undefined; command = assignPoint(game, arena))
      execute(game, command, arena);
    expect(game.unspent_points).toBe(0);
    expect(game.player.base.strength).toBeGreaterThan(before.strength);
    expect(game.player.base.constitution).toBeGreaterThan(before.constitution);
  });

  it("drinks the smallest remedy first, and nothing of which it would spill", () => {
    const game = start();
    const memory = freshMemory(game, arena);
    game.player.inventory.push({ item: "core:greater_health_potion", affixes: [], count: 1 });
    const maximum = attribute(game, game.player, "max_health", undefined, arena);
    game.player.health = 20;
    const index = game.player.inventory.findIndex(({ item }) => item === "core:health_potion");
    expect(heal(game, memory, undefined)).toEqual({ command: "use_item", index });
    game.player.health = maximum - 10;
    expect(heal(game, memory, 1)).toBeUndefined();
  });
});
