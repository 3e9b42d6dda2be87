import { describe, expect, it } from "vitest";
import { abilitiesOf, abilityBlock, forecast } from "../../src/index.js";
import { attack, unequip, use, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const nothing = { actions: [{ action: "change_attribute" as const, attribute: "stamina" as const, amount: 0 }] };

describe("abilities", () => {
  it("are attack, options', worn items' by slot order, flee, without duplicates", () => {
    const { game, registries } = scene({
      define: {
        slots: { "core:body": { order: -1 } },
        abilities: { "core:roar": nothing, "core:leap": nothing, "core:spin": nothing },
        options: { "core:walker": { abilities: ["core:roar"] } },
        items: {
          "core:blade": { slot: "core:hand", abilities: ["core:spin", "core:roar"] },
          "core:vest": { slot: "core:body", abilities: ["core:leap", "core:attack"] },
        },
      },
      hero: { equipment: { "core:body": item("core:vest"), "core:hand": item("core:blade") } },
    });
    expect(abilitiesOf(game, game.player, registries)).toEqual([
      "core:attack",
      "core:roar",
      "core:leap",
      "core:spin",
      "core:flee",
    ]);
  });

  it("of an enemy are attack, its own, flee", () => {
    const { game, registries } = scene({
      define: { abilities: { "core:bite": nothing }, creatures: { "core:rat": { abilities: ["core:bite"] } } },
      enemies: ["core:rat"],
    });
    const [rat] = game.enemies;
    expect(rat && abilitiesOf(game, rat, registries)).toEqual(["core:attack", "core:bite", "core:flee"]);
  });

  it.each([
    ["taken off", unequip(), {}],
    ["merely carried", wait, { inventory: [item("core:boots")], equipment: {} }],
  ])("of things %s are not granted", (_, command, hero) => {
    const { act, refused } = scene({
      define: {
        abilities: { "core:leap": nothing },
        items: { "core:boots": { slot: "core:hand", abilities: ["core:leap"] } },
      },
      hero: { equipment: { "core:hand": item("core:boots") }, ...hero },
    });
    act(command);
    expect(refused(use("core:leap"))).toEqual({ code: "not_granted", ability: "core:leap" });
  });
});

describe("using an ability", () => {
  const define: LooseRegistries = {
    abilities: {
      "core:leap": { cost: 30, cooldown: 2, actions: [mark(1)] },
      "core:hunt": { condition: [{ check: "in_combat" }], actions: [mark(1)] },
      "core:bash": { actions: [{ action: "damage", amount: 1, damage_type: "blunt", target: "target" }] },
      "core:storm": {
        actions: [{ action: "change_attribute", attribute: "stamina", amount: -1, target: "all_enemies" }],
      },
      "core:foreign": nothing,
    },
    options: { "core:walker": { abilities: ["core:leap", "core:hunt", "core:bash", "core:storm"] } },
  };

  it.each([
    ["not granted", "core:foreign", {}, { code: "not_granted", ability: "core:foreign" }],
    ["unknown", "core:nonsense", {}, { code: "not_granted", ability: "core:nonsense" }],
    [
      "too exhausting",
      "core:leap",
      { stamina: 29 },
      { code: "no_stamina", ability: "core:leap", cost: 30, stamina: 29 },
    ],
    [
      "cooling down",
      "core:leap",
      { cooldowns: { "core:leap": 2 } },
      { code: "cooling_down", ability: "core:leap", turns: 2 },
    ],
    [
      "against its condition",
      "core:hunt",
      {},
      { code: "condition_fails", of: { registry: "abilities", id: "core:hunt" }, position: 0 },
    ],
    ["in need of a target", "core:bash", {}, { code: "no_enemy" }],
    ["in need of enemies", "core:storm", {}, { code: "no_enemy" }],
    ["a flight from nobody", "core:flee", {}, { code: "no_enemy" }],
  ])("that is %s is rejected and costs no turn", (_, ability, hero, reason) => {
    const { refused, game, registries } = scene({ define, hero });
    expect(refused(use(ability))).toEqual(reason);
    expect(abilityBlock(game, game.player, ability, registries)).toEqual(reason);
    expect(game.turn).toBe(0);
  });

  it("spends its stamina, after the turn's regeneration", () => {
    const { act, game } = scene({ define, hero: { stamina: 50 } });
    act(use("core:leap"));
    expect(game.player.stamina).toBe(24);
  });

  it("with a stamina that just suffices is allowed", () => {
    const { act } = scene({ define, hero: { stamina: 30 } });
    expect(marks(act(use("core:leap")))).toEqual([1]);
  });

  it.each([1, 2, 3])("with cooldown %d in turn t can be used again in turn t + cooldown", (cooldown) => {
    const { act, game, registries } = scene({
      define: {
        abilities: { "core:leap": { cooldown, actions: [mark(1)] } },
        options: { "core:walker": { abilities: ["core:leap"] } },
      },
    });
    act(use("core:leap"));
    let waited = 1;
    while (abilityBlock(game, game.player, "core:leap", registries) !== undefined) {
      act(wait);
      waited += 1;
    }
    expect(waited).toBe(cooldown);
    act(use("core:leap"));
  });

  it("keeps its cooldown whatever is worn meanwhile", () => {
    const { act, refused } = scene({
      define: {
        abilities: { "core:leap": { cooldown: 9, actions: [mark(1)] } },
        items: { "core:boots": { slot: "core:hand", abilities: ["core:leap"] } },
      },
      hero: { equipment: { "core:hand": item("core:boots") } },
    });
    act(use("core:leap"));
    act(unequip());
    act({ command: "equip", index: 0 });
    expect(refused(use("core:leap"))).toEqual({ code: "cooling_down", ability: "core:leap", turns: 6 });
  });

  it("without a target aims at the first living enemy", () => {
    const { act } = scene({ define, enemies: ["core:dummy", "core:dummy"] });
    expect(only(act(attack()), "hit")).toMatchObject([{ target: { index: 0 } }]);
  });

  it.each([2, -1, 0.5])("with target %d, who is not there, is rejected", (target) => {
    const { refused } = scene({ define, enemies: ["core:dummy", "core:dummy"] });
    expect(refused(attack(target))).toEqual({ code: "no_such_target", target });
  });

  it("tells that it is used", () => {
    const { act } = scene({ define });
    expect(only(act(use("core:leap")), "ability_used")).toMatchObject([
      { source: { who: "hero" }, ability: "core:leap" },
    ]);
  });
});

describe("an item", () => {
  const define: LooseRegistries = {
    items: {
      "core:bomb": { actions: [{ action: "damage", amount: 1, damage_type: "fire", target: "target" }] },
      "core:dust": { actions: [{ action: "apply_modifier", modifier: "core:sign", target: "all_enemies" }] },
      "core:tea": { actions: [mark(1)] },
    },
    modifiers: { "core:sign": {} },
  };
  const hero = { inventory: ["core:bomb", "core:dust", "core:tea"].map((id) => item(id)) };

  it("that targets or hits all enemies needs one, another does not", () => {
    const { refused, act } = scene({ define, hero });
    expect([refused(useItem(0)), refused(useItem(1))]).toEqual([{ code: "no_enemy" }, { code: "no_enemy" }]);
    act(useItem(2));
  });

  it("aims like an ability", () => {
    const { act, refused } = scene({ define, hero, enemies: ["core:dummy", "core:dummy"] });
    expect(only(act(useItem(0, 1)), "hit")).toMatchObject([{ target: { index: 1 } }]);
    expect(only(act(useItem(0)), "hit")).toMatchObject([{ target: { index: 0 } }]);
    expect(refused(useItem(0, 2))).toEqual({ code: "no_such_target", target: 2 });
  });
});

describe("a forecast", () => {
  it("tells chance, damage and damage on a crit as they come about, without a draw", () => {
    const { game, registries } = scene({
      define: {
        balance: { evasion: 0.02, hit_ceiling: 0.95 },
        abilities: {
          "core:bolt": { actions: [{ action: "damage", amount: 10, damage_type: "fire", target: "target" }] },
        },
        options: { "core:walker": { abilities: ["core:bolt"] } },
        creatures: {
          "core:dummy": {
            base: { dexterity: 10 },
            modifiers: [{ attribute: "resistance", damage_type: "fire", flat: 20 }],
          },
        },
      },
      enemies: ["core:dummy"],
      hero: { base: { hit_chance: 0.8, critical_chance: 25 } },
    });
    const before = structuredClone(game);
    const [target] = game.enemies;
    if (target === undefined) throw new Error("nobody to aim at");
    const { hits, flee_chance } = forecast(game, game.player, "core:bolt", target, registries);
    expect(hits).toMatchObject([
      { target: { who: "enemy", def: "core:dummy", index: 0 }, damage: 8, critical_damage: 12, damage_type: "fire" },
    ]);
    expect(hits[0]?.chance).toBeCloseTo(0.6, 6);
    expect(hits[0]?.critical_chance).toBeCloseTo(0.25, 6);
    expect(flee_chance).toBe(-1);
    expect(forecast(game, game.player, "core:flee", target, registries).flee_chance).toBeCloseTo(0.1, 6);
    expect(game).toStrictEqual(before);
  });

  it("of an enemy is about the hero", () => {
    const { game, registries } = scene({
      enemies: [{ def: "core:dummy", modifiers: [lying("core:rage", 3)] }],
      define: { modifiers: { "core:rage": { attributes: [{ attribute: "damage", flat: 4 }] } } },
    });
    const [source] = game.enemies;
    if (source === undefined) throw new Error("nobody there");
    expect(forecast(game, source, "core:attack", game.player, registries).hits).toMatchObject([
      { target: { who: "hero" }, damage: 6 },
    ]);
  });
});
