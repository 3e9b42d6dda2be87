import { describe, expect, it } from "vitest";
import { type Command, floorByNumber, nextFloor } from "../../src/index.js";
import { attack, descend, move, wait } from "../support/commands.js";
import type { LooseRegistries } from "../support/loose.js";
import { kinds, mark, marks, only } from "../support/messages.js";
import { lying, type SceneSetup, scene } from "../support/scene.js";

const onStairs = (define: LooseRegistries, more: SceneSetup = {}) => scene({ at: [17, 2], define, ...more });
const two: LooseRegistries = { floors: { "core:first": {}, "core:second": { number: 2 } } };

describe("descending", () => {
  it("leads to the entrance of the next floor and leaves nothing of the old one", () => {
    const { act, game } = onStairs(two, { piles: [{ pos: [3, 2] }], game: { entered_from: [12, 2] } });
    expect(only(act(descend), "floor_entered")).toMatchObject([{ floor: "core:second", number: 2 }]);
    const [x, y] = game.player_pos;
    expect(game.floor).toMatchObject({ number: 2, id: "core:second", piles: [] });
    expect(game.floor.tiles[y]?.[x]).toBe("<");
    expect(game.floor.rooms[game.floor.player_room]).toMatchObject({ prefab: "core:gate", visited: true });
    expect(game.entered_from).toEqual([]);
  });

  it("queues floor_entered, then room_entered", () => {
    const triggers = [
      { on: "room_entered" as const, actions: [mark(2)] },
      { on: "floor_entered" as const, actions: [mark(1)] },
    ];
    const { act } = onStairs({ ...two, options: { "core:walker": { triggers } } });
    expect(marks(act(descend))).toEqual([1, 2]);
  });

  it("keeps the hero as he is", () => {
    const { act, game } = onStairs(
      { ...two, modifiers: { "core:sign": {} } },
      { hero: { health: 40, modifiers: [lying("core:sign", 5)] } },
    );
    act(descend);
    expect([game.player.health, game.player.modifiers]).toEqual([40, [lying("core:sign", 4)]]);
  });

  it.each<[string, LooseRegistries["floors"], string]>([
    [
      "skips numbers that are missing",
      { "core:first": {}, "core:deep": { number: 9 }, "core:deeper": { number: 10 } },
      "core:deep",
    ],
    [
      "takes the smallest id of several with the number",
      { "core:first": {}, "core:b": { number: 2 }, "core:a": { number: 2 }, "core:Z": { number: 2 } },
      "core:Z",
    ],
  ])("%s", (_, floors, id) => {
    const { act, game, registries } = onStairs({ floors });
    expect(nextFloor(1, registries)?.id).toBe(id);
    act(descend);
    expect(game.floor.id).toBe(id);
  });

  it("finds floors by number: the smallest id of several, nothing for none", () => {
    const { registries } = scene({
      define: { floors: { "core:first": {}, "core:b": { number: 3 }, "core:a": { number: 3 } } },
    });
    expect([1, 2, 3].map((number) => floorByNumber(number, registries)?.id)).toEqual([
      "core:first",
      undefined,
      "core:a",
    ]);
    expect(nextFloor(3, registries)).toBeUndefined();
  });

  it("below the last floor wins the run", () => {
    const { act, game } = onStairs({});
    const messages = act(descend);
    expect([kinds(messages).includes("run_won"), game.over, game.turn]).toEqual([true, "won", 1]);
  });

  it("into a room with enemies starts a fight and announces", () => {
    const { act, game } = onStairs({
      ...two,
      creatures: { "core:dummy": { ai: [{ ability: "core:attack" }] } },
      prefabs: {
        "core:gate": { tags: ["core:entrance"], layout: "#####\n#<e.+\n#####", creatures: [{ id: "core:dummy" }] },
      },
      options: { "core:walker": {} },
    });
    act(descend);
    expect(game.enemies).toMatchObject([{ def: "core:dummy", intent: "core:attack" }]);
  });

  it("is refused off the stairs and in a fight", () => {
    expect(scene({ define: two }).refused(descend)).toEqual({ code: "not_on_stairs" });
    expect(scene({ define: two, enemies: ["core:dummy"] }).refused(descend)).toEqual({ code: "in_fight" });
  });

  it("to a floor that cannot be made restores the generator, tells why and lets the turn pass", () => {
    const { act, game } = onStairs({
      floors: { "core:first": {}, "core:second": { number: 2, rooms: 1, required: ["core:entrance"] } },
    });
    const before = structuredClone(game);
    expect(only(act(descend), "descent_failed")).toMatchObject([{ floor: "core:second", reason: "no_stairs" }]);
    expect([game.rng, game.turn, game.floor, game.player_pos]).toEqual([
      before.rng,
      1,
      before.floor,
      before.player_pos,
    ]);
  });
});

describe("once the run is over", () => {
  const commands: Command[] = [
    wait,
    move("east"),
    { command: "run", direction: "east" },
    descend,
    { command: "pick_up" },
    { command: "use_item", index: 0 },
    { command: "equip", index: 0 },
    { command: "unequip", slot: "core:hand" },
    { command: "drop", index: 0 },
    { command: "talk" },
    { command: "end_talk" },
    { command: "choose", option: 0 },
    { command: "buy", index: 0 },
    { command: "sell", index: 0 },
    attack(),
    { command: "assign_points", points: { luck: 1 } },
    { command: "debug", cheat: "heal" },
  ];

  it.each(["died", "won"] as const)("(%s) every command is refused", (over) => {
    const { refused } = scene({ game: { over, unspent_points: 1 }, at: [17, 2] });
    for (const command of commands) expect(refused(command)).toEqual({ code: "run_over" });
  });
});
