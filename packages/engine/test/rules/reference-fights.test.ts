import { describe, expect, it } from "vitest";
import { attribute, createGame, execute, type Game, range, rngFromState, rngState } from "../../src/index.js";
import { referenceCore } from "../fixtures/reference-core.js";
import { attack } from "../support/commands.js";
import { states } from "../support/luck.js";
import { enemy } from "../support/scene.js";

const FIGHTS = 2000;
const registries = referenceCore();
const fresh = createGame({ seed: 1, name: "Reya", options: ["core:elf", "core:thief"] }, registries);

/** A fight that begins at once; the enemy has announced nothing for its first turn. */
function fight(def: string, rng: string): Game {
  const game = structuredClone(fresh);
  const generator = rngFromState(rng);
  const initiative = (who: Game["player"] | Game["enemies"][number]) =>
    Math.round(attribute(game, who, "dexterity", undefined, registries)) + range(generator, 1, 6);
  const opponent = enemy(def, registries, [1, 1]);
  game.enemies = [opponent];
  game.player.initiative = initiative(game.player);
  opponent.initiative = initiative(opponent);
  game.rng = rngState(generator);
  while (game.enemies.length > 0 && game.over === "") execute(game, attack(), registries);
  return game;
}

describe("an elf thief of level 1 who only attacks", () => {
  it("starts with 20 percent to crit and 108 health", () => {
    expect(attribute(fresh, fresh.player, "critical_chance", undefined, registries)).toBe(20);
    expect(fresh.player.health).toBe(108);
  });

  // Figures of the original, over 40 fights each; its deaths are given in percent here.
  it.each([
    ["core:rat", 4.2, 6, 0],
    ["core:skeleton", 6.6, 18, 0],
    ["core:ghoul", 15.8, 94, 60],
    ["core:bone_lord", 9.9, 110, 100],
  ])(
    "against %s needs about %d turns, loses %d health and dies in %d of 100 fights",
    (def, turns, lost, deaths) => {
      const games = [...states(FIGHTS)].map((rng) => fight(def, rng));
      const mean = (of: (game: Game) => number) => games.reduce((sum, game) => sum + of(game), 0) / FIGHTS;
      const measured = [
        mean((game) => game.turn),
        mean((game) => game.stats.damage_taken),
        mean((game) => (game.over === "died" ? 100 : 0)),
      ];
      const [meanTurns = 0, meanLost = 0, meanDeaths = 0] = measured;
      expect(Math.abs(meanTurns / turns - 1), `turns ${measured}`).toBeLessThanOrEqual(0.15);
      expect(Math.abs(meanLost / lost - 1), `health ${measured}`).toBeLessThanOrEqual(0.25);
      expect(Math.abs(meanDeaths - deaths), `deaths ${measured}`).toBeLessThanOrEqual(12);
    },
    60_000,
  );
});
