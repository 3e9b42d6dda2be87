import type { Action, DamageAction } from "../content/definitions/action.js";
import type { DamageType } from "../content/definitions/attribute.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import { lookUp } from "../content/records.js";
import { type ActionContext, contextOf, targetsOf } from "../rules/actions/context.js";
import { type Settled, settle } from "../rules/actions/settle.js";
import { chanceOfCritical, chanceToHit, damageTo, isAttack, quantityOf } from "../rules/combat/combat.js";
import { enemyFleeChance, heroFleeChance } from "../rules/combat/flee.js";
import { afterTick } from "../rules/stats/timed-modifiers.js";
import { refOf } from "../rules/turn.js";
import { firstOpponent, type View, viewOf } from "../rules/view.js";
import type { Creature } from "../state/creature.js";
import type { CreatureRef } from "../state/creature-ref.js";
import type { Game } from "../state/game.js";

/** What one damage action would do to one target. */
export interface ForecastHit {
  target: CreatureRef;
  /** Chance to hit, 0..1; 1 where it cannot miss. */
  chance: number;
  /** Health it takes without a critical hit. */
  damage: number;
  /** Chance that a hit is critical, 0..1. */
  critical_chance: number;
  /** Health that a critical hit takes. */
  critical_damage: number;
  damage_type: DamageType;
}

/** What using an ability now would do. */
export interface Forecast {
  hits: ForecastHit[];
  /** The scripts that it runs, which do something of their own; their descriptions say what. */
  scripts: Id[];
  /** Chance to get away, 0.1..0.9; −1 if the ability does not flee or there is nobody to flee from. */
  flee_chance: number;
}

/**
 * What an ability would do if `source` used it on `target` next, as far as it does damage or flees: one entry for each
 * damage action and target, in order. Before anybody acts, timed modifiers lose a turn: what ends by that no longer counts.
 * Formulas are worked out as things are then. An `on_hit` action is taken to follow a hit. Whether the ability is blocked is not
 * looked at. Draws nothing.
 */
export function forecast(
  game: Game,
  source: Creature,
  ability: Id,
  target: Creature | undefined,
  registries: Registries,
): Forecast {
  const next = beforeActing(game);
  const view = viewOf(next, registries);
  const actions = lookUp(registries.abilities, ability)?.actions ?? [];
  const actor = counterpart(source, game, next);
  const by = { registry: "abilities", id: ability } as const;
  const context = contextOf(actor, target && counterpart(target, game, next), by);
  const hits = actions.flatMap((action) => {
    const settled = settle(view, action, context);
    return settled?.action === "damage" ? hitsOf(view, settled, context) : [];
  });
  const scripts = actions.flatMap((action) => (action.action === "run_script" ? [action.script] : []));
  return { hits, scripts, flee_chance: chanceToFlee(view, actions, actor) };
}

/** The game at the moment in which somebody acts, if nothing else happens between. */
function beforeActing(game: Game): Game {
  const player = afterTick(game.player);
  const enemies = game.enemies.map(afterTick);
  const isSame = player === game.player && enemies.every((enemy, index) => enemy === game.enemies[index]);
  return isSame ? game : { ...game, player, enemies };
}

function counterpart(creature: Creature, now: Game, next: Game): Creature {
  if (creature.kind === "hero") return next.player;
  return next.enemies[now.enemies.indexOf(creature)] ?? creature;
}

function hitsOf(
  view: View,
  action: Settled<DamageAction> & Pick<DamageAction, "target">,
  context: ActionContext,
): ForecastHit[] {
  return targetsOf(view, action.target, context).flatMap((target) => {
    const { source } = context;
    const raw = quantityOf(view, action, source, target);
    if (raw <= 0) return [];
    const attack = isAttack(context, target);
    const damage = damageTo(view, raw, false, source, target, action.damage_type);
    return {
      target: refOf(view, target),
      chance: attack ? chanceToHit(view, source, target) : 1,
      damage,
      critical_chance: attack ? chanceOfCritical(view, source, target) : 0,
      critical_damage: attack ? damageTo(view, raw, true, source, target, action.damage_type) : damage,
      damage_type: action.damage_type,
    };
  });
}

function chanceToFlee(view: View, actions: readonly Action[], source: Creature): number {
  const flees = actions.some(({ action }) => action === "flee");
  if (!flees || firstOpponent(view, source) === undefined) return -1;
  return source.kind === "hero" ? heroFleeChance(view) : enemyFleeChance(view, source);
}
