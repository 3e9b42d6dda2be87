import { describe, expect, it } from "vitest";
import type { FlagScope } from "../../src/index.js";
import { attack, descend, move, useItem, wait } from "../support/commands.js";
import { mark, marks } from "../support/messages.js";
import { item, scene } from "../support/scene.js";

const bell = (scope: FlagScope, value = 1) => ({ action: "set_flag" as const, flag: "core:bell", scope, value });
const rung = (scope: FlagScope) => ({ check: "flag" as const, flag: "core:bell", scope });

/** A scene whose hero can set a flag by an item, and marks each turn in which it is set. */
function ringing(scope: FlagScope, value = 1, setup: Parameters<typeof scene>[0] = {}) {
  return scene({
    hero: { inventory: [item("core:bell")] },
    ...setup,
    define: {
      items: { "core:bell": { actions: [bell(scope, value)] } },
      creatures: { "core:rat": { base: { max_health: 4 } } },
      floors: { "core:first": {}, "core:second": { number: 2 } },
      options: {
        "core:walker": { triggers: [{ on: "turn_started", condition: [rung(scope)], actions: [mark(1)] }] },
      },
    },
  });
}

describe("a flag", () => {
  it("of the run is set, read, and kept in the state", () => {
    const { act, game } = ringing("run");
    expect(marks(act(wait))).toEqual([]);
    act(useItem(0));
    expect(marks(act(wait))).toEqual([1]);
    expect(game.flags).toEqual({ "core:bell": 1 });
  });

  it("that is set to 0 is taken away", () => {
    const { act, game } = ringing("run", 0, {
      game: { flags: { "core:bell": 3 } },
      hero: { inventory: [item("core:bell")] },
    });
    act(useItem(0));
    expect(game.flags).toEqual({});
  });

  it("of a floor ends with it", () => {
    const { act, game } = ringing("floor", 1, { at: [17, 2], hero: { inventory: [item("core:bell")] } });
    act(useItem(0));
    expect(game.floor.flags).toEqual({ "core:bell": 1 });
    act(descend);
    expect(game.floor.flags).toEqual({});
  });

  it("of a room is that of the room where the hero is", () => {
    const { act, game } = ringing("room");
    act(useItem(0));
    expect(game.floor.rooms.map(({ flags }) => flags)).toEqual([{ "core:bell": 1 }, {}]);
    expect(marks(act(wait))).toEqual([1]);
    for (let step = 0; step < 4; step += 1) act(move("east"));
    expect(marks(act(wait))).toEqual([]);
  });

  it("of a room is nowhere in a corridor", () => {
    const { act, game } = ringing("room", 1, { at: [8, 2], hero: { inventory: [item("core:bell")] } });
    act(useItem(0));
    expect(game.floor.rooms.map(({ flags }) => flags)).toEqual([{}, {}]);
  });

  it("of a fight ends with it, and outside one there is none", () => {
    const { act, game } = ringing("fight", 1, { enemies: ["core:rat"], hero: { inventory: [item("core:bell")] } });
    act(useItem(0));
    expect(game.fight_flags).toEqual({ "core:bell": 1 });
    act(attack(0));
    act(attack(0));
    expect(game.enemies).toEqual([]);
    expect(game.fight_flags).toEqual({});
    act(useItem(0));
    expect(game.fight_flags).toEqual({});
  });

  it("can be added to, and stays within what the state can hold", () => {
    const adding = (amount: number | string) => ({ action: "add_flag" as const, flag: "core:steps", amount });
    const { act, game } = scene({
      hero: { inventory: [item("core:one"), item("core:more")] },
      game: { flags: { "core:steps": 999_999_999 } },
      define: {
        items: { "core:one": { actions: [adding(1)] }, "core:more": { actions: [adding("flag('core:steps')")] } },
      },
    });
    act(useItem(0));
    expect(game.flags).toEqual({ "core:steps": 1_000_000_000 });
    act(useItem(1));
    expect(game.flags).toEqual({ "core:steps": 1_000_000_000 });
  });

  it("is compared with bounds", () => {
    const within = (bounds: object) => {
      const { act } = scene({
        game: { flags: { "core:bell": 3 } },
        define: {
          options: {
            "core:walker": {
              triggers: [
                {
                  on: "turn_started",
                  condition: [{ check: "flag", flag: "core:bell", ...bounds }],
                  actions: [mark(1)],
                },
              ],
            },
          },
        },
      });
      return marks(act(wait)).length === 1;
    };
    expect([{}, { at_least: 3 }, { at_least: 4 }, { below: 4 }, { below: 3 }].map(within)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe("a trigger that fires once", () => {
  const firing = (once: FlagScope | undefined, setup: Parameters<typeof scene>[0] = {}) =>
    scene({
      ...setup,
      define: {
        creatures: { "core:rat": { base: { max_health: 4 } } },
        floors: { "core:first": {}, "core:second": { number: 2 } },
        options: {
          "core:walker": {
            triggers: [{ on: "turn_started", key: "first", ...(once && { once }), actions: [mark(1)] }],
          },
        },
      },
    });

  it("in the run does not fire again", () => {
    const { act, game } = firing("run");
    expect(marks(act(wait))).toEqual([1]);
    expect(marks(act(wait))).toEqual([]);
    expect(game.flags).toEqual({ "options/core:walker#first": 1 });
  });

  it("on a floor fires again on the next", () => {
    const { act } = firing("floor", { at: [17, 2] });
    expect(marks(act(wait))).toEqual([1]);
    expect(marks(act(descend))).toEqual([]);
    expect(marks(act(wait))).toEqual([1]);
  });

  it("in a fight fires each turn outside of one", () => {
    const { act } = firing("fight", { enemies: ["core:rat"] });
    expect(marks(act(wait))).toEqual([1]);
    expect(marks(act(attack(0)))).toEqual([]);
    act(attack(0));
    expect(marks(act(wait))).toEqual([1]);
    expect(marks(act(wait))).toEqual([1]);
  });

  it("without that fires each time", () => {
    const { act } = firing(undefined);
    expect([...marks(act(wait)), ...marks(act(wait))]).toEqual([1, 1]);
  });
});
