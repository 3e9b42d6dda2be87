import { withKey } from "../../content/records.js";
import type { Enemy } from "../../state/creature.js";
import { nextPhase } from "../abilities/phases.js";
import { contextOf } from "../actions/context.js";
import { performActions } from "../actions/perform-actions.js";
import { readAttribute } from "../stats/attributes.js";
import { emit, enemyRef, say, type Turn } from "../turn.js";
import { livingEnemies } from "../view.js";

/**
 * Lets the living enemies of the fight enter the phases for which their health is low enough, by index, and tells whether
 * any did. Draws what the phases' actions draw; the events are left in the queue.
 */
export function startPhases(turn: Turn): boolean {
  if (!turn.compiled.hasPhases || turn.game.over !== "") return false;
  let started = false;
  for (const enemy of livingEnemies(turn)) started = startNext(turn, enemy) || started;
  return started;
}

/** One at a time: what follows it may change what comes. */
function startNext(turn: Turn, enemy: Enemy): boolean {
  const { game } = turn;
  const phase = nextPhase(turn, enemy);
  if (phase === undefined || !game.enemies.includes(enemy) || !isLow(turn, enemy, phase.below)) return false;
  enemy.phase += 1;
  const number = enemy.phase;
  game.known_phases = withKey(game.known_phases, enemy.def, Math.max(number, game.known_phases[enemy.def] ?? 0));
  say(turn, (now) => ({ turn: now, kind: "phase_started", source: enemyRef(turn, enemy), phase: number }));
  const { say: text } = phase;
  if (text !== undefined) say(turn, (now) => ({ turn: now, kind: "told", text }));
  emit(turn, { on: "phase_started", phase: number, source: enemy, target: game.player });
  performActions(turn, phase.actions, contextOf(enemy, game.player, { registry: "creatures", id: enemy.def }));
  return true;
}

function isLow(turn: Turn, enemy: Enemy, below: number): boolean {
  return enemy.health > 0 && enemy.health / readAttribute(turn, enemy, "max_health", undefined) < below;
}
