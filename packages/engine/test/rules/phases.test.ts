import { describe, expect, it } from "vitest";
import { abilitiesOf, attribute, checkInvariants, type Phase } from "../../src/index.js";
import { flee, useItem, wait } from "../support/commands.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { withLuck } from "../support/luck.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const blow = (amount: number) => ({ action: "damage", amount, damage_type: "holy", target: "target" });

const THINGS: LooseRegistries = {
  items: { "core:blade": { actions: [blow(40)] }, "core:doom": { actions: [blow(90)] } },
  abilities: { "core:roar": { actions: [] }, "core:weep": { actions: [] } },
  texts: { "core:cry": { text: "Enough!" } },
} as LooseRegistries;

/** A queen of 100 health with phases, whom every blow hits. */
function court(phases: readonly Loose<Phase>[], more: Parameters<typeof scene>[0] = {}) {
  return scene({
    ...more,
    enemies: [{ def: "core:queen" }, ...(more.enemies ?? [])],
    hero: { base: { hit_chance: 99, critical_chance: 0 }, inventory: [item("core:blade", 9), item("core:doom", 9)] },
    define: {
      ...THINGS,
      ...more.define,
      creatures: {
        "core:queen": { base: { max_health: 100 }, ai: [{ ability: "core:attack" }], phases } as never,
        ...more.define?.creatures,
      },
    },
  });
}

const started = (messages: Parameters<typeof only>[0]) => only(messages, "phase_started").map(({ phase }) => phase);

describe("a creature with phases", () => {
  it("enters each once, when its health is below what it says after an action", () => {
    const { act, game, registries } = court([{ below: 0.65, say: "core:cry", actions: [mark(1)] }, { below: 0.3 }]);
    const first = act(useItem(0));
    expect(started(first)).toEqual([1]);
    expect(only(first, "told")).toMatchObject([{ text: "core:cry" }]);
    expect(marks(first)).toEqual([1]);
    expect(started(act(wait))).toEqual([]);
    expect(started(act(useItem(0)))).toEqual([2]);
    expect(game.enemies[0]?.phase).toBe(2);
    expect(game.known_phases).toEqual({ "core:queen": 2 });
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("enters several at a blow in their order, and none when it dies", () => {
    const both = court([
      { below: 0.6, actions: [mark(1)] },
      { below: 0.3, actions: [mark(2)] },
    ]);
    expect(marks(both.act(useItem(1)))).toEqual([1, 2]);
    const dead = court([{ below: 0.6, actions: [mark(1)] }]);
    Object.assign(dead.game.enemies[0] ?? {}, { health: 62 });
    expect(started(dead.act(useItem(1)))).toEqual([]);
  });

  it("is hurt by what its phase does, so that it may enter the next with it", () => {
    const wound = { action: "change_attribute", attribute: "health", amount: -50 };
    const { act, game } = court([{ below: 0.65, actions: [wound] }, { below: 0.2 }] as never);
    expect(started(act(useItem(0)))).toEqual([1, 2]);
    expect(game.enemies[0]?.health).toBe(10);
  });

  it("may die of what its phase does", () => {
    const end = { action: "change_attribute", attribute: "health", amount: -500 };
    const { act, game } = court([{ below: 0.65, actions: [end] }, { below: 0.2 }] as never);
    expect(started(act(useItem(0)))).toEqual([1]);
    expect(game.enemies).toEqual([]);
  });

  it("enters one also where poison at the beginning of a turn brings it down", () => {
    const poison = { actions: [{ action: "damage", amount: 10, damage_type: "poison" }], on: "turn_started" };
    const { act, game } = court([{ below: 0.95 }], {
      define: { modifiers: { "core:poisoned": { triggers: [poison] } } } as LooseRegistries,
    });
    Object.assign(game.enemies[0] ?? {}, { modifiers: [lying("core:poisoned", 3)] });
    expect(started(act(wait))).toEqual([1]);
  });

  it("keeps the modifiers, auras, triggers and abilities of all phases that it entered", () => {
    const { act, game, registries } = court(
      [
        { below: 0.65, modifiers: [{ attribute: "damage", flat: 5 }], abilities: ["core:roar"] },
        {
          below: 0.3,
          modifiers: [
            { attribute: "damage", flat: 2 },
            { attribute: "luck", flat: -3, target: "all_enemies" },
          ],
          triggers: [{ on: "turn_started", actions: [mark(7)] }],
          abilities: ["core:weep"],
        },
      ],
      {},
    );
    const queen = game.enemies[0];
    if (queen === undefined) throw new Error("no queen");
    const before = attribute(game, queen, "damage", undefined, registries);
    const luck = attribute(game, game.player, "luck", undefined, registries);
    act(useItem(0));
    expect(attribute(game, queen, "damage", undefined, registries)).toBe(before + 5);
    expect(abilitiesOf(game, queen, registries)).toEqual(["core:attack", "core:roar", "core:flee"]);
    expect(marks(act(useItem(0)))).toEqual([]);
    expect(attribute(game, queen, "damage", undefined, registries)).toBe(before + 7);
    expect(attribute(game, game.player, "luck", undefined, registries)).toBe(luck - 3);
    expect(abilitiesOf(game, queen, registries)).toEqual(["core:attack", "core:roar", "core:weep", "core:flee"]);
    expect(marks(act(wait))).toEqual([7]);
  });

  it("behaves as the last phase says that says anything, but does first what it announced", () => {
    const { act, game } = court([
      { below: 0.65, abilities: ["core:roar"], ai: [{ ability: "core:roar" }] },
      { below: 0.3 },
    ] as never);
    act(wait);
    expect(game.enemies[0]?.intent).toBe("core:attack");
    const messages = act(useItem(0));
    const used = only(messages, "ability_used").filter(({ source }) => source.who === "enemy");
    expect(used.map(({ ability }) => ability)).toEqual(["core:attack"]);
    expect(game.enemies[0]?.intent).toBe("core:roar");
    act(useItem(0));
    expect(game.enemies[0]).toMatchObject({ phase: 2, intent: "core:roar" });
  });

  it("stays in its phase when the hero has fled and comes back", () => {
    const made = court([{ below: 0.65 }]);
    made.act(useItem(0));
    withLuck(made, flee, (messages) => only(messages, "fled").length > 0);
    made.act(flee);
    expect(made.game.floor.rooms.flatMap(({ enemies }) => enemies)).toMatchObject([{ phase: 1, health: 80 }]);
  });

  it("is one of several: each has phases of its own, in the order of the fight", () => {
    const { act, game } = court([{ below: 0.65, actions: [mark(3)] }], { enemies: ["core:queen"] });
    expect(started(act(useItem(0, 1)))).toEqual([1]);
    expect(game.enemies.map(({ phase }) => phase)).toEqual([0, 1]);
  });
});
