import { describe, expect, it } from "vitest";
import { type Command, type DebugCommand, digest, execute } from "../../src/index.js";
import { mark, marks, only } from "../support/messages.js";
import { item, lying, scene } from "../support/scene.js";

const cheat = (name: "heal" | "descend" | "clear_room"): Command => ({ command: "debug", cheat: name });
const give = (id: string): DebugCommand => ({ command: "debug", cheat: "give", item: id });

describe("debug", () => {
  it.each([cheat("heal"), cheat("descend"), cheat("clear_room"), give("core:hat")])(
    "is refused until cheats are switched on: %j",
    (command) => {
      const { game, registries } = scene({ define: { items: { "core:hat": {} } } });
      const before = digest(game);
      expect(execute(game, command, registries)).toEqual({ kind: "rejected", reason: { code: "cheats_off" } });
      expect(digest(game)).toBe(before);
    },
  );

  it("is switched on at no cost, in a fight as well, and marks the run for good", () => {
    const { game, registries } = scene({ enemies: ["core:dummy"] });
    const { rng, turn } = game;
    for (const time of [1, 2]) {
      const outcome = execute(game, { command: "debug", cheat: "on" }, registries);
      expect([time, outcome.kind]).toEqual([time, "no_turn"]);
      expect(game).toMatchObject({ rng, turn, cheats: true });
    }
  });

  it("give hands over one piece, ten where it stacks", () => {
    const { act, game } = scene({
      game: { cheats: true },
      define: { items: { "core:hat": {}, "core:nut": { stackable: true } } },
    });
    act(give("core:hat"));
    act(give("core:nut"));
    expect(game.player.inventory).toEqual([item("core:hat"), item("core:nut", 10)]);
  });

  it("give of something unknown is refused", () => {
    expect(scene({ game: { cheats: true } }).refused(give("core:nonsense"))).toEqual({
      code: "unknown_item",
      item: "core:nonsense",
    });
  });

  it("heal fills health and stamina", () => {
    const { act, game } = scene({ game: { cheats: true }, enemies: ["core:dummy"], hero: { health: 3, stamina: 3 } });
    act(cheat("heal"));
    expect([game.player.health, game.player.stamina]).toEqual([100, 100]);
  });

  it("clear_room kills by the normal path: experience, loot, kills, victory", () => {
    const { act, game } = scene({
      game: { cheats: true },
      define: {
        creatures: {
          "core:rat": {
            exp_reward: 7,
            loot: "core:box",
            triggers: [{ on: "creature_died", when: { source: "self" }, actions: [mark(1)] }],
          },
        },
        loot_tables: { "core:box": {} },
      },
      enemies: ["core:rat", "core:rat"],
    });
    const messages = act(cheat("clear_room"));
    expect(marks(messages).sort()).toEqual([1, 1, 7, 7]);
    expect(only(messages, "combat_ended")).toMatchObject([{ outcome: "victory" }]);
    expect([game.enemies, game.floor.piles.length, game.stats.kills, game.floor.rooms[1]?.cleared]).toEqual([
      [],
      2,
      2,
      true,
    ]);
  });

  it("descend leaves without stairs, also out of a fight, without its end", () => {
    const { act, game } = scene({
      define: {
        floors: { "core:first": {}, "core:second": { number: 2 } },
        options: { "core:walker": { triggers: [{ on: "combat_ended", actions: [mark(1)] }] } },
        modifiers: { "core:sign": {} },
      },
      enemies: [{ def: "core:dummy", intent: "core:attack", modifiers: [lying("core:sign", 4)] }],
      game: { cheats: true, combat_round: 3 },
    });
    const messages = act(cheat("descend"));
    expect([marks(messages), only(messages, "combat_ended")]).toEqual([[], []]);
    expect([game.floor.number, game.enemies, game.combat_round, game.stats.fights_won, game.stats.fights_fled]).toEqual(
      [2, [], 0, 0, 0],
    );
  });

  it("descend goes through the same door to victory", () => {
    const { act, game } = scene({ game: { cheats: true } });
    act(cheat("descend"));
    expect(game.over).toBe("won");
  });

  it("is told", () => {
    expect(only(scene({ game: { cheats: true } }).act(cheat("heal")), "debug_used")).toMatchObject([{ cheat: "heal" }]);
  });
});
