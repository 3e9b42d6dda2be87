import { ASSIGNABLE_ATTRIBUTES } from "../../content/constants.js";
import type { AssignableAttribute, Attribute } from "../../content/definitions/attribute.js";
import type { Registries } from "../../content/definitions/registries.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import { addUp, figure, roundHalfAway } from "../numbers.js";
import { say, type Turn } from "../turn.js";

// exp_needed(level) = max(1, round(fround(exp_base × level ^ exp_exponent)))

/** Levels that a hero rises by in one turn; what experience is left goes on counting in the next. */
const LEVELS_A_TURN = 100;

/** Experience needed to rise from `level` to the next, at least 1. */
export function expNeeded(level: number, registries: Registries): number {
  const { exp_base, exp_exponent } = registries.balance;
  return Math.max(1, roundHalfAway(Math.fround(exp_base * Math.max(0, level) ** exp_exponent)));
}

/** Gives the hero experience; levels rise at the end of the turn. */
export function gainExperience(turn: Turn, amount: number): void {
  if (amount === 0) return;
  turn.game.current_exp = addUp(turn.game.current_exp, amount, BOUNDS.Total);
  say(turn, (now) => ({ turn: now, kind: "exp_gained", amount }));
}

/** Turns experience into levels and points, as long as there is enough of it. */
export function levelUp(turn: Turn): void {
  const { game, registries } = turn;
  const { base } = game.player;
  for (let risen = 0; risen < LEVELS_A_TURN && base.level < BOUNDS.Figure.most; risen += 1) {
    const needed = expNeeded(base.level, registries);
    if (game.current_exp < needed) return;
    game.current_exp -= needed;
    base.level = figure(base.level + 1);
    game.unspent_points = addUp(game.unspent_points, 1, BOUNDS.Count);
    say(turn, (now) => ({ turn: now, kind: "level_up", level: base.level }));
  }
}

/**
 * Base values with points assigned: each raises its attribute by 1; one of strength also `damage` by `damage_per_strength`,
 * one of constitution also `max_health` by `health_per_constitution`. Changes nothing, draws nothing, and does not ask
 * whether the hero has so many points.
 */
export function baseWithPoints(
  base: Readonly<Record<Attribute, number>>,
  points: Readonly<Partial<Record<AssignableAttribute, number>>>,
  { balance }: Registries,
): Record<Attribute, number> {
  const raised = { ...base };
  for (const attribute of ASSIGNABLE_ATTRIBUTES)
    raised[attribute] = figure(raised[attribute] + (points[attribute] ?? 0));
  raised.damage = figure(raised.damage + (points.strength ?? 0) * balance.damage_per_strength);
  raised.max_health = figure(raised.max_health + (points.constitution ?? 0) * balance.health_per_constitution);
  return raised;
}
