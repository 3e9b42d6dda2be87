import { describe, expect, it } from "vitest";
import type { AiEntry } from "../../src/index.js";
import { attack, useItem, wait } from "../support/commands.js";
import type { Loose, LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const abilities: LooseRegistries["abilities"] = {
  "core:bite": { actions: [mark(1)] },
  "core:howl": { cost: 30, actions: [mark(2)] },
  "core:rest": { cooldown: 5, actions: [mark(3)] },
  "core:rage": { condition: [{ check: "health_below", value: 0.5 }], actions: [mark(4)] },
};
const wolf = (ai: Loose<AiEntry>[]): LooseRegistries => ({
  abilities,
  creatures: { "core:wolf": { abilities: Object.keys(abilities), ai } },
});

describe("an enemy announces", () => {
  it.each([
    ["the first line without a condition", [{ ability: "core:bite" }, { ability: "core:howl" }], {}, "core:bite"],
    [
      "the first line that matches",
      [
        { condition: [{ check: "health_below" as const, who: "target" as const, value: 0.5 }], ability: "core:bite" },
        { ability: "core:howl" },
      ],
      {},
      "core:howl",
    ],
    [
      "no line whose ability costs too much",
      [{ ability: "core:howl" }, { ability: "core:bite" }],
      { stamina: 10 },
      "core:bite",
    ],
    [
      "no line whose ability cools down",
      [{ ability: "core:rest" }, { ability: "core:bite" }],
      { cooldowns: { "core:rest": 3 } },
      "core:bite",
    ],
    [
      "a line whose cooldown ends with this turn",
      [{ ability: "core:rest" }, { ability: "core:bite" }],
      { cooldowns: { "core:rest": 1 } },
      "core:rest",
    ],
    ["no line whose ability's condition fails", [{ ability: "core:rage" }, { ability: "core:bite" }], {}, "core:bite"],
    ["no line whose ability is not granted", [{ ability: "core:missing" }, { ability: "core:bite" }], {}, "core:bite"],
    ["attack and flee without being told that it has them", [{ ability: "core:flee" }], {}, "core:flee"],
  ])("%s", (_, ai, own, intent) => {
    const { act, game } = scene({ define: wolf(ai), enemies: [{ def: "core:wolf", ...own }] });
    expect(only(act(wait), "intent_announced")).toMatchObject([
      { source: { who: "enemy", def: "core:wolf", index: 0 }, ability: intent },
    ]);
    expect(game.enemies[0]?.intent).toBe(intent);
  });

  it("with the hero as target of its conditions", () => {
    const ai = [
      { condition: [{ check: "health_below" as const, who: "target" as const, value: 0.5 }], ability: "core:bite" },
    ];
    const { act, game } = scene({ define: wolf(ai), enemies: ["core:wolf"], hero: { health: 40 } });
    act(wait);
    expect(game.enemies[0]?.intent).toBe("core:bite");
  });

  it("nothing where no line matches: it hesitates", () => {
    const { act, game } = scene({ define: wolf([{ ability: "core:rage" }]), enemies: ["core:wolf"] });
    expect(only(act(wait), "hesitates")).toMatchObject([{ source: { index: 0 } }]);
    expect(game.enemies[0]?.intent).toBe("");
  });

  it("at the end of the turn, after stamina and cooldowns of that turn", () => {
    const { act, game } = scene({
      define: wolf([{ ability: "core:howl" }]),
      enemies: [{ def: "core:wolf", stamina: 26 }],
    });
    act(wait);
    expect(game.enemies[0]?.intent).toBe("core:howl");
  });
});

describe("an intent", () => {
  it("is carried out in the next turn and used up", () => {
    const { act, game } = scene({ define: wolf([]), enemies: [{ def: "core:wolf", intent: "core:bite" }] });
    const messages = act(wait);
    expect([marks(messages), only(messages, "ability_used").map(({ ability }) => ability)]).toEqual([
      [1],
      ["core:bite"],
    ]);
    expect(game.enemies[0]?.intent).toBe("");
  });

  it("is used up also by the blow that ends the run, after which nobody announces anything", () => {
    const { act, game } = scene({
      enemies: ["core:attack", "core:attack"].map((intent) => ({ def: "core:dummy", intent })),
      hero: { health: 1 },
    });
    act(wait);
    expect(game.enemies.map((one) => one.intent)).toEqual(["", "core:attack"]);
  });

  it("binds, though a better line matches by then", () => {
    const ai = [
      { condition: [{ check: "health_below" as const, value: 0.5 }], ability: "core:rage" },
      { ability: "core:bite" },
    ];
    const { act, game } = scene({
      define: wolf(ai),
      enemies: [{ def: "core:wolf", health: 51, intent: "core:bite" }],
      hero: { base: { damage: 10 } },
    });
    expect(marks(act(attack()))).toEqual([1]);
    expect(game.enemies[0]?.intent).toBe("core:rage");
  });

  it("that has become blocked costs the enemy its turn, with the reason told", () => {
    const { act, game } = scene({
      define: {
        ...wolf([]),
        items: {
          "core:net": {
            actions: [{ action: "change_attribute", attribute: "stamina", amount: -200, target: "target" }],
          },
        },
      },
      enemies: [{ def: "core:wolf", intent: "core:howl" }],
      hero: { inventory: [item("core:net")] },
    });
    const messages = act(useItem(0));
    expect(only(messages, "intent_foiled")).toMatchObject([
      {
        source: { index: 0 },
        ability: "core:howl",
        reason: { code: "no_stamina", ability: "core:howl", cost: 30, stamina: 0 },
      },
    ]);
    expect([marks(messages), game.enemies[0]?.intent]).toEqual([[], ""]);
  });

  it("costs stamina and starts the cooldown when carried out", () => {
    const define = { ...wolf([]), balance: { stamina_regen: 0 } };
    const { act, game } = scene({
      define,
      enemies: [
        { def: "core:wolf", intent: "core:howl" },
        { def: "core:wolf", intent: "core:rest" },
      ],
    });
    act(wait);
    expect([game.enemies[0]?.stamina, game.enemies[1]?.cooldowns]).toEqual([70, { "core:rest": 4 }]);
  });

  it("of nobody lets the turn pass", () => {
    const { act, game } = scene({ define: wolf([{ ability: "core:bite" }]), enemies: ["core:wolf"] });
    expect(marks(act(wait))).toEqual([]);
    expect(marks(act(wait))).toEqual([1]);
    expect(game.player.health).toBe(100);
  });

  it("is aimed at the hero", () => {
    const { act, game } = scene({
      define: {
        abilities: {
          "core:hex": { actions: [{ action: "apply_modifier", modifier: "core:curse", target: "target" }] },
        },
        modifiers: { "core:curse": {} },
        creatures: { "core:hag": { abilities: ["core:hex"] } },
      },
      enemies: [{ def: "core:hag", intent: "core:hex" }, "core:dummy"],
    });
    act(wait);
    expect([game.player.modifiers, game.enemies[1]?.modifiers]).toEqual([[lying("core:curse", 3)], []]);
  });
});
