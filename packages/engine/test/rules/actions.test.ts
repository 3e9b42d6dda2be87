import { describe, expect, it } from "vitest";
import type { Action } from "../../src/index.js";
import { choose, talk, use, useItem, wait } from "../support/commands.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { HALL, item, lying, type SceneSetup, scene } from "../support/scene.js";

/** A scene in which ability `core:deed` of the hero runs the actions. */
function deed(actions: Loose<Action>[], setup: SceneSetup = {}) {
  const own: LooseRegistries = {
    abilities: { "core:deed": { actions } },
    options: { "core:walker": { abilities: ["core:deed"] } },
  };
  const rest = setup.define ?? {};
  return scene({ ...setup, define: { ...rest, ...own, abilities: { ...rest.abilities, ...own.abilities } } });
}

/** A scene in which the first enemy does the deed, and the hero waits. */
function enemyDeed(actions: Loose<Action>[], setup: SceneSetup = {}) {
  return scene({
    ...setup,
    define: {
      ...setup.define,
      abilities: { "core:deed": { actions } },
      creatures: { "core:actor": { abilities: ["core:deed"] } },
    },
    enemies: [{ def: "core:actor", intent: "core:deed" }, "core:dummy"],
  });
}

const doIt = use("core:deed");

describe("damage", () => {
  it("is amount plus scale times the damage attribute of the source", () => {
    const { act } = deed([{ action: "damage", amount: 3, scale: 1.5, damage_type: "ice", target: "target" }], {
      enemies: ["core:dummy"],
      hero: { base: { damage: 8 } },
    });
    expect(only(act(doIt), "hit")).toMatchObject([{ amount: 15, damage_type: "ice", ability: "core:deed", item: "" }]);
  });

  it.each([0, -5])("of %d does nothing and draws nothing", (amount) => {
    const { act, game } = deed([{ action: "damage", amount, damage_type: "ice", target: "target" }], {
      enemies: ["core:dummy"],
      hero: { base: { hit_chance: 0.5, critical_chance: 50 } },
    });
    const before = game.rng;
    const messages = act(doIt);
    expect([only(messages, "hit"), only(messages, "miss"), game.rng, game.enemies[0]?.health]).toEqual([
      [],
      [],
      before,
      100,
    ]);
  });

  it("to oneself is an effect", () => {
    const { act, game } = deed([{ action: "damage", amount: 9, damage_type: "fire" }]);
    expect(only(act(doIt), "effect_damage")).toMatchObject([{ amount: 9, target: { index: -1 } }]);
    expect(game.player.health).toBe(91);
    expect(game.stats.damage_taken).toBe(9);
  });
});

describe("change_attribute", () => {
  it.each([
    ["health", 30, 50, 80],
    ["health", 300, 50, 100],
    ["health", -30, 50, 20],
    ["stamina", 30, 50, 80],
    ["stamina", 300, 50, 100],
    ["stamina", -300, 50, 0],
  ] as const)("adds to %s %d and clamps (%d becomes %d)", (attribute, amount, before, after) => {
    const { act, game } = deed([{ action: "change_attribute", attribute, amount }], {
      define: { balance: { stamina_regen: 0 } },
      hero: { [attribute]: before },
    });
    const kind = attribute === "health" ? "health_changed" : "stamina_changed";
    expect(only(act(doIt), kind)).toMatchObject([{ amount: after - before }]);
    expect(game.player[attribute]).toBe(after);
  });

  it("knows no resistance and queues no damage_taken", () => {
    const { act, game } = enemyDeed(
      [{ action: "change_attribute", attribute: "health", amount: -10, target: "target" }],
      {
        define: {
          options: {
            "core:walker": {
              modifiers: [{ attribute: "armor", flat: 80 }],
              triggers: [{ on: "damage_taken", actions: [mark(1)] }],
            },
          },
        },
      },
    );
    expect(marks(act(wait))).toEqual([]);
    expect(game.player.health).toBe(90);
  });

  it("can kill", () => {
    const { act, game } = deed([{ action: "change_attribute", attribute: "health", amount: -500, target: "target" }], {
      enemies: ["core:dummy"],
    });
    expect(only(act(doIt), "died")).toMatchObject([{ target: { index: 0 }, killer: { index: -1 } }]);
    expect(game.enemies).toEqual([]);
  });
});

describe("gifts", () => {
  const define: LooseRegistries = {
    items: { "core:hat": { slot: "core:hand" }, "core:nut": { stackable: true } },
    affixes: { "core:fine": {} },
    loot_tables: { "core:box": { entries: [{ item: "core:nut", count: "4" }] } },
  };

  it("give_item puts items into the inventory, one entry for each piece that does not stack", () => {
    const { act, game } = deed(
      [
        { action: "give_item", item: "core:hat", count: 2, affixes: ["core:fine"] },
        { action: "give_item", item: "core:nut", count: 7 },
      ],
      { define },
    );
    const hat = item("core:hat", 1, ["core:fine"]);
    expect(only(act(doIt), "item_gained").every((message) => message.from === "gift")).toBe(true);
    expect(game.player.inventory).toEqual([hat, hat, item("core:nut", 7)]);
  });

  it("give_item may exceed the carry capacity", () => {
    const { act, game } = deed([{ action: "give_item", item: "core:hat" }], {
      define,
      hero: { base: { carry_capacity: 1 }, inventory: [item("core:nut")] },
    });
    act(doIt);
    expect(game.player.inventory.length).toBe(2);
  });

  it("give_loot rolls a table into the inventory", () => {
    const { act, game } = deed([{ action: "give_loot", table: "core:box" }], { define });
    act(doIt);
    expect(game.player.inventory).toEqual([item("core:nut", 4)]);
  });

  it.each([
    [1, [item("core:nut", 2), item("core:hat")]],
    [3, [item("core:hat")]],
    [9, [item("core:hat")]],
  ])("remove_item of %d takes what is there, and an emptied entry disappears", (count, left) => {
    const { act, game } = deed([{ action: "remove_item", item: "core:nut", count }], {
      define,
      hero: { inventory: [item("core:nut", 3), item("core:hat")] },
    });
    act(doIt);
    expect(game.player.inventory).toEqual(left);
  });

  it("remove_item takes over several entries, but nothing that is worn", () => {
    const { act, game } = deed([{ action: "remove_item", item: "core:hat", count: 9 }], {
      define,
      hero: {
        inventory: [item("core:hat"), item("core:nut"), item("core:hat", 1, ["core:fine"])],
        equipment: { "core:hand": item("core:hat") },
      },
    });
    act(doIt);
    expect([game.player.inventory, game.player.equipment]).toEqual([
      [item("core:nut")],
      { "core:hand": item("core:hat") },
    ]);
  });

  it("equip_item gives an item, puts it on and the worn one back", () => {
    const { act, game } = deed([{ action: "equip_item", item: "core:hat", affixes: ["core:fine"] }], {
      define,
      hero: { equipment: { "core:hand": item("core:hat") } },
    });
    act(doIt);
    expect(game.player.equipment).toEqual({ "core:hand": item("core:hat", 1, ["core:fine"]) });
    expect(game.player.inventory).toEqual([item("core:hat")]);
  });

  it("give_exp gives experience", () => {
    const { act, game } = deed([{ action: "give_exp", amount: 12 }]);
    act(doIt);
    expect(game.current_exp).toBe(12);
  });

  it("gold that is given counts as found", () => {
    const { act, game } = deed([{ action: "give_item", item: "core:gold", count: 12 }]);
    act(doIt);
    expect(game.stats.gold_found).toBe(12);
  });

  it("act on the hero even when an enemy causes them", () => {
    const { act, game } = enemyDeed(
      [
        { action: "give_item", item: "core:nut", target: "self" },
        { action: "give_exp", amount: 3 },
        { action: "start_quest", quest: "core:task" },
        { action: "remove_item", item: "core:hat" },
      ],
      { define: { ...define, quests: { "core:task": { on: "item_used" } } }, hero: { inventory: [item("core:hat")] } },
    );
    act(wait);
    expect([game.player.inventory, game.current_exp, game.quests]).toEqual([
      [item("core:nut")],
      3,
      [{ quest: "core:task", count: 0, done: false }],
    ]);
  });
});

describe("open_shop", () => {
  const open = { options: [{ actions: [{ action: "open_shop" as const }] }] };
  const room = { rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [] }] };

  it("opens the shop of the NPC being talked to", () => {
    const { act, game } = scene({ define: { npcs: { "core:smith": open } }, rooms: [room] });
    act(talk);
    expect(only(act(choose(0)), "shop_opened")).toMatchObject([{ npc: "core:smith" }]);
    expect(game.shop_open).toBe(true);
  });

  it("does nothing while nobody is talked to", () => {
    const { act, game } = deed([{ action: "open_shop" }], { define: { npcs: { "core:smith": open } }, rooms: [room] });
    act(doIt);
    expect(game.shop_open).toBe(false);
  });
});

describe("targets", () => {
  const change = (target: "self" | "target" | "all_enemies" | "allies"): Loose<Action>[] => [
    { action: "apply_modifier", modifier: "core:sign", target },
  ];
  const define = { modifiers: { "core:sign": {} } };

  it.each([
    ["self", [-1]],
    ["target", [1]],
    ["all_enemies", [0, 1, 2]],
    ["allies", [-1]],
  ] as const)("%s of the hero reaches %j", (target, reached) => {
    const { act } = deed(change(target), { define, enemies: ["core:dummy", "core:dummy", "core:dummy"] });
    const indices = only(act(use("core:deed", 1)), "modifier_applied").map((message) => message.target.index);
    expect(indices).toEqual(reached);
  });

  it.each([
    ["self", [0]],
    ["target", [-1]],
    ["all_enemies", [-1]],
    ["allies", [0, 1]],
  ] as const)("%s of an enemy reaches %j", (target, reached) => {
    const { act } = enemyDeed(change(target), { define });
    expect(only(act(wait), "modifier_applied").map((message) => message.target.index)).toEqual(reached);
  });

  it("self in a trigger is its carrier", () => {
    const { act } = scene({
      define: {
        ...define,
        creatures: { "core:dummy": { triggers: [{ on: "turn_started", actions: change("self") }] } },
      },
      enemies: ["core:dummy"],
    });
    expect(only(act(wait), "modifier_applied").map((message) => message.target.index)).toEqual([0]);
  });

  it("an action aimed at nobody does nothing", () => {
    const { act, game } = scene({
      define: {
        ...define,
        options: {
          "core:walker": {
            triggers: [{ on: "turn_started", actions: [...change("target"), ...change("all_enemies"), mark(1)] }],
          },
        },
      },
    });
    const messages = act(wait);
    expect([only(messages, "modifier_applied"), marks(messages), game.player.modifiers]).toEqual([[], [1], []]);
  });

  it("all_enemies leaves out the dead", () => {
    const { act } = deed(
      [{ action: "damage", amount: 100, damage_type: "ice", target: "target" }, ...change("all_enemies")],
      { define, enemies: ["core:dummy", "core:dummy"] },
    );
    expect(only(act(doIt), "modifier_applied").map((message) => message.target.index)).toEqual([1]);
  });

  it("a dead target takes no more of the actions", () => {
    const { act, game } = deed(
      [
        { action: "damage", amount: 100, damage_type: "ice", target: "target" },
        { action: "damage", amount: 7, damage_type: "ice", target: "target" },
        { action: "change_attribute", attribute: "health", amount: 50, target: "target" },
      ],
      { enemies: ["core:dummy", "core:dummy"] },
    );
    expect(only(act(doIt), "hit").map((hit) => hit.amount)).toEqual([100]);
    expect(game.enemies.map((one) => one.health)).toEqual([100]);
  });
});

describe("actions of a list", () => {
  it("run in order", () => {
    const { act, game } = deed([
      { action: "change_attribute", attribute: "health", amount: 80 },
      { action: "change_attribute", attribute: "health", amount: -30 },
    ]);
    act(doIt);
    expect(game.player.health).toBe(70);
  });

  it("go on after a miss", () => {
    const { act } = deed([{ action: "damage", amount: 5, damage_type: "ice", target: "target" }, mark(1)], {
      define: { balance: { hit_ceiling: 0, hit_floor: 0 } },
      enemies: ["core:dummy"],
    });
    const messages = act(doIt);
    expect([only(messages, "miss").length, marks(messages)]).toEqual([1, [1]]);
  });

  it("of an item are the item's", () => {
    const { act } = scene({
      define: {
        items: { "core:bomb": { actions: [{ action: "damage", amount: 5, damage_type: "fire", target: "target" }] } },
      },
      hero: { inventory: [item("core:bomb")] },
      enemies: ["core:dummy", "core:dummy"],
    });
    expect(only(act(useItem(0, 1)), "hit")).toMatchObject([{ item: "core:bomb", ability: "", target: { index: 1 } }]);
  });

  it("a modifier laid earlier counts for a later action of the list", () => {
    const { act } = deed(
      [
        { action: "apply_modifier", modifier: "core:rage" },
        { action: "damage", scale: 1, damage_type: "ice", target: "target" },
      ],
      {
        define: { modifiers: { "core:rage": { attributes: [{ attribute: "damage", flat: 40 }] } } },
        enemies: ["core:dummy"],
      },
    );
    expect(only(act(doIt), "hit")[0]?.amount).toBe(42);
  });
});

describe("on_hit", () => {
  const bite = (target: "target" | "all_enemies"): Loose<Action>[] => [
    { action: "damage", amount: 5, damage_type: "ice", target },
    { action: "apply_modifier", modifier: "core:venom", target, on_hit: true },
    { action: "change_attribute", attribute: "health", amount: 5, target: "self", on_hit: true },
  ];
  const define: LooseRegistries = { modifiers: { "core:venom": {} } };
  const never = { ...define, balance: { hit_ceiling: 0 } };

  it("runs when the attack of the list hit", () => {
    const { act, game } = deed(bite("target"), { define, enemies: ["core:dummy"], hero: { health: 50 } });
    act(doIt);
    expect(game.enemies[0]?.modifiers).toEqual([lying("core:venom", 3)]);
    expect(game.player.health).toBe(55);
  });

  it("does not run when it missed", () => {
    const { act, game } = deed(bite("target"), { define: never, enemies: ["core:dummy"], hero: { health: 50 } });
    act(doIt);
    expect([game.enemies[0]?.modifiers, game.player.health]).toEqual([[], 50]);
  });

  it("aimed at all_enemies runs for those that were hit, aimed elsewhere if anybody was", () => {
    const nimble = { def: "core:nimble" };
    const { act, game } = deed(bite("all_enemies"), {
      define: {
        ...define,
        balance: { evasion: 1 },
        creatures: { "core:nimble": { base: { dexterity: 50 } }, "core:slow": { base: { dexterity: 0 } } },
      },
      enemies: [nimble, "core:slow", nimble],
      hero: { health: 50 },
    });
    act(doIt);
    expect(game.enemies.map((one) => one.modifiers.length)).toEqual([0, 1, 0]);
    expect(game.player.health).toBe(55);
  });

  it("looks at the latest attack of the list alone", () => {
    const { act } = deed(
      [
        { action: "damage", amount: 5, damage_type: "ice", target: "all_enemies" },
        { action: "damage", amount: 5, damage_type: "ice", target: "target" },
        { ...mark(1), on_hit: true },
      ],
      {
        define: {
          balance: { evasion: 1 },
          creatures: { "core:nimble": { base: { dexterity: 50 } }, "core:slow": { base: { dexterity: 0 } } },
        },
        enemies: ["core:nimble", "core:slow"],
      },
    );
    expect(marks(act(use("core:deed", 0)))).toEqual([]);
    expect(marks(act(use("core:deed", 1)))).toEqual([1]);
  });

  it("without an attack before it does not run", () => {
    const { act } = deed([{ ...mark(1), on_hit: true }]);
    expect(marks(act(doIt))).toEqual([]);
  });
});
