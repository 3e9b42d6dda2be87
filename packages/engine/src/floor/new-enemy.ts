import { type CompiledCreature, type CompiledSource, startingHealth } from "../content/compile/compile-sources.js";
import { figure } from "../rules/numbers.js";
import type { Enemy, Position } from "../state/creature.js";

/**
 * An enemy that has just come into being, at rest. Draws nothing.
 * @param depth what the floor adds to it, undefined for nothing
 */
export function newEnemy(
  kind: CompiledCreature,
  pos: Position,
  rewards: boolean,
  depth: CompiledSource | undefined,
): Enemy {
  return {
    kind: "enemy",
    health: figure(depth === undefined ? kind.health : startingHealth(kind, depth)),
    stamina: figure(kind.stamina),
    initiative: 0,
    intent: "",
    modifiers: [],
    cooldowns: {},
    def: kind.definition.id,
    pos,
    phase: 0,
    rewards,
  };
}
