import { describe, expect, it } from "vitest";
import { attribute, attributeSources, buyPrice, checkInvariants, mayLeave, nextFloor } from "../../src/index.js";
import { attack, descend, move, pickUp, useItem, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { item, type SceneSetup, scene } from "../support/scene.js";

const leave = { command: "leave" } as const;

/** A keep whose second floor is repeated; dummies stand in all of its rooms. */
const DEEP = (scale: object | null): LooseRegistries =>
  ({
    prefabs: {
      "core:gate": { tags: ["core:entrance"], layout: "####\n#<.+\n####" },
      "core:stairwell": { tags: ["core:exit"], layout: "####\n+.>#\n####" },
    },
    floors: {
      "core:first": {},
      "core:deep": { number: 2, repeat: true, ...(scale === null ? {} : { scale }) },
    },
    items: { "core:gem": { base_price: 100 } },
    creatures: { "core:dummy": { base: { max_health: 100, damage: 10 }, exp_reward: 100, loot: "core:purse" } },
    loot_tables: { "core:purse": { entries: [{ item: "core:gold", count: "100" }] } },
  }) as LooseRegistries;

const SCALE = { health: 1.5, damage: 2, exp: 3, gold: 2, prices: 4 };

/** The hero on the stairs of the first floor. */
const onStairs = (scale: object | null = SCALE, more: SceneSetup = {}) =>
  scene({ at: [17, 2], ...more, define: { ...DEEP(scale), ...more.define } });

/** In a fight two repetitions deep. */
function below(scale: object | null = SCALE, more: SceneSetup = {}) {
  const made = onStairs(scale, { enemies: ["core:dummy"], at: [14, 1], ...more });
  Object.assign(made.game.floor, { id: "core:deep", number: 4 });
  return made;
}

describe("the keep below its last floor", () => {
  it("goes on where a floor is repeated: made anew, with the next number each time", () => {
    const { act, game, registries } = onStairs();
    const messages = act(descend);
    expect(only(messages, "went_on")).toHaveLength(1);
    expect(only(messages, "floor_entered")).toMatchObject([{ floor: "core:deep", number: 2 }]);
    expect(game).toMatchObject({ over: "", won_on: 0, floor: { id: "core:deep", number: 2 } });
    for (let number = 3; number < 8; number++) {
      goToStairs(game);
      const again = act(descend);
      expect(only(again, "went_on")).toEqual([]);
      expect(game.floor).toMatchObject({ id: "core:deep", number });
      expect(checkInvariants(game, registries)).toEqual([]);
    }
    expect(game.won_on).toBe(0);
    expect(nextFloor(50, registries)?.id).toBe("core:deep");
  });

  it("ends at the last number that there is", () => {
    const { act, game } = onStairs();
    act(descend);
    game.floor.number = 1_000_000_000;
    goToStairs(game);
    act(descend);
    expect(game.floor.number).toBe(1_000_000_000);
  });

  it("can be left at the stairs before it alone, which wins the run", () => {
    const { act, game, registries, refused } = onStairs();
    expect(mayLeave(game, registries)).toBe(true);
    const messages = act(leave);
    expect(only(messages, "run_won")).toHaveLength(1);
    expect(game).toMatchObject({ over: "won", won_on: 0 });
    expect(refused(leave)).toEqual({ code: "run_over" });
  });

  it("is not left elsewhere", () => {
    const inHall = onStairs(SCALE, { at: [2, 2] });
    expect(inHall.refused(leave)).toEqual({ code: "not_on_stairs" });
    expect(mayLeave(inHall.game, inHall.registries)).toBe(false);
    const deeper = onStairs();
    deeper.act(descend);
    goToStairs(deeper.game);
    expect(deeper.refused(leave)).toEqual({ code: "no_way_out" });
    const ended = scene({ at: [17, 2] });
    expect(ended.refused(leave)).toEqual({ code: "no_way_out" });
    ended.act(descend);
    expect(ended.game).toMatchObject({ over: "won" });
    expect(onStairs(SCALE, { enemies: ["core:dummy"] }).refused(leave)).toEqual({ code: "in_fight" });
  });

  it("multiplies health and damage of enemies with each repetition, as a source behind their own", () => {
    const { game, registries } = below();
    const [dummy] = game.enemies;
    if (dummy === undefined) throw new Error("nobody is there");
    expect(attribute(game, dummy, "max_health", undefined, registries)).toBe(225);
    expect(attribute(game, dummy, "damage", undefined, registries)).toBe(40);
    expect(attributeSources(game, dummy, "damage", registries)).toMatchObject([
      { kind: "base" },
      { kind: "own", by: { registry: "floors", id: "core:deep" }, percent: 300 },
    ]);
    expect(attribute(game, game.player, "damage", undefined, registries)).toBe(2);
  });

  it("has enemies that begin with that health, those that are summoned too", () => {
    const { act, game } = onStairs(SCALE, {
      define: {
        floors: {
          "core:first": {},
          "core:deep": { number: 2, repeat: true, scale: SCALE, creatures: [{ id: "core:dummy" }] },
        },
        prefabs: {
          "core:gate": { tags: ["core:entrance"], layout: "####\n#<e+\n####" },
          "core:stairwell": { tags: ["core:exit"], layout: "####\n+.>#\n####" },
        },
        items: { "core:horn": { actions: [{ action: "summon", creature: "core:dummy" }] } },
      } as LooseRegistries,
      hero: { inventory: [item("core:horn")] },
    });
    act(descend);
    expect(game.enemies).toMatchObject([{ health: 100 }]);
    game.floor.number = 3;
    act(useItem(0));
    expect(game.enemies[1]).toMatchObject({ health: 150 });
  });

  it("gives more experience and gold, and asks more for goods", () => {
    const { act, game, registries } = below(SCALE, { hero: { base: { damage: 900 } } });
    expect(buyPrice(game, item("core:gem"), registries)).toBe(1600 - 24);
    const messages = act(attack());
    expect(only(messages, "exp_gained")).toMatchObject([{ amount: 900 }]);
    act(move("east"));
    const pile = game.floor.piles[0];
    if (pile === undefined) throw new Error("nothing lies there");
    game.player_pos = [...pile.pos];
    expect(only(act(pickUp), "item_gained")).toMatchObject([{ item: "core:gold", count: 400 }]);
  });

  it("stays as it is where it says nothing of a scale, and on floors that are not repeated", () => {
    for (const made of [below(null), below({ health: 1, damage: 1, exp: 1, gold: 1, prices: 1 })]) {
      const [dummy] = made.game.enemies;
      if (dummy === undefined) throw new Error("nobody is there");
      expect(attributeSources(made.game, dummy, "damage", made.registries)).toHaveLength(1);
      expect(buyPrice(made.game, item("core:gem"), made.registries)).toBe(99);
    }
  });

  it("has figures that fit however deep it is", () => {
    const { act, game, registries } = below({ health: 10, damage: 10, exp: 10, gold: 10, prices: 10 });
    game.floor.number = 9000;
    const [dummy] = game.enemies;
    if (dummy === undefined) throw new Error("nobody is there");
    expect(attribute(game, dummy, "max_health", undefined, registries)).toBe(1e9);
    expect(buyPrice(game, item("core:gem"), registries)).toBeLessThanOrEqual(4294967295);
    act(wait);
    expect(checkInvariants(game, registries)).toEqual([]);
  });

  it("is told to triggers by its real number", () => {
    const trigger = { on: "floor_entered", when: { floor: 3 }, actions: [mark(3)] };
    const { act, game } = onStairs(SCALE, {
      define: { options: { "core:walker": { triggers: [trigger] } } } as LooseRegistries,
    });
    expect(marks(act(descend))).toEqual([]);
    goToStairs(game);
    expect(marks(act(descend))).toEqual([3]);
  });
});

function goToStairs({ floor, player_pos }: ReturnType<typeof scene>["game"]): void {
  const y = floor.tiles.findIndex((row) => row.includes(">"));
  player_pos[0] = floor.tiles[y]?.indexOf(">") ?? 0;
  player_pos[1] = y;
}
