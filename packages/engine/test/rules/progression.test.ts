import { describe, expect, it } from "vitest";
import { type AssignableAttribute, attribute, type Command, expNeeded } from "../../src/index.js";
import { attack, descend, use, wait } from "../support/commands.js";
import { marks, only } from "../support/messages.js";
import { scene } from "../support/scene.js";

const assign = (points: Partial<Record<AssignableAttribute, number>>): Command => ({
  command: "assign_points",
  points,
});
const teacher = (amount: number, balance: object) => ({
  balance,
  abilities: { "core:study": { actions: [{ action: "give_exp" as const, amount }] } },
  options: { "core:walker": { abilities: ["core:study"] } },
});

describe("experience", () => {
  it.each([
    [1, 20, 1.5, 20],
    [2, 20, 1.5, 57],
    [3, 20, 1.5, 104],
    [10, 20, 1.5, 632],
    [4, 7, 0, 7],
    [5, 0, 1.5, 1],
  ])(
    "needed on level %d is max(1, round(base × level ^ exponent)) with %d and %d: %d",
    (level, exp_base, exp_exponent, needed) => {
      const { registries } = scene({ define: { balance: { exp_base, exp_exponent } } });
      expect(expNeeded(level, registries)).toBe(needed);
      const { act, game } = scene({
        define: teacher(needed - 1, { exp_base, exp_exponent }),
        hero: { base: { level } },
      });
      act(use("core:study"));
      expect(game.player.base.level).toBe(level);
      const rich = scene({ define: teacher(needed, { exp_base, exp_exponent }), hero: { base: { level } } });
      rich.act(use("core:study"));
      expect([rich.game.player.base.level, rich.game.current_exp, rich.game.unspent_points]).toEqual([level + 1, 0, 1]);
    },
  );

  it("raises several levels at once and keeps the rest", () => {
    const { act, game } = scene({ define: teacher(80, { exp_base: 20 }) });
    expect(only(act(use("core:study")), "level_up").map(({ level }) => level)).toEqual([2, 3]);
    expect([game.player.base.level, game.current_exp, game.unspent_points]).toEqual([3, 3, 2]);
  });

  it("comes from kills, whatever the level, and not from entering a floor", () => {
    const define = {
      creatures: { "core:rat": { exp_reward: 7 } },
      floors: { "core:first": {}, "core:second": { number: 2 } },
    };
    const { act, game } = scene({ define, enemies: [{ def: "core:rat", health: 1 }] });
    expect(marks(act(attack()))).toEqual([7]);
    const down = scene({ define, at: [17, 2] });
    down.act(descend);
    expect([game.current_exp, down.game.current_exp]).toEqual([7, 0]);
  });

  it("on a level raised by modifiers gives no points and needs no more", () => {
    const { act, game, registries } = scene({
      define: {
        ...teacher(20, { exp_base: 20 }),
        options: { "core:walker": { abilities: ["core:study"], modifiers: [{ attribute: "level", flat: 5 }] } },
      },
    });
    expect(attribute(game, game.player, "level", undefined, registries)).toBe(6);
    act(wait);
    expect(game.unspent_points).toBe(0);
    act(use("core:study"));
    expect([game.player.base.level, game.unspent_points]).toEqual([2, 1]);
  });
});

describe("points", () => {
  it.each(["dexterity", "charisma", "luck"] as const)("on %s raise that base alone", (name) => {
    const { act, game } = scene({ game: { unspent_points: 5 }, hero: { health: 50 } });
    const before = structuredClone(game.player.base);
    expect(only(act(assign({ [name]: 3 })), "points_assigned")).toMatchObject([{ attribute: name, points: 3 }]);
    expect(game.player.base).toEqual({ ...before, [name]: before[name] + 3 });
    expect([game.unspent_points, game.player.health]).toEqual([2, 50]);
  });

  it("on strength raise damage too", () => {
    const { act, game } = scene({ define: { balance: { damage_per_strength: 1.5 } }, game: { unspent_points: 2 } });
    act(assign({ strength: 2 }));
    expect(game.player.base).toMatchObject({ strength: 3, damage: 5 });
  });

  it("on constitution raise maximum and health by the same amount", () => {
    const { act, game } = scene({
      define: { balance: { health_per_constitution: 6 } },
      game: { unspent_points: 2 },
      hero: { health: 50 },
    });
    act(assign({ constitution: 2 }));
    expect(game.player.base).toMatchObject({ constitution: 3, max_health: 112 });
    expect(game.player.health).toBe(62);
  });

  it("go onto several attributes in one command, which is one turn", () => {
    const { act, game } = scene({ game: { unspent_points: 4 } });
    act(assign({ strength: 1, luck: 2, charisma: 1 }));
    expect([game.turn, game.unspent_points, game.player.base.luck, game.player.base.charisma]).toEqual([1, 0, 3, 2]);
  });

  it("can be assigned in a fight", () => {
    const { act } = scene({ enemies: ["core:dummy"], game: { unspent_points: 1 } });
    act(assign({ luck: 1 }));
  });

  it.each([
    ["more than there are", { luck: 3 }, { code: "not_enough_points", points: 3, unspent: 2 }],
    ["more than there are in sum", { luck: 2, strength: 1 }, { code: "not_enough_points", points: 3, unspent: 2 }],
    ["none", {}, { code: "not_enough_points", points: 0, unspent: 2 }],
    ["a sum of 0", { luck: 0 }, { code: "not_enough_points", points: 0, unspent: 2 }],
    ["anything that is not assignable", { max_health: 1 }, { code: "not_assignable", attribute: "max_health" }],
    ["level", { level: 1 }, { code: "not_assignable", attribute: "level" }],
  ])("of %s are refused", (_, points, reason) => {
    const { refused } = scene({ game: { unspent_points: 2 } });
    expect(refused(assign(points as Partial<Record<AssignableAttribute, number>>))).toEqual(reason);
  });

  it.each([
    { luck: -1, strength: 2 },
    { luck: 0.5, strength: 0.5 },
  ])("in %j, which are no whole numbers from 0, are refused", (points) => {
    const { refused } = scene({ game: { unspent_points: 2 } });
    refused(assign(points));
  });

  it("there is no way to take back", () => {
    const { refused } = scene({ game: { unspent_points: 0 } });
    refused(assign({ luck: -1 }));
  });
});
