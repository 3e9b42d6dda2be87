import { createGame, type Game, type Id, type Registries } from "@rustkeep/engine";
import { freshMemory } from "../../src/players/memory.js";
import { arenaOf, summon } from "../../src/studies/arena.js";

/** What a fight of a test begins with. */
export interface FightStart {
  options?: Id[];
  enemies: Id[];
  /** What each enemy has announced. */
  intents?: Id[];
  /** Things that the hero carries beside what he began with. */
  items?: Id[];
  health?: number;
  /** Whether a flight would be possible. */
  wayBack?: boolean;
}

/** A fight in which the hero acts first, and what a bot that has seen nothing remembers. */
export function startFight(registries: Registries, start: FightStart) {
  const arena = arenaOf(registries);
  const game: Game = createGame(
    {
      seed: 7,
      name: "Reya",
      options: start.options ?? ["core:human", "core:cleric"],
    },
    arena,
  );
  const hero = game.player;
  for (const item of start.items ?? []) hero.inventory.push({ item, affixes: [], count: 1 });
  if (start.health !== undefined) hero.health = start.health;
  summon(game, start.enemies, arena);
  hero.initiative = 20;
  game.enemies.forEach((enemy, index) => {
    enemy.intent = start.intents?.[index] ?? "core:attack";
  });
  if (start.wayBack) game.entered_from = [...game.player_pos];
  return { game, registries: arena, memory: freshMemory(game, arena) };
}
