import type { Game } from "@rustkeep/engine";
import { fightView, textsOf } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { smallGame, smallRegistries } from "../../../presentation/test/fixtures/small-mod.js";
import { situationLines } from "../../src/plain/situation.js";
import { combat } from "../../src/screens/combat.js";
import { screenContext, shown } from "../fixtures/screen-context.js";

const registries = smallRegistries();

function fighting(change: (game: Game) => void): Game {
  const game = smallGame(registries);
  game.enemies = game.floor.rooms.find((room) => room.enemies.length > 0)?.enemies.splice(0) ?? [];
  for (const enemy of game.enemies) enemy.intent = "core:attack";
  change(game);
  return game;
}

function onScreen(game: Game): string {
  const unused = () => {
    throw new Error("no other screen is opened");
  };
  const screens = { inventory: unused, characterSheet: unused, questLog: unused, pause: unused };
  return shown(combat(screens), screenContext(game, registries, { width: 120, height: 40 }));
}

function inLines(game: Game): string {
  return situationLines({ game, texts: textsOf("en"), registries }).join("\n");
}

describe("the full screen and the plain lines", () => {
  it("agree on somebody who is barely alive: no living enemy is at 0", () => {
    const game = fighting(({ enemies, player }) => {
      const [first] = enemies;
      if (first !== undefined) first.health = 0.4;
      player.health = 0.2;
    });
    for (const text of [onScreen(game), inLines(game)]) {
      expect(text).toContain(" 1/14");
      expect(text).toContain(" 1/100");
      expect(text).not.toMatch(/ 0\/1/);
    }
  });

  it("agree on maxima with decimals", () => {
    const base = registries.creatures["core:rat"]?.base;
    if (base === undefined) throw new Error("there is no rat");
    const odd = { ...registries, creatures: { ...registries.creatures } };
    odd.creatures["core:rat"] = { ...odd.creatures["core:rat"], base: { ...base, max_health: 14.3 } } as never;
    const game = fighting(() => undefined);
    const [enemy] = fightView(game, undefined, textsOf("en"), odd).enemies;
    expect(enemy?.health.words).toBe("14/15");
  });

  it("agree on every figure of a fight", () => {
    const game = fighting(({ enemies }) => {
      for (const [index, enemy] of enemies.entries()) enemy.health -= index * 3.3;
    });
    const { enemies, abilities } = fightView(game, undefined, textsOf("en"), registries);
    const figures = [
      ...enemies.map(({ health }) => health.words),
      ...enemies.flatMap(({ intent }) => intent?.prospect.hits.map(({ chance }) => chance) ?? []),
      ...abilities.flatMap(({ prospect }) => prospect?.hits.flatMap(({ damage, chance }) => [damage, chance]) ?? []),
      ...abilities.flatMap(({ prospect }) => prospect?.flight ?? []),
    ];
    expect(figures.length).toBeGreaterThan(6);
    for (const text of [onScreen(game), inLines(game)]) {
      for (const figure of figures) expect(text).toContain(figure);
    }
  });
});
