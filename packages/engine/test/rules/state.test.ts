import { describe, expect, it } from "vitest";
import { createGame, digest, execute, type Game, legalCommands, replay, startPosition } from "../../src/index.js";
import { attack, equip, move, wait } from "../support/commands.js";
import { buildRegistries } from "../support/registries.js";
import { item, scene } from "../support/scene.js";

describe("the state", () => {
  it("is changed in place, while the definitions stay untouched", () => {
    const { game, registries } = scene();
    const { player } = game;
    const before = JSON.stringify(registries);
    execute(game, wait, registries);
    expect([game.turn, game.player === player, JSON.stringify(registries)]).toEqual([1, true, before]);
  });

  it("holds of an enemy only what changes", () => {
    const { game, act } = scene({ den: ["core:dummy"], at: [12, 2] });
    act(move("east"));
    expect(Object.keys(game.enemies[0] ?? {}).sort()).toEqual(
      [
        "cooldowns",
        "def",
        "health",
        "initiative",
        "intent",
        "kind",
        "phase",
        "rewards",
        "modifiers",
        "pos",
        "stamina",
      ].sort(),
    );
  });

  it("keeps the keys of equipment and cooldowns in code-unit order while playing", () => {
    const { game, act } = scene({
      define: {
        slots: { "core:b": {}, "core:a": {}, "core:C": {} },
        items: { "core:x": { slot: "core:b" }, "core:y": { slot: "core:a" }, "core:z": { slot: "core:C" } },
        abilities: { "core:late": { cooldown: 9 }, "core:early": { cooldown: 9 } },
        options: { "core:walker": { abilities: ["core:late", "core:early"] } },
      },
      hero: { inventory: [item("core:x"), item("core:y"), item("core:z")] },
    });
    for (const command of [equip(0), equip(0), equip(0)]) act(command);
    act({ command: "use_ability", ability: "core:late" });
    act({ command: "use_ability", ability: "core:early" });
    expect(Object.keys(game.player.equipment)).toEqual(["core:C", "core:a", "core:b"]);
    expect(Object.keys(game.player.cooldowns)).toEqual(["core:early", "core:late"]);
  });

  it("moves enemies into the fight instead of copying them", () => {
    const { game, act } = scene({ den: ["core:dummy", "core:dummy"], at: [12, 2] });
    act(move("east"));
    expect([game.enemies.length, game.floor.rooms[1]?.enemies]).toEqual([2, []]);
  });

  it("gives equal digests for equal trees, whatever the order of their keys", () => {
    const { game } = scene({ hero: { inventory: [item("core:gold", 3)] } });
    const turned = Object.fromEntries(Object.entries(structuredClone(game)).reverse()) as unknown as Game;
    expect(digest(turned)).toBe(digest(game));
    expect(digest({ ...game, turn: game.turn + 1 })).not.toBe(digest(game));
    expect(digest({ ...game, player: { ...game.player, name: "Rey" } })).not.toBe(digest(game));
  });

  it("goes on alike after a trip through JSON", () => {
    const one = scene({ enemies: ["core:dummy"] });
    const two = JSON.parse(JSON.stringify(one.game)) as Game;
    for (const command of [attack(), wait, attack()]) {
      execute(one.game, command, one.registries);
      execute(two, command, one.registries);
      expect(digest(two)).toBe(digest(one.game));
    }
  });

  it("comes out the same when a recording is replayed", () => {
    const registries = buildRegistries();
    const setup = { seed: 3, name: "Reya", options: ["core:walker"] };
    const game = createGame(setup, registries);
    const commands = Array.from({ length: 30 }, (_, turn) => {
      const legal = legalCommands(game, registries).filter((one) => one.command !== "descend");
      const command = legal[(turn * 7) % legal.length] ?? wait;
      execute(game, command, registries);
      return command;
    });
    expect(replay({ ...setup, commands }, registries)).toStrictEqual(game);
  });
});

describe("the map", () => {
  it.each(["north", "south", "west", "east"] as const)("is wall beyond its edge (%s)", (direction) => {
    const { refused } = scene({ map: ["."], rooms: [], at: [0, 0] });
    expect(refused(move(direction))).toEqual({ code: "wall" });
  });

  it("without an entrance is begun on its first walkable tile", () => {
    const floor = (...map: string[]) => scene({ map, rooms: [], at: [1, 1] }).game.floor;
    expect(startPosition(floor("###", "#.<", "<..", "###"))).toEqual([2, 1]);
    expect(startPosition(floor("###", "##.", "#..", "###"))).toEqual([2, 1]);
  });

  it("reads an unknown tile as wall", () => {
    const { refused } = scene({ map: [".?"], rooms: [], at: [0, 0] });
    expect(refused(move("east"))).toEqual({ code: "wall" });
  });

  it.each([".", "+", "<", ">"])("can be walked on %s", (tile) => {
    const { game, act } = scene({ map: [`.${tile}`], rooms: [], at: [0, 0] });
    act(move("east"));
    expect(game.player_pos).toEqual([1, 0]);
  });
});

describe("a game", () => {
  it("does not depend on the order in which definitions were registered", () => {
    const registries = buildRegistries({
      categories: { "core:path": { order: 1 }, "core:home": { order: 1 } },
      options: { "core:farm": { category: "core:home" } },
      prefabs: {
        "core:arch": { tags: ["core:entrance"], layout: "#####\n#<..+\n#####" },
        "core:well": { tags: ["core:exit"], layout: "#####\n+.>.#\n#####" },
      },
    });
    const turned = Object.fromEntries(
      Object.entries(registries).map(([name, record]) => [name, Object.fromEntries(Object.entries(record).reverse())]),
    ) as unknown as typeof registries;
    for (let seed = 0; seed < 10; seed += 1) {
      const setup = { seed, name: "Reya", options: ["core:walker", "core:farm"] };
      expect(createGame(setup, turned)).toStrictEqual(createGame(setup, registries));
    }
  });
});
