import { describe, expect, it } from "vitest";
import {
  attribute,
  createGame,
  DEFAULT_ATTRIBUTES,
  digest,
  GameSetupError,
  type Registries,
  type SetupProblem,
} from "../../src/index.js";
import { mark } from "../support/messages.js";
import { expectPlainTree } from "../support/plain-tree.js";
import { buildRegistries } from "../support/registries.js";
import { item } from "../support/scene.js";

const setup = { seed: 7, name: "Reya", options: ["core:walker"] };
const plain = buildRegistries();

function problems(
  registries: Registries,
  changed: { seed?: unknown; name?: string; options?: string[] },
): SetupProblem["code"][] {
  try {
    createGame({ ...setup, ...changed } as typeof setup, registries);
  } catch (error) {
    if (error instanceof GameSetupError) return error.problems.map((problem) => problem.code);
    throw error;
  }
  return [];
}

describe("an error of a setup", () => {
  it("says everything that is wrong, without what could drive a terminal", () => {
    const wrong = { seed: -1, name: "\u001b[2J", options: ["core:nobody", "core:walker", "core:walker"] };
    expect(() => createGame(wrong, plain)).toThrow(
      'the run cannot begin: the name must be 1 to 24 printable characters, not only blanks, but is "\\u001b[2J"; ' +
        "the seed must be a whole number from 0 to 18446744073709551615, or such a number as a text, decimal or 0x…; " +
        'there is no option "core:nobody"; the option "core:walker" is chosen twice',
    );
    expect(() => createGame({ ...setup, options: [] }, plain)).toThrow(
      "the run cannot begin: the category core:path asks for 1 options, but 0 are chosen",
    );
  });
});

describe("a new game", () => {
  it("is a plain tree in which nothing is missing", () => {
    const game = createGame(setup, plain);
    expectPlainTree(game);
    expect(game).toMatchObject({
      turn: 0,
      seed: "0x0000000000000007",
      current_exp: 0,
      unspent_points: 0,
      combat_round: 0,
      shop_open: false,
      talking_room: -1,
      talking_npc: -1,
      over: "",
      cause: { creature: "", by: { registry: "", id: "" }, damage_type: "" },
      chosen: [],
      quests: [],
      enemies: [],
      entered_from: [],
      player: { name: "Reya", initiative: 0, intent: "", modifiers: [], cooldowns: {}, inventory: [], equipment: {} },
      floor: { number: 1, id: "core:first" },
    });
    expect(game.rng).toMatch(/^[0-9a-f]{16}$/);
    const { rooms_entered, ...counted } = game.stats;
    expect(rooms_entered).toBe(1);
    expect(Object.values(counted)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it.each(Object.entries(DEFAULT_ATTRIBUTES))("gives a fresh hero %s %d", (name, value) => {
    const game = createGame(setup, plain);
    const key = name as keyof typeof DEFAULT_ATTRIBUTES;
    expect(game.player.base[key]).toBe(value);
    expect(attribute(game, game.player, key, undefined, plain)).toBe(value);
  });

  it("has the documented defaults of a fresh creature", () => {
    expect({ ...DEFAULT_ATTRIBUTES }).toEqual({
      strength: 1,
      dexterity: 1,
      constitution: 1,
      charisma: 1,
      luck: 1,
      level: 1,
      max_health: 100,
      max_stamina: 100,
      damage: 2,
      hit_chance: 0.8,
      critical_chance: 5,
      critical_factor: 1.5,
      price_modifier: 0,
      carry_capacity: 50,
    });
  });

  it("is the same for the same seed and another for another", () => {
    expect(createGame(setup, plain)).toStrictEqual(createGame(setup, plain));
    expect(digest(createGame(setup, plain))).toBe(digest(createGame(setup, plain)));
    expect(digest(createGame({ ...setup, seed: 8 }, plain))).not.toBe(digest(createGame(setup, plain)));
  });

  it.each([
    ["a number", 255],
    ["a bigint", 255n],
    ["decimal digits", "255"],
    ["hexadecimal digits", "0xff"],
    ["another game has it", "0x00000000000000ff"],
  ])("takes its seed as %s", (_, seed) => {
    expect(createGame({ ...setup, seed }, plain).seed).toBe("0x00000000000000ff");
  });

  it("stands at the entrance of floor 1", () => {
    const game = createGame(setup, plain);
    const [x, y] = game.player_pos;
    expect(game.floor.tiles[y]?.[x]).toBe("<");
    expect(game.floor.rooms[game.floor.player_room]).toMatchObject({ prefab: "core:gate", visited: true });
  });

  it("starts on floor number 1, of several the one with the smallest id", () => {
    const registries = buildRegistries({
      floors: { "core:b": { number: 1 }, "core:a": { number: 1 }, "core:A": { number: 2 } },
    });
    expect(createGame(setup, registries).floor).toMatchObject({ id: "core:a", number: 1 });
  });
});

describe("a setup is refused", () => {
  it.each([
    ["without a name", { name: "" }, ["bad_name"]],
    ["with a name of 25 characters", { name: "x".repeat(25) }, ["bad_name"]],
    ["with control characters in the name", { name: "a\u001bb" }, ["bad_name"]],
    ["with a seed of 2^64", { seed: 2n ** 64n }, ["bad_seed"]],
    ["with a negative seed", { seed: -1 }, ["bad_seed"]],
    ["with an unknown option", { options: ["core:walker", "core:nobody"] }, ["unknown_option"]],
    ["with too few options", { options: [] }, ["wrong_pick"]],
    [
      "with everything wrong, listing it all",
      { name: "", seed: -1, options: [] },
      ["bad_name", "bad_seed", "wrong_pick"],
    ],
  ])("%s", (_, changed, expected) => {
    expect(problems(plain, changed).sort()).toEqual([...expected].sort());
  });

  it("with too many options of a category", () => {
    const registries = buildRegistries({ options: { "core:runner": {} } });
    expect(problems(registries, { options: ["core:walker", "core:runner"] })).toEqual(["wrong_pick"]);
  });

  it("with the same option twice", () => {
    expect(problems(plain, { options: ["core:walker", "core:walker"] })).toContain("duplicate_option");
  });

  it("when there is no floor", () => {
    expect(problems(buildRegistries({ floors: { "core:first": null } }), {})).toEqual(["no_first_floor"]);
  });

  it("when the first floor cannot be made", () => {
    const registries = buildRegistries({
      prefabs: { "core:stairwell": { tags: ["core:exit"], layout: "###\n+.#\n###" } },
    });
    expect(problems(registries, {})).toEqual(["floor_failed"]);
  });

  it("but not for a name of 1 or 24 characters", () => {
    expect([problems(plain, { name: "x" }), problems(plain, { name: "x".repeat(24) })]).toEqual([[], []]);
  });
});

describe("options", () => {
  const define = {
    categories: {
      "core:path": null,
      "core:late": { order: 2 },
      "core:early": { order: 1, pick: 2 },
      "core:also_early": { order: 1, pick: 3 },
    },
    options: {
      "core:walker": null,
      "core:z": { category: "core:early", on_create: [{ action: "give_item", item: "core:gold", count: 2 } as const] },
      "core:a": { category: "core:early", on_create: [{ action: "give_item", item: "core:gold", count: 1 } as const] },
      "core:m": { category: "core:late" },
      "core:only": { category: "core:also_early" },
    },
  };
  const registries = buildRegistries(define);
  const options = ["core:m", "core:z", "core:only", "core:a"];

  it("are stored by category order and id, within a category by id", () => {
    expect(createGame({ ...setup, options }, registries).player.options).toEqual([
      "core:only",
      "core:a",
      "core:z",
      "core:m",
    ]);
  });

  it("may be fewer than the category asks for only where fewer exist", () => {
    expect(problems(registries, { options: ["core:m", "core:z", "core:a"] })).toEqual(["wrong_pick"]);
    expect(problems(registries, { options: ["core:m", "core:z", "core:only"] })).toEqual(["wrong_pick"]);
    expect(problems(registries, { options })).toEqual([]);
  });

  it("run on_create in that order", () => {
    const swords = buildRegistries({
      ...define,
      options: {
        ...define.options,
        "core:a": { category: "core:early", on_create: [{ action: "give_item", item: "core:stick" }] },
        "core:z": { category: "core:early", on_create: [{ action: "give_item", item: "core:stone" }] },
        "core:m": { category: "core:late", on_create: [{ action: "give_item", item: "core:rope" }] },
      },
      items: { "core:stick": {}, "core:stone": {}, "core:rope": {} },
    });
    expect(createGame({ ...setup, options }, swords).player.inventory).toEqual([
      item("core:stick"),
      item("core:stone"),
      item("core:rope"),
    ]);
  });
});

describe("on_create", () => {
  it("may put things on that raise the maxima, and health and stamina start at those", () => {
    const registries = buildRegistries({
      items: {
        "core:belt": {
          slot: "core:hand",
          modifiers: [
            { attribute: "max_health", flat: 11 },
            { attribute: "max_stamina", flat: 7 },
          ],
        },
      },
      options: { "core:walker": { on_create: [{ action: "equip_item", item: "core:belt" }] } },
    });
    const { player } = createGame(setup, registries);
    expect([player.health, player.stamina]).toEqual([111, 107]);
    expect(player.equipment).toEqual({ "core:hand": item("core:belt") });
  });

  it("sees the hero at his maxima, and what it takes stays taken", () => {
    const registries = buildRegistries({
      options: {
        "core:walker": {
          modifiers: [{ attribute: "max_health", flat: 50 }],
          on_create: [{ action: "change_attribute", attribute: "health", amount: -30 }],
        },
      },
    });
    expect(createGame(setup, registries).player.health).toBe(120);
  });

  it("queues no item_picked_up", () => {
    const registries = buildRegistries({
      options: {
        "core:walker": {
          on_create: [{ action: "give_item", item: "core:gold", count: 9 }],
          triggers: [{ on: "item_picked_up", actions: [mark(5)] }],
        },
      },
    });
    const game = createGame(setup, registries);
    expect([game.player.inventory, game.current_exp]).toEqual([[item("core:gold", 9)], 0]);
  });
});

describe("the first floor", () => {
  it("is entered with floor_entered, then room_entered, at turn 0", () => {
    const registries = buildRegistries({
      options: {
        "core:walker": {
          triggers: [
            { on: "room_entered", actions: [mark(2)] },
            { on: "floor_entered", when: { floor: 1 }, actions: [mark(1)] },
          ],
        },
      },
    });
    const game = createGame(setup, registries);
    expect(game.journal.flatMap((entry) => (entry.kind === "exp_gained" ? [entry.amount, entry.turn] : []))).toEqual([
      1, 0, 2, 0,
    ]);
    expect(game.turn).toBe(0);
  });

  it("starts a fight and announcements where enemies live in its first room", () => {
    const registries = buildRegistries({
      creatures: { "core:dummy": { ai: [{ ability: "core:attack" }] } },
      prefabs: {
        "core:gate": { tags: ["core:entrance"], layout: "#####\n#<e.+\n#####", creatures: [{ id: "core:dummy" }] },
      },
    });
    const game = createGame(setup, registries);
    expect(game.enemies).toMatchObject([{ def: "core:dummy", intent: "core:attack", health: 100, stamina: 100 }]);
    expect(game.floor.rooms[game.floor.player_room]).toMatchObject({ enemies: [], cleared: false });
    expect(game.enemies[0]?.initiative).toBeGreaterThanOrEqual(2);
    expect(game.player.initiative).toBeGreaterThanOrEqual(2);
  });

  it("has enemies with the health and stamina of base and unconditional own modifiers", () => {
    const registries = buildRegistries({
      creatures: {
        "core:dummy": {
          base: { max_health: 10, max_stamina: 20 },
          modifiers: [
            { attribute: "max_health", flat: 5 },
            { attribute: "max_stamina", percent: 50 },
            { attribute: "max_health", flat: 100, condition: [{ check: "floor", at_least: 0 }] },
          ],
        },
      },
      prefabs: {
        "core:stairwell": { tags: ["core:exit"], layout: "#####\n+.e>#\n#####", creatures: [{ id: "core:dummy" }] },
      },
    });
    const { floor } = createGame(setup, registries);
    const room = floor.rooms.find(({ prefab }) => prefab === "core:stairwell");
    expect(room).toMatchObject({ cleared: false, visited: false, enemies: [{ health: 15, stamina: 30 }] });
    expect(floor.rooms.find(({ prefab }) => prefab === "core:gate")?.cleared).toBe(true);
  });
});
