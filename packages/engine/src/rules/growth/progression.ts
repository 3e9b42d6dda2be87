import { ASSIGNABLE_ATTRIBUTES } from "../../content/constants.js";
import type { AssignableAttribute, Attribute } from "../../content/definitions/attribute.js";
import type { Registries } from "../../content/definitions/registries.js";
import { roundHalfAway } from "../numbers.js";
import { say, type Turn } from "../turn.js";

// exp_needed(level) = max(1, round(fround(exp_base × level ^ exp_exponent)))

/** Experience needed to rise from `level` to the next, at least 1. */
export function expNeeded(level: number, registries: Registries): number {
  const { exp_base, exp_exponent } = registries.balance;
  return Math.max(1, roundHalfAway(Math.fround(exp_base * level ** exp_exponent)));
}

/** Gives the hero experience; levels rise at the end of the turn. */
export function gainExperience(turn: Turn, amount: number): void {
  if (amount === 0) return;
  turn.game.current_exp += amount;
  say(turn, { kind: "exp_gained", amount });
}

/** Turns experience into levels and points, as often as there is enough of it. */
export function levelUp(turn: Turn): void {
  const { game, registries } = turn;
  const { base } = game.player;
  for (let needed = expNeeded(base.level, registries); game.current_exp >= needed; ) {
    game.current_exp -= needed;
    base.level += 1;
    game.unspent_points += 1;
    say(turn, { kind: "level_up", level: base.level });
    needed = expNeeded(base.level, registries);
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
  for (const attribute of ASSIGNABLE_ATTRIBUTES) raised[attribute] += points[attribute] ?? 0;
  raised.damage += (points.strength ?? 0) * balance.damage_per_strength;
  raised.max_health += (points.constitution ?? 0) * balance.health_per_constitution;
  return raised;
}
