import type { CompiledCreature } from "../content/compile/compile-sources.js";
import { figure } from "../rules/numbers.js";
import type { Enemy, Position } from "../state/creature.js";

/** An enemy that has just come into being, at rest. Draws nothing. */
export function newEnemy({ definition, health, stamina }: CompiledCreature, pos: Position, rewards: boolean): Enemy {
  return {
    kind: "enemy",
    health: figure(health),
    stamina: figure(stamina),
    initiative: 0,
    intent: "",
    modifiers: [],
    cooldowns: {},
    def: definition.id,
    pos,
    phase: 0,
    rewards,
  };
}
