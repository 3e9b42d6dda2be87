import { describe, expect, it } from "vitest";
import { wait } from "../support/commands.js";
import { mark, marks } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const starts = (...actions: object[]) => [{ on: "turn_started" as const, actions }];

describe("a trigger that is listed, but has lost what it stands on when its turn comes", () => {
  it("does not fire from an item that another trigger has swapped", () => {
    const define = {
      slots: { "core:body": { order: 1 }, "core:head": { order: 2 } },
      items: {
        "core:cloak": {
          slot: "core:body",
          triggers: starts({ action: "equip_item", item: "core:cap" }, mark(1)),
        },
        "core:crown": { slot: "core:head", triggers: starts(mark(2)) },
        "core:cap": { slot: "core:head", triggers: starts(mark(3)) },
      },
    };
    const { act, game } = scene({
      define,
      hero: { equipment: { "core:body": item("core:cloak"), "core:head": item("core:crown") } },
    });
    expect(marks(act(wait))).toEqual([1]);
    expect(game.player.equipment["core:head"]?.item).toBe("core:cap");
    // The new one has a turn of its own to listen to.
    game.player.equipment = { ...game.player.equipment, "core:body": item("core:cap") };
    expect(marks(act(wait))).toEqual([3, 3]);
  });

  it("does not fire from a timed modifier that another trigger has taken away", () => {
    const define = {
      options: { "core:walker": { triggers: starts({ action: "remove_modifier", modifier: "core:curse" }, mark(1)) } },
      modifiers: { "core:curse": { triggers: starts(mark(2)) } },
    };
    const { act } = scene({ define, hero: { modifiers: [lying("core:curse", 5)] } });
    expect(marks(act(wait))).toEqual([1]);
  });
});
