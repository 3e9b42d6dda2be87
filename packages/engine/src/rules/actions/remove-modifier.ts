import type { RemoveModifierAction } from "../../content/definitions/action.js";
import type { Creature } from "../../state/creature.js";
import { liftModifier } from "../stats/timed-modifiers.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Takes a timed modifier from each target. */
export function removeModifier(turn: Turn, action: Settled<RemoveModifierAction>, targets: readonly Creature[]): void {
  for (const target of targets) liftModifier(turn, target, action.modifier);
}
