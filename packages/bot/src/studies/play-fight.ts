import { attribute, createGame, execute, type Game, type Id, type Registries, type Seed } from "@rustkeep/engine";
import { createBot, type Policy } from "../players/bot.js";
import { equipBetter } from "../players/equip.js";
import { assignPoint } from "../players/points.js";
import { summon } from "./arena.js";

/** What a fight is fought with. */
export interface FightSetup {
  seed: Seed;
  options: readonly Id[];
  /** Level of the hero, whose points are assigned before the fight; from 1. */
  level: number;
  enemies: readonly Id[];
  policy: Policy;
}

/** What became of a fight. */
export interface FoughtFight {
  end: "won" | "died" | "undecided";
  turns: number;
  /** Health that the hero lost by damage, overkill included. */
  lost: number;
  /** Health that is left. */
  left: number;
}

/** A fight that takes longer is called off. */
const MOST_TURNS = 500;

/**
 * Lets the bot fight once, unhurt and with full stamina, with the items that a hero begins with. The same setup gives the
 * same fight.
 * @param arena from `arenaOf`
 * @throws GameSetupError where the game cannot be created
 */
export function playFight(setup: FightSetup, arena: Registries): FoughtFight {
  const game = createGame({ seed: setup.seed, name: "Bot", options: setup.options }, arena);
  raise(game, setup.level, arena);
  const bot = createBot(setup.policy, arena);
  summon(game, setup.enemies, arena);
  let turns = 0;
  while (game.over === "" && game.enemies.length > 0 && turns < MOST_TURNS) {
    if (execute(game, bot.next(game), arena).kind === "rejected") execute(game, { command: "wait" }, arena);
    turns += 1;
  }
  const end = game.over === "died" ? "died" : game.enemies.length === 0 ? "won" : "undecided";
  return { end, turns, lost: game.stats.damage_taken, left: game.player.health };
}

/** Brings the hero to a level, with the points of the levels between assigned, and fills health and stamina. */
function raise(game: Game, level: number, registries: Registries): void {
  const hero = game.player;
  hero.base.level = level;
  game.unspent_points = level - 1;
  for (;;) {
    const command = assignPoint(game, registries) ?? equipBetter(game, registries);
    if (command === undefined || execute(game, command, registries).kind === "rejected") break;
  }
  hero.health = attribute(game, hero, "max_health", undefined, registries);
  hero.stamina = attribute(game, hero, "max_stamina", undefined, registries);
}
