import {
  ATTACK,
  abilitiesOf,
  attribute,
  type DamageType,
  type Enemy,
  type Forecast,
  type ForecastHit,
  forecast,
  type Game,
  type Hero,
  type Id,
  isLiving,
} from "@rustkeep/engine";
import type { BotMemory } from "../memory.js";

/** A living enemy as the bot sees it. */
export interface Foe {
  enemy: Enemy;
  index: number;
  /** Health that a plain attack of the hero takes from it on average. */
  plain: number;
  /** Chance of the hero's attacks to hit it, and to be critical if they hit. */
  chance: number;
  critical: number;
  /** Health that the announced action takes from the hero on average; what it takes if it hits, critically or not. */
  announced: number;
  blow: number;
  /** Health a turn that the enemy takes from the hero on average. */
  threat: number;
  damageType: DamageType | "";
  /** Whether the hero acts before it. */
  slower: boolean;
  /** The hero's `damage`, read against this foe. */
  ownDamage: number;
  /** What it resists, as far as somebody has asked. */
  resistances: Partial<Record<DamageType, number>>;
}

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
/** Critical hits that come so often are reckoned with. */
const LIKELY_ENOUGH = 0.075;
const WEIGHT_OF_LAST = 0.35;

/** Looks at the fight that the hero is in. */
export function viewFight(game: Game, memory: BotMemory): FightView {
  const hero = game.player;
  memory.fighter ??= {
    maxHealth: attribute(game, hero, "max_health", undefined, memory.registries),
    criticalFactor: attribute(game, hero, "critical_factor", undefined, memory.registries),
    abilities: abilitiesOf(game, hero, memory.registries),
  };
  const { fighter } = memory;
  const foes = game.enemies.flatMap((enemy, index) => (isLiving(enemy) ? [viewFoe(game, memory, enemy, index)] : []));
  const threat = foes.reduce((sum, foe) => sum + foe.threat, 0);
  const turns = foes.reduce((sum, foe) => sum + foe.enemy.health / Math.max(0.5, foe.plain), 0) * SHARE_OF_TURNS;
  const together = foes.length > 1 ? COST_OF_GROUP + COST_OF_GROUP / foes.length : 1;
  return {
    game,
    memory,
    hero,
    maxHealth: fighter.maxHealth,
    criticalFactor: fighter.criticalFactor,
    abilities: fighter.abilities,
    foes,
    threat,
    worst: foes.reduce((sum, foe) => sum + foe.blow, 0),
    turns: Math.max(1, turns),
    cost: threat * turns * together,
  };
}

function viewFoe(game: Game, memory: BotMemory, enemy: Enemy, index: number): Foe {
  const { registries } = memory;
  const hero = game.player;
  const [own] = forecast(game, hero, ATTACK, enemy, registries).hits;
  const intent = enemy.intent === "" ? undefined : forecast(game, enemy, enemy.intent, hero, registries);
  const announced = intent === undefined ? 0 : harm(intent);
  const hits = intent?.hits.filter(isOnHero) ?? [];
  return {
    enemy,
    index,
    plain: own === undefined ? 1 : own.chance * meanDamage(own),
    chance: own?.chance ?? 0.5,
    critical: own?.critical_chance ?? 0,
    announced,
    blow: hits.reduce((sum, hit) => sum + (hit.critical_chance >= LIKELY_ENOUGH ? hit.critical_damage : hit.damage), 0),
    threat: threatOf(game, memory, enemy, announced),
    damageType: hits[0]?.damage_type ?? "slash",
    slower: hero.initiative >= enemy.initiative,
    ownDamage: attribute(game, hero, "damage", enemy, registries),
    resistances: {},
  };
}

/** What it announces over the turns, the last ones counting most; before it has announced anything, its plain attack. */
function threatOf(game: Game, memory: BotMemory, enemy: Enemy, announced: number): number {
  const before = memory.threats.get(enemy) ?? harm(forecast(game, enemy, ATTACK, game.player, memory.registries));
  const threat = enemy.intent === "" ? before : before + (announced - before) * WEIGHT_OF_LAST;
  memory.threats.set(enemy, threat);
  return threat;
}

function isOnHero(hit: ForecastHit): boolean {
  return hit.target_index === -1;
}

function harm({ hits }: Forecast): number {
  return hits.filter(isOnHero).reduce((sum, hit) => sum + hit.chance * meanDamage(hit), 0);
}

/** What a hit takes on average, critical ones counted. */
export function meanDamage(hit: ForecastHit): number {
  return hit.damage + hit.critical_chance * (hit.critical_damage - hit.damage);
}
