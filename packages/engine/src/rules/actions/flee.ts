import { enemyFleeChance, fleeBlock, heroFleeChance, leaveFight } from "../combat/flee.js";
import { chance } from "../rng.js";
import { refOf, say, type Turn } from "../turn.js";
import { firstOpponent, isPresent } from "../view.js";
import type { ActionContext } from "./context.js";

/**
 * The source tries to get away. Draws once. Nothing happens without a living opponent, for one that is not there, and
 * where something bars the hero's way.
 */
export function flee(turn: Turn, context: ActionContext): void {
  const { source } = context;
  if (!isPresent(turn, source) || firstOpponent(turn, source) === undefined) return;
  if (source.kind === "hero" && fleeBlock(turn) !== undefined) return;
  const likelihood = source.kind === "hero" ? heroFleeChance(turn) : enemyFleeChance(turn, source);
  const escapes = chance(turn.rng, likelihood);
  say(turn, (now) => ({ turn: now, kind: escapes ? "fled" : "flee_failed", source: refOf(turn, source) }));
  if (!escapes) return;
  if (source.kind === "hero") leaveFight(turn);
  else turn.fled.push(source);
}
