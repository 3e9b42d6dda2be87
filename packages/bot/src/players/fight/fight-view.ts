import { abilitiesOf, attribute, type Game, type Hero, type Id, isLiving } from "@rustkeep/engine";
import type { BotMemory } from "../memory.js";
import { type Foe, viewFoe } from "./foe.js";

/** A running fight as the bot sees it; healths throughout. */
export interface FightView {
  game: Game;
  memory: BotMemory;
  hero: Hero;
  maxHealth: number;
  criticalFactor: number;
  abilities: readonly Id[];
  foes: Foe[];
  /** What all foes together take from the hero in a turn on average. */
  threat: number;
  /** What the announced actions take if they all hit. */
  worst: number;
  /** Turns that the fight still lasts. */
  turns: number;
  /** What the fight will still cost. */
  cost: number;
}

/** The hero hits harder than by plain attacks, and fights are shorter for it. */
const SHARE_OF_TURNS = 0.8;
/** Of two halves of the foes, one is dead for half of the fight. */
const COST_OF_GROUP = 0.5;

/** Looks at the fight that the hero is in. */
export function viewFight(game: Game, memory: BotMemory): FightView {
  const hero = game.player;
  memory.fighter ??= {
    maxHealth: attribute(game, hero, "max_health", undefined, memory.registries),
    criticalFactor: attribute(game, hero, "critical_factor", undefined, memory.registries),
    abilities: abilitiesOf(game, hero, memory.registries),
  };
  const foes: Foe[] = [];
  for (const [index, enemy] of game.enemies.entries())
    if (isLiving(enemy)) foes.push(viewFoe(game, memory, enemy, index));
  const [threat, worst] = [sumOf(foes, ({ threat }) => threat), sumOf(foes, ({ blow }) => blow)];
  const turns = sumOf(foes, ({ enemy, plain }) => enemy.health / Math.max(0.5, plain)) * SHARE_OF_TURNS;
  const together = foes.length > 1 ? COST_OF_GROUP + COST_OF_GROUP / foes.length : 1;
  const cost = threat * turns * together;
  return { game, memory, hero, ...memory.fighter, foes, threat, worst, turns: Math.max(1, turns), cost };
}

function sumOf(foes: readonly Foe[], figure: (foe: Foe) => number): number {
  return foes.reduce((sum, foe) => sum + figure(foe), 0);
}
