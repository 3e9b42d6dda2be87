import { describe, expect, it } from "vitest";
import { type Command, checkInvariants, expNeeded, type Game } from "../../src/index.js";
import { attack, move, wait } from "../support/commands.js";
import { item, type Scene, scene } from "../support/scene.js";

/** The greatest count and the greatest figure that a state may hold. */
const COUNT = 1_000_000_000_000_000;
const FIGURE = 1_000_000_000;

function expectSound({ game, registries }: Scene): void {
  expect(checkInvariants(game, registries)).toEqual([]);
}

/** A fight in which every number is as great as it may be. */
function extreme(): Scene {
  const made = scene({
    enemies: ["core:dummy"],
    define: { balance: { exp_base: 0, health_per_constitution: 1_000_000, damage_per_strength: 1_000_000 } },
    hero: { inventory: [item("core:gold", COUNT)] },
  });
  const { game } = made;
  game.cheats = true;
  for (const name of Object.keys(game.stats) as (keyof Game["stats"])[]) game.stats[name] = COUNT;
  for (const name of Object.keys(game.player.base) as (keyof Game["player"]["base"])[]) game.player.base[name] = FIGURE;
  Object.assign(game, { turn: COUNT, combat_round: COUNT, current_exp: COUNT, unspent_points: COUNT });
  Object.assign(game.player, { health: FIGURE, stamina: FIGURE });
  return made;
}

describe("numbers at their bounds", () => {
  const commands: readonly Command[] = [
    wait,
    attack(),
    { command: "assign_points", points: { constitution: COUNT - 1, strength: 1 } },
    { command: "drop", index: 0, count: COUNT },
    { command: "debug", cheat: "give", item: "core:gold" },
    { command: "debug", cheat: "clear_room" },
  ];

  it.each(commands.map((command) => [command]))("stay there: %j", (command) => {
    const made = extreme();
    made.act(command);
    expectSound(made);
    made.act(wait);
    expectSound(made);
  });

  it("let a fight begin", () => {
    const made = scene({ den: ["core:dummy"], at: [12, 2] });
    made.game.player.base.dexterity = FIGURE;
    made.act(move("east"));
    expect(made.game.player.initiative).toBe(FIGURE);
    expectSound(made);
  });

  it("hold attributes where modifiers would lead beyond", () => {
    const made = scene({
      define: {
        options: {
          "core:walker": { modifiers: [{ attribute: "max_health", flat: 1_000_000, percent: 1_000_000 }] },
        },
      },
    });
    made.game.player.base.max_health = FIGURE;
    made.game.cheats = true;
    made.act(wait);
    made.act({ command: "debug", cheat: "heal" });
    expect(made.game.player.health).toBe(FIGURE);
    expectSound(made);
  });
});

describe("experience without measure", () => {
  it("raises by a hundred levels a turn, and goes on counting in the next", () => {
    const made = scene({ define: { balance: { exp_base: 0 } } });
    Object.assign(made.game, { current_exp: 1e9 });
    made.act(wait);
    expect(made.game.player.base.level).toBe(101);
    made.act(wait);
    expect(made.game.player.base.level).toBe(201);
    expect([made.game.current_exp, made.game.unspent_points]).toEqual([1e9 - 200, 200]);
  });

  it("is needed of a hero below the first level as of one at it", () => {
    const { registries } = scene();
    expect(expNeeded(-5.5, registries)).toBe(expNeeded(0, registries));
  });
});

describe("what nobody could carry", () => {
  const full = () => Array.from({ length: 10_000 }, () => item("core:sword"));
  const swords = { items: { "core:sword": {}, "core:gold": { stackable: true } } };

  it("is lost, and told", () => {
    const made = scene({ define: swords, game: { cheats: true }, hero: { inventory: full() } });
    const messages = made.act({ command: "debug", cheat: "give", item: "core:sword" });
    expect(messages.map(({ kind }) => kind)).toEqual(["debug_used", "item_gained", "item_lost"]);
    expect(made.game.player.inventory).toHaveLength(10_000);
  });

  it("still joins a stack that is there", () => {
    const made = scene({
      define: swords,
      game: { cheats: true },
      hero: { inventory: [item("core:gold", 1), ...full().slice(1)] },
    });
    made.act({ command: "debug", cheat: "give", item: "core:gold" });
    expect(made.game.player.inventory[0]?.count).toBe(11);
  });

  it("cannot be laid down where too much lies", () => {
    const made = scene({ define: swords, game: { cheats: true }, hero: { inventory: [item("core:sword")] } });
    made.game.floor.piles = [{ pos: [1, 1], table: "", items: full() }];
    expect(made.refused({ command: "drop", index: 0 })).toEqual({ code: "floor_full" });
  });
});
