import { describe, expect, it } from "vitest";
import { type Command, execute } from "../../src/index.js";
import {
  attack,
  buy,
  choose,
  descend,
  drop,
  endTalk,
  equip,
  flee,
  move,
  pickUp,
  sell,
  talk,
  unequip,
  use,
  useItem,
  wait,
} from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { withLuck } from "../support/luck.js";
import { mark, marks, only, placeOf } from "../support/messages.js";
import { HALL, item, type SceneSetup, scene } from "../support/scene.js";

const smith = { rect: HALL, npcs: [{ npc: "core:smith", pos: [2, 2] as [number, number], stock: [item("core:hat")] }] };

const talking = { talking_room: 0, talking_npc: 0 };

const things: LooseRegistries = {
  items: {
    "core:hat": { slot: "core:hand", base_price: 10 },
    "core:nut": { actions: [{ action: "change_attribute", attribute: "stamina", amount: 1 }] },
  },
  npcs: { "core:smith": { options: [{}] } },
  floors: { "core:first": {}, "core:second": { number: 2 } },
  abilities: {
    "core:drain": { actions: [{ action: "change_attribute", attribute: "stamina", amount: -200, target: "target" }] },
  },
};

describe("an executed command", () => {
  it.each<[string, Command, SceneSetup]>([
    ["wait", wait, {}],
    ["move", move("east"), {}],
    ["descend", descend, { at: [17, 2] }],
    ["pick_up", pickUp, { piles: [{ pos: [2, 2], items: [item("core:hat")] }] }],
    ["use_item", useItem(0), { hero: { inventory: [item("core:nut")] } }],
    ["equip", equip(0), { hero: { inventory: [item("core:hat")] } }],
    ["unequip", unequip(), { hero: { equipment: { "core:hand": item("core:hat") } } }],
    ["drop", drop(0), { hero: { inventory: [item("core:hat")] } }],
    ["talk", talk, { rooms: [smith] }],
    ["choose", choose(0), { rooms: [smith], game: talking }],
    [
      "buy",
      buy(0),
      { rooms: [smith], game: { ...talking, shop_open: true }, hero: { inventory: [item("core:gold", 50)] } },
    ],
    [
      "sell",
      sell(0),
      { rooms: [smith], game: { ...talking, shop_open: true }, hero: { inventory: [item("core:hat")] } },
    ],
    ["use_ability", attack(), { enemies: ["core:dummy"] }],
    ["a failed or successful flight", flee, { enemies: ["core:dummy"] }],
    ["assign_points", { command: "assign_points", points: { luck: 1 } }, { game: { unspent_points: 1 } }],
    ["debug", { command: "debug", cheat: "heal" }, { game: { cheats: true } }],
  ])("(%s) costs exactly one turn", (_, command, setup) => {
    const { game, registries } = scene({ ...setup, define: things });
    expect(execute(game, command, registries).kind).toBe("turn_passed");
    expect(game.turn).toBe(1);
  });

  it("end_talk costs none", () => {
    const { game, registries } = scene({ define: things, rooms: [smith], game: talking });
    expect(execute(game, endTalk, registries).kind).toBe("no_turn");
    expect(game.turn).toBe(0);
  });

  it("lets enemies act, whatever it is", () => {
    const { act, game } = scene({
      define: things,
      enemies: [{ def: "core:dummy", intent: "core:attack" }],
      hero: { inventory: [item("core:hat")] },
    });
    act(equip(0));
    expect(game.player.health).toBe(98);
  });
});

describe("the order of action", () => {
  const attackers = (...initiatives: number[]) =>
    initiatives.map((initiative) => ({ def: "core:dummy", intent: "core:attack", initiative }));
  const order = (initiatives: number[]) =>
    only(scene({ enemies: attackers(...initiatives) }).act(attack()), "hit").map((hit) => placeOf(hit.source));

  it("is by initiative, highest first", () => {
    expect(order([5, 12, 7, 20])).toEqual([3, 1, "hero", 2, 0]);
  });

  it("lets the hero win ties, then the smaller index", () => {
    expect(order([10, 12, 10, 12])).toEqual([1, 3, "hero", 0, 2]);
  });

  it("is rolled once, when the fight starts", () => {
    const { act, game } = scene({ den: ["core:dummy"], at: [12, 2] });
    act(move("east"));
    const rolled = [game.player.initiative, game.enemies[0]?.initiative];
    act(attack());
    expect([game.player.initiative, game.enemies[0]?.initiative]).toEqual(rolled);
  });

  it("does not give a turn to enemies that appear during it", () => {
    const { act } = scene({
      define: { creatures: { "core:dummy": { ai: [{ ability: "core:attack" }] } } },
      den: ["core:dummy"],
      at: [12, 2],
    });
    const messages = act(move("east"));
    expect([only(messages, "ability_used"), only(messages, "hit")]).toEqual([[], []]);
  });
});

describe("a turn", () => {
  it("begins with turn_started, on the first turn of a fight then combat_started, before anybody acts", () => {
    const triggers = [
      { on: "combat_started" as const, actions: [mark(2)] },
      { on: "turn_started" as const, actions: [mark(1)] },
      { on: "attack_hit" as const, actions: [mark(3)] },
    ];
    const { act, game } = scene({
      define: { options: { "core:walker": { triggers } } },
      enemies: ["core:dummy"],
      game: { combat_round: 0 },
    });
    expect(marks(act(attack()))).toEqual([1, 2, 3]);
    expect(game.combat_round).toBe(1);
    expect(marks(act(attack()))).toEqual([1, 3]);
    expect(game.combat_round).toBe(2);
  });

  it("after walking into a fight announces, and combat_started comes with the next turn", () => {
    const { act, game } = scene({
      define: {
        creatures: { "core:dummy": { ai: [{ ability: "core:attack" }] } },
        options: { "core:walker": { triggers: [{ on: "combat_started", actions: [mark(1)] }] } },
      },
      den: ["core:dummy"],
      at: [12, 2],
    });
    const entering = act(move("east"));
    expect([marks(entering), game.combat_round, game.enemies[0]?.intent]).toEqual([[], 0, "core:attack"]);
    const first = act(wait);
    expect([marks(first), game.combat_round, only(first, "hit").length]).toEqual([[1], 1, 1]);
  });

  it("gives stamina back to the hero and to enemies in the fight, up to the maximum", () => {
    const { act, game } = scene({
      enemies: [
        { def: "core:dummy", stamina: 10 },
        { def: "core:dummy", stamina: 98 },
      ],
      hero: { stamina: 50 },
    });
    act(wait);
    expect([game.player.stamina, ...game.enemies.map((one) => one.stamina)]).toEqual([54, 14, 100]);
  });

  it("gives none to enemies in their rooms", () => {
    const { act, game } = scene({ den: [{ def: "core:dummy", stamina: 10 }] });
    act(wait);
    expect(game.floor.rooms[1]?.enemies[0]?.stamina).toBe(10);
  });

  it("gives stamina before actions but after the command was checked", () => {
    const define: LooseRegistries = {
      abilities: { "core:leap": { cost: 10 } },
      options: { "core:walker": { abilities: ["core:leap"] } },
    };
    expect(scene({ define, hero: { stamina: 8 } }).refused(use("core:leap"))).toMatchObject({ code: "no_stamina" });
    const { act, game } = scene({ define, hero: { stamina: 10 } });
    act(use("core:leap"));
    expect(game.player.stamina).toBe(4);
  });

  it("stops at once when the hero is dead", () => {
    const { act, game } = scene({
      enemies: [
        { def: "core:dummy", intent: "core:attack", initiative: 20 },
        { def: "core:dummy", intent: "core:attack" },
      ],
      hero: { health: 1 },
    });
    expect(only(act(attack()), "hit").map((hit) => placeOf(hit.source))).toEqual([0]);
    expect([game.over, game.turn]).toEqual(["died", 1]);
  });

  it("after a successful flight lets nobody act any more", () => {
    const made = scene({ enemies: ["core:dummy", "core:dummy"].map((def) => ({ def, intent: "core:attack" })) });
    withLuck(made, flee, (messages) => only(messages, "fled").length > 0);
    expect(only(made.act(flee), "hit")).toEqual([]);
    expect(made.game.enemies).toEqual([]);
  });

  it("skips enemies that died before their place", () => {
    const { act } = scene({
      enemies: [
        { def: "core:dummy", health: 1, intent: "core:attack" },
        { def: "core:dummy", intent: "core:attack" },
      ],
    });
    expect(only(act(attack()), "hit").map((hit) => placeOf(hit.source))).toEqual(["hero", 1]);
  });

  it("keeps the dead in place until it ends, so that indices hold", () => {
    const { act, game } = scene({
      enemies: [
        { def: "core:dummy", health: 1 },
        { def: "core:dummy", intent: "core:attack" },
      ],
    });
    expect(only(act(attack(0)), "hit").map((hit) => placeOf(hit.source))).toEqual(["hero", 1]);
    expect(game.enemies.length).toBe(1);
  });
});
