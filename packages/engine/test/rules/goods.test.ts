import { describe, expect, it } from "vitest";
import { createGame, createRng, generateFloor, rollLoot } from "../../src/index.js";
import { attack, choose, descend, pickUp, talk, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { DEN, HALL, item, type SceneSetup, scene } from "../support/scene.js";

const hasKey = [{ check: "has_item", item: "core:key" }];

describe("an entry of a loot table with a condition", () => {
  const define = {
    items: { "core:key": {}, "core:gem": {}, "core:stone": {}, "core:crown": {}, "core:cap": { slot: "core:hand" } },
    affixes: { "core:old": {}, "core:gilt": {} },
    loot_tables: {
      "core:chest": {
        entries: [
          { item: "core:crown", guaranteed: true, condition: hasKey },
          { item: "core:gem", weight: 9, condition: hasKey },
          { item: "core:stone", condition: [{ ...hasKey[0], not: true }] },
        ],
      },
      "core:capped": { entries: [{ item: "core:cap", affixes: "core:looks" }] },
      "core:looks": {
        entries: [
          { affix: "core:old", condition: hasKey },
          { affix: "core:gilt", condition: [{ ...hasKey[0], not: true }] },
        ],
      },
    },
  } as unknown as LooseRegistries;
  const open = (held: string[], table = "core:chest") => {
    const hero = { inventory: held.map((id) => item(id)) };
    const made = scene({ define, hero, piles: [{ pos: [2, 2], table }] });
    return { ...made, found: only(made.act(pickUp), "item_gained") };
  };

  it("is among the others only where the condition holds", () => {
    expect(open(["core:key"]).found.map((one) => one.item)).toEqual(["core:crown", "core:gem"]);
    expect(open([]).found.map((one) => one.item)).toEqual(["core:stone"]);
  });

  it("is among the affixes only where it holds", () => {
    expect(open(["core:key"], "core:capped").found).toMatchObject([{ affixes: ["core:old"] }]);
    expect(open([], "core:capped").found).toMatchObject([{ affixes: ["core:gilt"] }]);
  });

  it("counts for a roll outside a game only where one is given", () => {
    const { game, registries } = open([]);
    expect(rollLoot("core:chest", 0, createRng(1), registries)).toEqual([]);
    expect(rollLoot("core:chest", 0, createRng(1), registries, game).map((one) => one.item)).toEqual(["core:stone"]);
  });
});

describe("the stock of a merchant", () => {
  const onFloor = (id: string) => [{ check: "floor", id }];
  const TRADE = {
    items: {
      "core:pie": {},
      "core:axe": {},
      "core:gem": {},
      "core:bell": { actions: [{ action: "restock" }] },
      "core:key": {},
    },
    loot_tables: {
      "core:food": { entries: [{ item: "core:pie" }] },
      "core:arms": { entries: [{ item: "core:axe" }] },
      "core:gems": { entries: [{ item: "core:gem" }] },
    },
    npcs: {
      "core:smith": {
        shop: "core:food",
        stock: [
          { table: "core:arms", condition: onFloor("core:second") },
          { table: "core:gems", condition: hasKey },
        ],
        options: [{ text: "Wares?", actions: [{ action: "open_shop" }] }],
      },
      "core:hoarder": { stock: [{ table: "core:gems" }], restock: "never" },
    },
    prefabs: {
      "core:gate": { tags: ["core:entrance"], layout: "#####\n#<n.+\n#####", npcs: ["core:smith"] },
      "core:stairwell": { tags: ["core:exit"], layout: "####\n+.>#\n####" },
    },
    floors: { "core:first": {}, "core:second": { number: 2 } },
  } as unknown as LooseRegistries;
  const stocks = ({ floor }: ReturnType<typeof scene>["game"]) =>
    floor.rooms.flatMap(({ npcs }) => npcs.map(({ stock }) => stock.map((one) => one.item)));

  it("is drawn from all tables whose conditions hold on the floor that is being made", () => {
    const { act, game, registries } = scene({ define: TRADE, at: [17, 2] });
    expect(stocks(createGame({ seed: 3, name: "Reya", options: ["core:walker"] }, registries))).toEqual([["core:pie"]]);
    act(descend);
    expect(stocks(game)).toEqual([["core:pie", "core:axe"]]);
  });

  it("is drawn anew by restock, with what holds then, unless it never changes", () => {
    const placed = (npc: string) => ({ npc, pos: [2, 2] as [number, number], stock: [] });
    const { act, game } = scene({
      define: TRADE,
      rooms: [{ rect: HALL, npcs: [placed("core:smith"), placed("core:hoarder")] }, { rect: DEN }],
      hero: { inventory: [item("core:bell"), item("core:key")] },
    });
    act(useItem(0));
    expect(stocks(game)).toEqual([["core:pie", "core:gem"], []]);
    act(talk);
    expect(only(act(choose(0)), "shop_opened")).toHaveLength(1);
  });

  it("is without what has a condition on a floor that is made outside a game", () => {
    const { game, registries } = scene({ define: TRADE });
    const definition = registries.floors["core:second"];
    if (definition === undefined) throw new Error("no floor");
    const made = generateFloor(definition, createRng(1), registries);
    expect("floor" in made && stocks({ ...game, floor: made.floor })).toEqual([["core:pie"]]);
    const inGame = generateFloor(definition, createRng(1), registries, 2, {
      ...game,
      floor: { ...game.floor, id: "core:second" },
    });
    expect("floor" in inGame && stocks({ ...game, floor: inGame.floor })).toEqual([["core:pie", "core:axe"]]);
  });
});

describe("an option", () => {
  it("adds to the base values of whoever begins with it", () => {
    const { game } = scene({ define: { options: { "core:walker": { base: { max_health: -12, damage: 3 } } } } });
    const plain = scene();
    const { player } = createGame(
      { seed: 1, name: "Reya", options: ["core:walker"] },
      scene({ define: { options: { "core:walker": { base: { max_health: -12 } } } } }).registries,
    );
    expect(player).toMatchObject({ health: 88, base: { max_health: 88 } });
    expect(game.player.base.luck).toBe(plain.game.player.base.luck);
  });
});

describe("raise", () => {
  it("takes a formula for how much", () => {
    const raise = { action: "raise", attribute: "luck", amount: "1 + 2 * attribute('self', 'luck')" };
    const { act, game } = scene({
      define: { items: { "core:charm": { actions: [raise] } } } as LooseRegistries,
      hero: { inventory: [item("core:charm")] },
    });
    act(useItem(0));
    expect(game.player.base.luck).toBe(4);
  });
});

describe("a quest", () => {
  const running = (quest: string) => ({ quest, count: 0, done: false, failed: false });
  const withQuest = (fields: object, more: SceneSetup = {}) =>
    scene({
      ...more,
      define: {
        quests: { "core:task": { on: "creature_died", count: 1, actions: [mark(1)], ...fields } },
      } as LooseRegistries,
      game: { quests: [running("core:task")] },
    });

  it("fails by its trigger, whose actions run, and counts no more", () => {
    const fails = { fails_on: { on: "turn_started", actions: [mark(9)] } };
    const { act, game } = withQuest(fails, { enemies: [{ def: "core:dummy", health: 1 }] });
    const messages = act(attack());
    expect(marks(messages)).toEqual([9]);
    expect(only(messages, "quest_failed")).toHaveLength(1);
    expect(game.quests).toMatchObject([{ failed: true, count: 0 }]);
    expect(marks(act(wait))).toEqual([]);
  });

  it("that is done by the same event does not fail", () => {
    const fails = { fails_on: { on: "creature_died", actions: [mark(9)] } };
    const { act, game } = withQuest(fails, { enemies: [{ def: "core:dummy", health: 1 }] });
    expect(marks(act(attack()))).toEqual([1]);
    expect(game.quests).toMatchObject([{ done: true, failed: false }]);
  });

  it("that is hidden is done without a word", () => {
    const { act, game } = withQuest({ hidden: true }, { enemies: [{ def: "core:dummy", health: 1 }] });
    const messages = act(attack());
    expect(messages.filter(({ kind }) => kind.startsWith("quest"))).toEqual([]);
    expect(marks(messages)).toEqual([1]);
    expect(game.quests).toMatchObject([{ done: true }]);
  });
});
