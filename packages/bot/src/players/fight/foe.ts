import { ATTACK, attribute, type Enemy, type ForecastHit, forecast, type Game, type Id } from "@rustkeep/engine";
import type { Announced, KnownFoe, OwnAttacks } from "../known-foe.js";
import type { BotMemory } from "../memory.js";

/** A living enemy as the bot sees it. */
export interface Foe extends OwnAttacks, Announced {
  enemy: Enemy;
  index: number;
  /** Health a turn that it takes from the hero on average. */
  threat: number;
  /** Whether the hero acts before it. */
  slower: boolean;
  /** What it resists, as far as somebody has asked. */
  resistances: KnownFoe["resistances"];
}

/** Critical hits that come so often are reckoned with. */
const LIKELY_ENOUGH = 0.075;
const WEIGHT_OF_LAST = 0.35;

/** Looks at an enemy of the running fight. */
export function viewFoe(game: Game, memory: BotMemory, enemy: Enemy, index: number): Foe {
  const known = recall(game, memory, enemy);
  const action = actionOf(game, memory, known, enemy, enemy.intent);
  // Over the turns, what was announced last counts most.
  if (enemy.intent !== "") known.threat += (action.announced - known.threat) * WEIGHT_OF_LAST;
  const { plain, chance, critical, ownDamage } = known.own;
  const { announced, blow, damageType } = action;
  // Field by field: spreading costs more than all the rest.
  return {
    plain,
    chance,
    critical,
    ownDamage,
    announced,
    blow,
    damageType,
    enemy,
    index,
    threat: known.threat,
    slower: game.player.initiative >= enemy.initiative,
    resistances: known.resistances,
  };
}

function recall(game: Game, memory: BotMemory, enemy: Enemy): KnownFoe {
  const state = stateOf(game, enemy);
  const known = memory.foes.get(enemy);
  if (known?.state === state) return known;
  const own = ownAttacks(game, memory, enemy);
  const fresh: KnownFoe = { state, own, resistances: {}, actions: new Map(), threat: known?.threat ?? 0 };
  // Before it has announced anything, its plain attack stands for what it does.
  if (known === undefined) fresh.threat = actionOf(game, memory, fresh, enemy, ATTACK).announced;
  memory.foes.set(enemy, fresh);
  return fresh;
}

/** What forecasts depend on, as far as it changes during a fight: timed modifiers, auras, and conditions about health. */
function stateOf({ player, enemies }: Game, enemy: Enemy): string {
  let state = `${enemies.length} ${Math.ceil(player.health / 20)} ${Math.ceil(enemy.health / 20)}`;
  for (const { modifier } of player.modifiers) state += ` ${modifier}`;
  for (const { modifier } of enemy.modifiers) state += `/${modifier}`;
  if (enemy.phase > 0) state += `+${enemy.phase}`;
  return state;
}

function ownAttacks(game: Game, { registries }: BotMemory, enemy: Enemy): OwnAttacks {
  const [hit] = forecast(game, game.player, ATTACK, enemy, registries).hits;
  return {
    plain: hit === undefined ? 1 : hit.chance * meanDamage(hit),
    chance: hit?.chance ?? 0.5,
    critical: hit?.critical_chance ?? 0,
    ownDamage: attribute(game, game.player, "damage", enemy, registries),
  };
}

function actionOf(game: Game, memory: BotMemory, known: KnownFoe, enemy: Enemy, ability: Id): Announced {
  const before = known.actions.get(ability);
  if (before !== undefined) return before;
  const hits = ability === "" ? [] : forecast(game, enemy, ability, game.player, memory.registries).hits;
  const onHero = hits.filter(({ target }) => target.who === "hero");
  const action: Announced = {
    announced: onHero.reduce((sum, hit) => sum + hit.chance * meanDamage(hit), 0),
    blow: onHero.reduce((sum, hit) => sum + worstDamage(hit), 0),
    damageType: onHero[0]?.damage_type ?? "slash",
  };
  known.actions.set(ability, action);
  return action;
}

function worstDamage(hit: ForecastHit): number {
  return hit.critical_chance >= LIKELY_ENOUGH ? hit.critical_damage : hit.damage;
}

function meanDamage(hit: ForecastHit): number {
  return hit.damage + hit.critical_chance * (hit.critical_damage - hit.damage);
}
