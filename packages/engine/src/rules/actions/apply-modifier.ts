import type { ApplyModifierAction } from "../../content/definitions/action.js";
import type { Creature } from "../../state/creature.js";
import { layModifier } from "../stats/timed-modifiers.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Lays a timed modifier on each target. */
export function applyModifier(turn: Turn, action: Settled<ApplyModifierAction>, targets: readonly Creature[]): void {
  for (const target of targets) layModifier(turn, target, action.modifier, action.turns);
}
