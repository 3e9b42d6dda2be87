import type { Enemy } from "../../state/creature.js";
import { enemyFleeChance, fleeBlock, heroFleeChance, leaveFight } from "../combat/flee.js";
import { chance } from "../rng.js";
import { refOf, say, type Turn } from "../turn.js";
import { firstOpponent, isHero, isPresent } from "../view.js";
import type { ActionContext } from "./context.js";

/**
 * The source tries to get away. Draws once. Nothing happens without a living opponent, for one that is not there, and
 * where something bars the hero's way.
 */
export function flee(turn: Turn, context: ActionContext): void {
  const { source } = context;
  if (!isPresent(turn, source) || firstOpponent(turn, source) === undefined) return;
  const hero = isHero(source);
  if (hero && fleeBlock(turn) !== undefined) return;
  const escapes = chance(turn.rng, hero ? heroFleeChance(turn) : enemyFleeChance(turn, source));
  say(turn, { kind: escapes ? "fled" : "flee_failed", source: refOf(turn, source) });
  if (!escapes) return;
  if (hero) leaveFight(turn);
  else turn.fled.push(source as Enemy);
}
