import { describe, expect, it } from "vitest";
import { dialogOptions, execute, talkingTo } from "../../src/index.js";
import { choose, endTalk, move, talk, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { mark, marks, only } from "../support/messages.js";
import { DEN, HALL, item, type SceneSetup, scene } from "../support/scene.js";

const npc = (id: string, x: number, y: number) => ({ npc: id, pos: [x, y] as [number, number], stock: [] });
const define: LooseRegistries = {
  items: { "core:key": {} },
  npcs: {
    "core:smith": {
      options: [
        { text: "gift", once: true, reply: "here", actions: [mark(1)] },
        { text: "secret", condition: [{ check: "has_item", item: "core:key" }], actions: [mark(2)] },
        { text: "bye", ends: true, actions: [mark(3)] },
        { text: "trade", actions: [{ action: "open_shop" }] },
      ],
    },
  },
};
const rooms = [{ rect: HALL, npcs: [npc("core:smith", 2, 2), npc("core:smith", 3, 2)] }, { rect: DEN }];
const talking = { talking_room: 0, talking_npc: 0 };
const inTalk = (more: SceneSetup = {}) => scene({ define, rooms, game: talking, ...more });

describe("talking", () => {
  it("begins with the NPC on the tile", () => {
    const { act, game } = scene({ define, rooms, at: [3, 2] });
    expect(only(act(talk), "npc_greets")).toMatchObject([{ npc: "core:smith" }]);
    expect([game.talking_room, game.talking_npc, talkingTo(game)?.pos]).toEqual([0, 1, [3, 2]]);
  });

  it("queues npc_talked, which the NPC itself hears", () => {
    const own: LooseRegistries = { npcs: { "core:smith": { triggers: [{ on: "npc_talked", actions: [mark(1)] }] } } };
    expect(marks(scene({ define: own, rooms }).act(talk))).toEqual([1]);
  });

  it("is refused where nobody stands, and in a fight", () => {
    expect(scene({ define, rooms, at: [4, 2] }).refused(talk)).toEqual({ code: "nobody_here" });
    const fighting = scene({
      define,
      rooms: [{ rect: HALL }, { rect: DEN, npcs: [npc("core:smith", 14, 2)] }],
      enemies: ["core:dummy"],
    });
    expect(fighting.refused(talk)).toEqual({ code: "in_fight" });
  });

  it("survives turns that are not walked", () => {
    const { act, game } = inTalk();
    act(wait);
    expect(game.talking_npc).toBe(0);
  });
});

describe("options", () => {
  const offered = (setup: SceneSetup = {}) => {
    const { game, registries } = inTalk(setup);
    return dialogOptions(game, registries).map(({ position }) => position);
  };

  it("are those whose condition holds, and are counted among these", () => {
    expect(offered()).toEqual([0, 2, 3]);
    expect(offered({ hero: { inventory: [item("core:key")] } })).toEqual([0, 1, 2, 3]);
    expect(marks(inTalk().act(choose(1)))).toEqual([3]);
    expect(marks(inTalk({ hero: { inventory: [item("core:key")] } }).act(choose(1)))).toEqual([2]);
  });

  it("run their actions and are answered, by authored position", () => {
    const { act } = inTalk({ hero: { inventory: [item("core:key")] } });
    const messages = act(choose(0));
    expect(only(messages, "npc_replies")).toMatchObject([{ npc: "core:smith", option: 0 }]);
    expect(marks(messages)).toEqual([1]);
  });

  it("that can be said once are hidden afterwards, for every instance of the NPC", () => {
    const { act, game, registries } = inTalk();
    act(choose(0));
    expect(game.chosen).toEqual(["core:smith#0"]);
    expect(dialogOptions(game, registries).map(({ position }) => position)).toEqual([2, 3]);
    act(move("east"));
    act(talk);
    expect(game.talking_npc).toBe(1);
    expect(dialogOptions(game, registries).map(({ position }) => position)).toEqual([2, 3]);
  });

  it("that can be said often are not noted", () => {
    const { act, game } = inTalk();
    act(choose(2));
    expect(game.chosen).toEqual([]);
  });

  it("that end the talk close it, after their actions", () => {
    const { act, game } = inTalk();
    const messages = act(choose(1));
    expect([marks(messages), only(messages, "talk_ended").length]).toEqual([[3], 1]);
    expect([game.talking_room, game.talking_npc]).toEqual([-1, -1]);
  });

  it("are refused outside a talk, beyond the list, and in a fight", () => {
    expect(scene({ define, rooms }).refused(choose(0))).toEqual({ code: "not_talking" });
    expect(inTalk().refused(choose(3))).toEqual({ code: "no_such_option", option: 3 });
    expect(inTalk().refused(choose(-1))).toEqual({ code: "no_such_option", option: -1 });
    expect(inTalk({ enemies: ["core:dummy"] }).refused(choose(0))).toEqual({ code: "in_fight" });
  });
});

describe("ending a talk", () => {
  it("closes an open shop first, and sent again, the talk", () => {
    const { game, registries } = inTalk({ game: { ...talking, shop_open: true } });
    expect(execute(game, endTalk, registries).kind).toBe("no_turn");
    expect([game.shop_open, game.talking_npc]).toEqual([false, 0]);
    const outcome = execute(game, endTalk, registries);
    expect([game.talking_room, game.talking_npc, game.turn]).toEqual([-1, -1, 0]);
    expect(outcome.kind === "no_turn" && only(outcome.messages, "talk_ended").length).toBe(1);
  });

  it("is refused without a talk", () => {
    expect(scene({ define, rooms }).refused(endTalk)).toEqual({ code: "not_talking" });
  });
});
