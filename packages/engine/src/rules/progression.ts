import type { Registries } from "../definitions/registries.js";
import { roundHalfAway } from "./numbers.js";
import { say, type Turn } from "./turn.js";

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
