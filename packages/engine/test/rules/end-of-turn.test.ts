import { describe, expect, it } from "vitest";
import { attack, wait } from "../support/commands.js";
import { kinds, mark, marks, only } from "../support/messages.js";
import { lying, scene } from "../support/scene.js";

describe("the end of a turn", () => {
  it("with the last enemy dead is a victory: the room is cleared, combat_round 0, combat_ended queued", () => {
    const { act, game } = scene({
      define: { options: { "core:walker": { triggers: [{ on: "combat_ended", actions: [mark(1)] }] } } },
      enemies: [{ def: "core:dummy", health: 1 }],
    });
    const messages = act(attack());
    expect(only(messages, "combat_ended")).toMatchObject([{ outcome: "victory" }]);
    expect([marks(messages), game.combat_round, game.floor.rooms[1]?.cleared, game.stats.fights_won]).toEqual([
      [1],
      0,
      true,
      1,
    ]);
    expect(game.player.initiative).toBe(0);
  });

  it("with an enemy left goes on", () => {
    const { act, game } = scene({ enemies: [{ def: "core:dummy", health: 1 }, "core:dummy"] });
    expect(only(act(attack()), "combat_ended")).toEqual([]);
    expect([game.combat_round, game.floor.rooms[1]?.cleared]).toEqual([2, false]);
  });

  it("levels up in a loop, after the last events", () => {
    const { act, game } = scene({
      define: {
        balance: { exp_base: 10, exp_exponent: 0 },
        options: { "core:walker": { triggers: [{ on: "combat_ended", actions: [mark(25)] }] } },
      },
      enemies: [{ def: "core:dummy", health: 1 }],
    });
    const messages = act(attack());
    expect(only(messages, "level_up").map((message) => message.level)).toEqual([2, 3]);
    expect([game.player.base.level, game.unspent_points, game.current_exp]).toEqual([3, 2, 5]);
  });

  it("clamps health and stamina of everybody to their maxima and never raises them", () => {
    const { act, game } = scene({
      define: {
        modifiers: {
          "core:vigor": {
            attributes: [
              { attribute: "max_health", flat: 50 },
              { attribute: "max_stamina", flat: 50 },
            ],
          },
        },
      },
      hero: { health: 150, stamina: 150, modifiers: [lying("core:vigor", 1)] },
      enemies: [
        { def: "core:dummy", health: 140, stamina: 140, modifiers: [lying("core:vigor", 1)] },
        { def: "core:dummy", health: 7 },
      ],
    });
    act(wait);
    expect([game.player.health, game.player.stamina]).toEqual([100, 100]);
    expect(game.enemies.map((one) => [one.health, one.stamina])).toEqual([
      [100, 100],
      [7, 100],
    ]);
  });

  it("lowers cooldowns of the hero and of enemies in the fight, and takes the key away at 0", () => {
    const { act, game } = scene({
      enemies: [{ def: "core:dummy", cooldowns: { "core:bite": 2, "core:claw": 1 } }],
      hero: { cooldowns: { "core:leap": 1, "core:roar": 3 } },
    });
    act(wait);
    expect([game.player.cooldowns, game.enemies[0]?.cooldowns]).toEqual([{ "core:roar": 2 }, { "core:bite": 1 }]);
  });

  it("leaves cooldowns of sleeping enemies", () => {
    const { act, game } = scene({ den: [{ def: "core:dummy", cooldowns: { "core:bite": 2 } }] });
    act(wait);
    expect(game.floor.rooms[1]?.enemies[0]?.cooldowns).toEqual({ "core:bite": 2 });
  });

  it("after the run is over is skipped, save that the turn counts", () => {
    const { act, game } = scene({
      enemies: [{ def: "core:dummy", intent: "core:attack", cooldowns: { "core:bite": 2 } }],
      hero: { health: 1, cooldowns: { "core:leap": 5 } },
      game: { current_exp: 5_000_000 },
    });
    const messages = act(wait);
    expect(kinds(messages)).not.toContain("level_up");
    expect(kinds(messages)).not.toContain("intent_announced");
    expect([game.turn, game.player.cooldowns, game.unspent_points]).toEqual([1, { "core:leap": 5 }, 0]);
  });
});

describe("the hero's death", () => {
  const rattle = (n: number) => ({
    on: "creature_died" as const,
    when: { source: "self" as const },
    actions: [mark(n)],
  });

  it("has its creature_died processed and the rest of the queue discarded", () => {
    const { act } = scene({
      define: {
        abilities: {
          "core:blow": {
            actions: [
              { action: "damage", amount: 500, damage_type: "blunt", target: "target" },
              { action: "give_item", item: "core:gold" },
            ],
          },
        },
        creatures: { "core:brute": { abilities: ["core:blow"] } },
        options: { "core:walker": { triggers: [rattle(1), { on: "item_picked_up", actions: [mark(2)] }] } },
      },
      enemies: [{ def: "core:brute", intent: "core:blow" }],
    });
    expect(marks(act(wait))).toEqual([1]);
  });

  it("in the same turn as the last enemy's loses the run and leaves the room uncleared", () => {
    const { act, game } = scene({
      define: {
        creatures: {
          "core:bomb": {
            triggers: [
              {
                on: "creature_died",
                when: { source: "self" },
                actions: [{ action: "damage", amount: 500, damage_type: "fire", target: "target" }],
              },
            ],
          },
        },
      },
      enemies: [{ def: "core:bomb", health: 1 }],
    });
    expect(only(act(attack()), "combat_ended")).toEqual([]);
    expect([game.over, game.floor.rooms[1]?.cleared, game.stats.fights_won]).toEqual(["died", false, 0]);
  });

  it("tells its cause: creature, ability and kind of damage", () => {
    const { act, game } = scene({ enemies: [{ def: "core:dummy", intent: "core:attack" }], hero: { health: 1 } });
    act(wait);
    expect(game.cause).toEqual({
      creature: "core:dummy",
      by: { registry: "abilities", id: "core:attack" },
      damage_type: "slash",
    });
  });

  it("tells its cause: a timed modifier", () => {
    const { act, game } = scene({
      define: {
        modifiers: {
          "core:venom": {
            triggers: [{ on: "turn_started", actions: [{ action: "damage", amount: 9, damage_type: "poison" }] }],
          },
        },
      },
      hero: { health: 1, modifiers: [lying("core:venom", 3)] },
    });
    act(wait);
    expect([game.over, game.cause]).toEqual([
      "died",
      { creature: "", by: { registry: "modifiers", id: "core:venom" }, damage_type: "poison" },
    ]);
  });
});
