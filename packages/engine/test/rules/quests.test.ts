import { describe, expect, it } from "vitest";
import { attack, use, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, scene } from "../support/scene.js";

const start = (quest: string) => ({ action: "start_quest" as const, quest });
const running = (quest: string, count = 0, done = false) => ({ quest, count, done, failed: false });
const tea = { actions: [mark(9)] };

describe("a quest", () => {
  const define: LooseRegistries = {
    items: { "core:tea": tea, "core:letter": { actions: [start("core:drink")] } },
    quests: { "core:drink": { count: 2, on: "item_used", when: { item: "core:tea" }, actions: [mark(1)] } },
  };
  const hero = { inventory: [item("core:tea"), item("core:letter")] };

  it("counts only after it was started", () => {
    const { act, game } = scene({ define, hero });
    act(useItem(0));
    expect(game.quests).toEqual([]);
    expect(only(act(useItem(1)), "quest_started")).toMatchObject([{ quest: "core:drink" }]);
    expect(only(act(useItem(0)), "quest_progressed")).toMatchObject([{ quest: "core:drink", count: 1, needed: 2 }]);
    expect(game.quests).toEqual([running("core:drink", 1)]);
  });

  it("on reaching its count is done, runs its actions once and stays listed", () => {
    const { act, game } = scene({ define, hero, game: { quests: [running("core:drink", 1)] } });
    const messages = act(useItem(0));
    expect([marks(messages), only(messages, "quest_completed").length]).toEqual([[9, 1], 1]);
    expect(game.quests).toEqual([running("core:drink", 2, true)]);
    expect(marks(act(useItem(0)))).toEqual([9]);
    expect(game.quests).toEqual([running("core:drink", 2, true)]);
  });

  it.each([running("core:drink", 1), running("core:drink", 2, true)])(
    "started a second time is left as it is: %j",
    (quest) => {
      const { act, game } = scene({ define, hero, game: { quests: [quest] } });
      expect(only(act(useItem(1)), "quest_started")).toEqual([]);
      expect(game.quests).toEqual([quest]);
    },
  );

  it("does not count what its condition excludes", () => {
    const fussy: LooseRegistries = {
      ...define,
      quests: { "core:drink": { on: "item_used", condition: [{ check: "in_combat" }], actions: [mark(1)] } },
    };
    expect(marks(scene({ define: fussy, hero, game: { quests: [running("core:drink")] } }).act(useItem(0)))).toEqual([
      9,
    ]);
  });

  it("counts by chance where it has one", () => {
    const never: LooseRegistries = {
      ...define,
      quests: { "core:drink": { on: "item_used", chance: 0, actions: [mark(1)] } },
    };
    const { act, game } = scene({ define: never, hero, game: { quests: [running("core:drink")] } });
    act(useItem(0));
    expect(game.quests).toEqual([running("core:drink")]);
  });

  it("started by an event does not count that same event", () => {
    const { act, game } = scene({
      define: {
        ...define,
        quests: { "core:drink": { on: "item_used", count: 2 } },
        options: { "core:walker": { triggers: [{ on: "item_used", actions: [start("core:drink")] }] } },
      },
      hero,
    });
    act(useItem(0));
    expect(game.quests).toEqual([running("core:drink")]);
    act(useItem(0));
    expect(game.quests).toEqual([running("core:drink", 1)]);
  });

  it("counts an event once, not once for each enemy, and each of several deaths", () => {
    const { act, game } = scene({
      define: {
        abilities: {
          "core:storm": { actions: [{ action: "damage", amount: 200, damage_type: "ice", target: "all_enemies" }] },
        },
        options: { "core:walker": { abilities: ["core:storm"] } },
        quests: { "core:hunt": { count: 9, on: "creature_died" }, "core:days": { count: 9, on: "turn_started" } },
      },
      enemies: ["core:dummy", "core:dummy", "core:dummy"],
      game: { quests: [running("core:hunt"), running("core:days")] },
    });
    act(use("core:storm"));
    expect(game.quests).toEqual([running("core:hunt", 3), running("core:days", 1)]);
  });

  it("has the hero as carrier: the dead creature is its target", () => {
    const { act, game } = scene({
      define: {
        creatures: { "core:rat": { tags: ["core:vermin"] } },
        quests: {
          "core:hunt": {
            count: 9,
            on: "creature_died",
            condition: [{ check: "has_tag", who: "target", value: "core:vermin" }],
          },
        },
      },
      enemies: [
        { def: "core:dummy", health: 1 },
        { def: "core:rat", health: 1 },
      ],
      game: { quests: [running("core:hunt")] },
    });
    act(attack(0));
    expect(game.quests).toEqual([running("core:hunt", 0)]);
    act(attack(0));
    expect(game.quests).toEqual([running("core:hunt", 1)]);
  });

  it("queues quest_completed, and its reward can start the next", () => {
    const { act, game } = scene({
      define: {
        items: { "core:tea": tea },
        quests: {
          "core:first": { on: "item_used", actions: [start("core:second")] },
          "core:second": { on: "quest_completed", when: { quest: "core:first" }, actions: [mark(2)] },
          "core:other": { on: "quest_completed", when: { quest: "core:second" }, actions: [mark(3)] },
        },
      },
      hero,
      game: { quests: [running("core:first"), running("core:other")] },
    });
    // the second quest has begun when quest_completed is queued behind its beginning
    expect(marks(act(useItem(0)))).toEqual([9, 2, 3]);
    expect(game.quests.map((quest) => quest.done)).toEqual([true, true, true]);
  });

  it("runs in the order in which the hero began them", () => {
    const { act } = scene({
      define: {
        quests: {
          "core:a": { on: "turn_started", actions: [mark(1)] },
          "core:b": { on: "turn_started", actions: [mark(2)] },
        },
      },
      game: { quests: [running("core:b"), running("core:a")] },
    });
    expect(marks(act(wait))).toEqual([2, 1]);
  });
});
