import { describe, expect, it } from "vitest";
import { forecast, type Message, settledActions, type Trigger } from "../../src/index.js";
import { attack, use, useItem, wait } from "../support/commands.js";
import type { Loose } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { hands, item, lying, type SceneSetup, scene } from "../support/scene.js";

/** What the hero's trigger with these actions brings about in a turn. */
function happens(trigger: Loose<Trigger>, setup: SceneSetup = {}, command = wait) {
  const define = { ...setup.define, options: { "core:walker": { triggers: [trigger] } } };
  const made = scene({ ...setup, define });
  const messages = made.act(command);
  return { ...made, messages, marks: marks(messages) };
}

const experience = (amount: string | number) => ({ action: "give_exp" as const, amount });
const eachTurn = (...actions: NonNullable<Loose<Trigger>["actions"]>[number][]) => ({
  on: "turn_started" as const,
  actions,
});

describe("a formula in a field", () => {
  it.each([
    ["floor()", 1],
    ["attribute('self', 'strength') * 2 + 0.9", 6],
    ["count(enemies())", 2],
    ["has_item('core:nut') + (worn('core:hat') ? 10 : 0)", 13],
    ["quest('core:task', 'active') ? 7 : 1", 7],
    ["turn() + 3", 7],
    ["has_modifier('self', 'core:sign') && has_tag('target', 'core:bones') ? 1 : 4", 4],
    ["in_combat() ? 5 : 1", 5],
    ["flag('core:rung') + 10 * flag('core:rung', 'fight') + flag('core:never')", 34],
  ])("sees what conditions see: %s gives %d", (amount, given) => {
    const setup: SceneSetup = {
      define: {
        modifiers: { "core:sign": {} },
        items: { "core:nut": { stackable: true }, "core:hat": { slot: "core:hand" } },
        quests: { "core:task": { on: "item_used" } },
      },
      hero: {
        base: { strength: 3 },
        inventory: [item("core:nut", 3)],
        equipment: { "core:hand": item("core:hat") },
        modifiers: [lying("core:sign", 5)],
      },
      enemies: ["core:dummy", "core:dummy"],
      game: {
        turn: 4,
        flags: { "core:rung": 4 },
        fight_flags: { "core:rung": 3 },
        quests: [{ quest: "core:task", count: 0, done: false, failed: false }],
      },
    };
    expect(happens(eachTurn(experience(amount)), setup).marks).toEqual([given]);
  });

  it.each([
    ["flag('core:rung', 'floor')", 2, [2, 2]],
    ["flag('core:rung', 'room')", 5, [2, 2]],
    ["flag('core:rung', 'room') + 1", 1, [8, 2]],
    ["flag('core:rung', 'run') + 1", 1, [2, 2]],
  ] as const)("finds a flag where it was set: %s gives %d at %j", (amount, given, at) => {
    const define = { options: { "core:walker": { triggers: [eachTurn(experience(amount))] } } };
    const { game, act } = scene({ define, at: [...at] });
    game.floor.flags = { "core:rung": 2 };
    for (const room of game.floor.rooms) room.flags = { "core:rung": 5 };
    expect(marks(act(wait))).toEqual([given]);
  });

  it("is worked out once, before its targets are gone through", () => {
    const { game } = happens(
      eachTurn({ action: "damage", amount: "health('target') / 2", damage_type: "ice", target: "all_enemies" }),
      { enemies: ["core:dummy", { def: "core:dummy", health: 50 }] },
    );
    // There is no target in turn_started.
    expect(game.enemies.map(({ health }) => health)).toEqual([100, 50]);
    const struck = happens(
      {
        on: "attack_hit",
        actions: [{ action: "damage", amount: "health('target') / 2", damage_type: "ice", target: "all_enemies" }],
      },
      { enemies: [{ def: "core:dummy", health: 42 }, "core:dummy"] },
      attack(0),
    );
    expect(only(struck.messages, "effect_damage").map(({ amount }) => amount)).toEqual([20, 20]);
  });

  it.each([
    ["scale", { action: "damage", scale: "2", damage_type: "ice", target: "all_enemies" }, "effect_damage", 8],
    ["amount", { action: "change_attribute", attribute: "health", amount: "-3 - 0.25" }, "health_changed", -3.25],
    ["turns", { action: "apply_modifier", modifier: "core:sign", turns: "2.9 * 2" }, "modifier_applied", 5],
    ["count of gifts", { action: "give_item", item: "core:nut", count: "1.5 + 1" }, "item_gained", 2],
    ["count of what is taken", { action: "remove_item", item: "core:nut", count: "-5" }, "item_lost", 1],
  ] as const)("gives the %s", (_, action, kind, given) => {
    const { messages } = happens(eachTurn(action as never), {
      define: { modifiers: { "core:sign": {} }, items: { "core:nut": { stackable: true } } },
      hero: { base: { damage: 4 }, inventory: [item("core:nut", 9)] },
      enemies: ["core:dummy"],
    });
    const [told] = only(messages, kind) as { amount?: number; turns?: number; count?: number }[];
    expect(told?.amount ?? told?.turns ?? told?.count).toBe(given);
  });

  it("decides by chance whether a trigger fires", () => {
    expect(happens({ ...eachTurn(mark(1)), chance: "floor()" }).marks).toEqual([1]);
    expect(happens({ ...eachTurn(mark(1)), chance: "floor() - 1" }).marks).toEqual([]);
    const before = scene().game.rng;
    expect(happens({ ...eachTurn(mark(1)), chance: "7" }).game.rng).toBe(before);
    expect(happens({ ...eachTurn(mark(1)), chance: "0.5" }).game.rng).not.toBe(before);
  });

  it.each([
    ["attack_hit", "round_down(event.damage) + (event.damage_type == 'slash' ? 100 : 0)", attack(0), 104],
    ["damage_taken", "event.damage_type == 'ice' ? event.damage : 1", wait, 3],
    ["item_picked_up", "event.item == 'core:nut' ? 2 : 1", wait, 2],
    ["item_used", "event.item == 'core:nut' ? 2 : 1", useItem(0), 2],
  ] as const)("reads what %s carries", (on, amount, command, given) => {
    const sting = {
      on: "turn_started" as const,
      actions: [{ action: "damage" as const, amount: 3, damage_type: "ice" as const }],
    };
    const gift = { on: "turn_started" as const, actions: [{ action: "give_item" as const, item: "core:nut" }] };
    const { act } = scene({
      define: {
        items: { "core:nut": { actions: [mark(0)] } },
        options: {
          "core:walker": { triggers: [on === "damage_taken" ? sting : gift, { on, actions: [experience(amount)] }] },
        },
      },
      hero: { base: { damage: 4 }, inventory: [item("core:nut")] },
      enemies: ["core:dummy"],
    });
    expect(marks(act(command))).toContain(given);
  });

  it("that fails leaves its action out, and nothing else", () => {
    const { marks } = happens(eachTurn(mark(1), experience("1 / (floor() - 1)"), mark(2)));
    expect(marks).toEqual([1, 2]);
  });
});

describe("a check by code", () => {
  const check = (code: string, more: object = {}) => ({
    ...eachTurn(mark(1)),
    condition: [{ check: "formula" as const, code, ...more }],
  });

  it.each([
    [check("floor() == 1"), [1]],
    [check("floor() == 2"), []],
    [check("floor() == 2", { not: true }), [1]],
    // Code that fails says nothing, whichever way it is turned.
    [check("1 / (floor() - 1) > 0"), []],
    [check("1 / (floor() - 1) > 0", { not: true }), []],
  ])("lets a trigger fire or not (%#)", (trigger, fired) => {
    expect(happens(trigger).marks).toEqual(fired);
  });

  it("reads the event of its trigger", () => {
    const trigger = {
      on: "attack_hit" as const,
      actions: [mark(1)],
      condition: [{ check: "formula" as const, code: "event.damage > 3" }],
    };
    expect(happens(trigger, { hero: { base: { damage: 4 } }, enemies: ["core:dummy"] }, attack(0)).marks).toEqual([1]);
    expect(happens(trigger, { hero: { base: { damage: 3 } }, enemies: ["core:dummy"] }, attack(0)).marks).toEqual([]);
  });

  it("in a modifier sees unconditional modifiers alone", () => {
    const bolder = {
      attribute: "strength" as const,
      flat: 1,
      condition: [{ check: "formula" as const, code: "attribute('self', 'strength') >= 3" }],
    };
    const { act } = scene({
      define: {
        options: {
          "core:walker": {
            modifiers: [bolder, { ...bolder }, { attribute: "strength", flat: 2 }],
            triggers: [eachTurn(experience("attribute('self', 'strength')"))],
          },
        },
      },
    });
    expect(marks(act(wait))).toEqual([5]);
  });

  it("bars an ability and an item", () => {
    const condition = [{ check: "formula" as const, code: "stamina('self') > 1000" }];
    const { refused } = scene({
      define: {
        abilities: { "core:boast": { condition, actions: [mark(1)] } },
        items: { "core:nut": { condition, actions: [mark(1)] } },
        options: { "core:walker": { abilities: ["core:boast"] } },
      },
      hero: { inventory: [item("core:nut")] },
    });
    expect(refused(use("core:boast"))).toMatchObject({ code: "condition_fails" });
    expect(refused(useItem(0))).toMatchObject({ code: "condition_fails" });
  });
});

describe("a forecast", () => {
  const ability = {
    actions: [
      {
        action: "damage" as const,
        amount: "5 + count(enemies())",
        damage_type: "ice" as const,
        target: "target" as const,
      },
      { action: "run_script" as const, script: "core:own" },
    ],
  };
  const { game, registries } = scene({
    define: { abilities: { "core:sting": ability }, scripts: { "core:own": { code: "[]" } } },
    enemies: ["core:dummy", "core:dummy"],
  });

  it("works formulas out, and names scripts", () => {
    const seen = forecast(game, game.player, "core:sting", game.enemies[0], registries);
    expect(seen).toMatchObject({ hits: [{ damage: 7 }], scripts: ["core:own"] });
  });

  it("of actions has numbers alone, without what fails", () => {
    const broken = { action: "give_exp" as const, amount: "1 / (floor() - 1)", on_hit: false, target: "self" as const };
    const actions = [...(registries.abilities["core:sting"]?.actions ?? []), broken];
    const settled = settledActions(game, game.player, game.enemies[0], actions, registries);
    expect(settled.map(({ action }) => action)).toEqual(["damage", "run_script"]);
    expect(settled[0]).toMatchObject({ amount: 7 });
  });
});

describe("a fault of code in play", () => {
  const faulty = eachTurn(experience("has_item('core:nut') + 1 / (floor() - 1)"), mark(2));
  const told = (messages: readonly Message[]) => only(messages, "code_failed");

  it("is told once in a run, with mod, place and reason", () => {
    const { act, game } = scene({ define: { options: { "core:walker": { triggers: [faulty] } } } });
    expect(told(act(wait))).toEqual([
      {
        kind: "code_failed",
        turn: 0,
        registry: "options",
        id: "core:walker",
        line: 1,
        // As written: the namespace of the id was added by a loader.
        column: 21,
        reason: "division_by_zero",
      },
    ]);
    expect(told(act(wait))).toEqual([]);
    expect(game.warned).toEqual(["options core:walker 1:21"]);
    // Also after it was saved and loaded.
    expect(
      told(
        hands(
          structuredClone(game),
          scene({ define: { options: { "core:walker": { triggers: [faulty] } } } }).registries,
        ).act(wait),
      ),
    ).toEqual([]);
  });

  it("of a script names the script", () => {
    const { act } = scene({
      define: {
        scripts: { "core:own": { code: '[{"action": "give_exp",\n "amount": 1 / (floor() - 1)}]' } },
        options: { "core:walker": { triggers: [eachTurn({ action: "run_script", script: "core:own" })] } },
      },
    });
    expect(told(act(wait))).toMatchObject([{ registry: "scripts", id: "core:own", line: 2, column: 14 }]);
  });

  it("is not told by a look that changes nothing", () => {
    const { game, registries } = scene({ define: { options: { "core:walker": { triggers: [faulty] } } } });
    settledActions(
      game,
      game.player,
      undefined,
      [{ action: "give_exp", amount: "1 / (floor() - 1)", on_hit: false, target: "self" }],
      registries,
    );
    expect(game.warned).toEqual([]);
  });

  it("beyond the hundredth is told no more", () => {
    const warned = Array.from({ length: 100 }, (_, n) => `items core:thing_${n} 1:1`);
    const { act, game } = scene({ define: { options: { "core:walker": { triggers: [faulty] } } }, game: { warned } });
    expect(told(act(wait))).toEqual([]);
    expect(game.warned).toHaveLength(100);
  });
});
