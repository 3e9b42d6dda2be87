import { describe, expect, it } from "vitest";
import { attack, use, useItem, wait } from "../support/commands.js";
import { marks, only } from "../support/messages.js";
import { item, type SceneSetup, scene } from "../support/scene.js";

const run = { action: "run_script" as const, script: "core:own" };

/** A scene in which the hero has an ability, an item and a trigger that run a script. */
function with_(code: string, setup: SceneSetup = {}, actions: object[] = [run]) {
  return scene({
    hero: { inventory: [item("core:horn")], ...setup.hero },
    ...setup,
    define: {
      ...setup.define,
      scripts: { "core:own": { code } },
      abilities: { "core:call": { actions: actions as never } },
      items: { "core:horn": { actions: actions as never } },
      options: { "core:walker": { abilities: ["core:call"] } },
    },
  });
}

const LIGHTNING = `enemies().filter(e, health(e) < 0.5 * attribute(e, "max_health"))
  .map(e, {"action": "damage", "amount": 4 + 0.5 * attribute("self", "level"), "damage_type": "shock", "target": e})`;

describe("a script", () => {
  it("runs the actions that it gives, each aimed at its creature", () => {
    const { act } = with_(LIGHTNING, {
      enemies: [{ def: "core:dummy", health: 30 }, "core:dummy", { def: "core:dummy", health: 10 }],
      hero: { base: { level: 3 } },
    });
    const hits = only(act(use("core:call", 1)), "hit");
    expect(
      hits.map(({ target, amount, ability }) => [target.who === "enemy" ? target.index : -1, amount, ability]),
    ).toEqual([
      [0, 6, "core:call"],
      [2, 6, "core:call"],
    ]);
  });

  it("is run by items and triggers as well, whose effects never miss", () => {
    const code = `[{"action": "give_exp", "amount": 3}, {"action": "give_exp", "amount": 4}]`;
    expect(marks(with_(code).act(useItem(0)))).toEqual([3, 4]);
    const triggered = scene({
      define: {
        scripts: { "core:own": { code } },
        options: { "core:walker": { triggers: [{ on: "turn_started", actions: [run] }] } },
      },
    });
    expect(marks(triggered.act(wait))).toEqual([3, 4]);
  });

  it("of an enemy sees the hero as its opponent", () => {
    const code = `enemies().map(e, {"action": "damage", "amount": health(e) / 2, "damage_type": "fire", "target": e})`;
    const { act, game } = scene({
      define: {
        scripts: { "core:own": { code } },
        abilities: { "core:call": { actions: [run] } },
        creatures: { "core:mage": { abilities: ["core:call"], ai: [{ ability: "core:call" }] } },
      },
      enemies: [{ def: "core:mage", intent: "core:call" }],
    });
    const before = game.player.health;
    act(wait);
    expect(game.player.health).toBe(before - Math.round(before / 2));
  });

  it("draws from the game's generator, and draws made stay made when it fails", () => {
    const drawn = with_(`[{"action": "give_exp", "amount": 1 + rand() * 100}]`);
    const { rng } = drawn.game;
    const [first] = marks(drawn.act(useItem(0)));
    expect(drawn.game.rng).not.toBe(rng);
    expect(marks(with_(`[{"action": "give_exp", "amount": 1 + rand() * 100}]`).act(useItem(0)))).toEqual([first]);
    const failing = with_(`[{"action": "give_exp", "amount": rand() / (floor() - 1)}]`);
    expect(marks(failing.act(useItem(0)))).toEqual([]);
    expect(failing.game.rng).toBe(drawn.game.rng);
  });

  it("reads the event of the trigger that runs it", () => {
    const code = `[{"action": "damage", "amount": event.damage, "damage_type": event.damage_type, "target": "target"}]`;
    const { act } = scene({
      define: {
        scripts: { "core:own": { code } },
        options: { "core:walker": { triggers: [{ on: "attack_hit", actions: [run] }] } },
      },
      hero: { base: { damage: 9 } },
      enemies: ["core:dummy"],
    });
    expect(only(act(attack(0)), "effect_damage")).toMatchObject([{ amount: 9, damage_type: "slash" }]);
  });

  it("takes part in what follows a hit", () => {
    const strike = { action: "damage" as const, amount: 1, damage_type: "slash" as const, target: "target" as const };
    const code = `enemies().map(e, {"action": "change_attribute", "attribute": "stamina", "amount": -10, "target": e, "on_hit": true})`;
    const enemies = ["core:dummy", "core:dummy"];
    const hit = with_(code, { enemies }, [strike, run]);
    hit.act(use("core:call", 1));
    expect(hit.game.enemies.map(({ stamina }) => stamina)).toEqual([100, 90]);
    const missed = with_(code, { enemies, hero: { base: { hit_chance: 0 } } }, [strike, run]);
    missed.act(use("core:call", 1));
    expect(missed.game.enemies.map(({ stamina }) => stamina)).toEqual([100, 100]);
  });

  it("aims at nobody who is gone by then", () => {
    const code = `[{"action": "damage", "amount": 200, "damage_type": "ice", "target": "target"}]
      + enemies().map(e, {"action": "damage", "amount": 5, "damage_type": "ice", "target": e})`;
    const { act } = with_(code, { enemies: ["core:dummy", "core:dummy"] });
    expect(
      only(act(use("core:call", 0)), "hit").map(({ target, amount }) => [
        target.who === "enemy" ? target.index : -1,
        amount,
      ]),
    ).toEqual([
      [0, 200],
      [1, 5],
    ]);
  });

  it.each([
    [LIGHTNING, "no_enemy"],
    [
      `[{"action": "damage", "amount": 1, "damage_type": "ice", "target": in_combat() ? "all_enemies" : "self"}]`,
      "no_enemy",
    ],
    [`[{"action": "damage", "amount": 1, "damage_type": "ice"}]`, undefined],
  ])("that aims at enemies needs one: %s", (code, rejection) => {
    const made = with_(code);
    if (rejection === undefined) made.act(use("core:call"));
    else expect(made.refused(use("core:call"))).toMatchObject({ code: rejection });
  });

  it("that does not exist, or that no loader would have passed, does nothing", () => {
    expect(marks(with_("this is no code").act(useItem(0)))).toEqual([]);
    const lost = with_("[]", {}, [{ ...run, script: "core:lost" }]);
    expect(marks(lost.act(useItem(0)))).toEqual([]);
  });
});

describe("code that would take too long together", () => {
  const heavy = `[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].all(a, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].all(b, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].all(c,
    [1, 2, 3, 4, 5].all(d, a + b + c + d > 0)))) ? [{"action": "give_exp", "amount": 1}] : []`;

  it("gives nothing any more in that command, and begins anew with the next", () => {
    const { act } = with_(heavy, {}, Array(60).fill(run));
    const messages = act(useItem(0));
    const first = marks(messages).length;
    expect(only(messages, "code_limit")).toHaveLength(1);
    expect(first).toBeGreaterThan(10);
    expect(first).toBeLessThan(60);
    expect(marks(act(useItem(0)))).toHaveLength(first);
  });
});
