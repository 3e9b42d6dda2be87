import type { EndModifierKindAction, RemoveModifierAction } from "../../content/definitions/action.js";
import type { Creature } from "../../state/creature.js";
import { liftModifier } from "../stats/timed-modifiers.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Takes a timed modifier from each target. */
export function removeModifier(turn: Turn, action: Settled<RemoveModifierAction>, targets: readonly Creature[]): void {
  for (const target of targets) liftModifier(turn, target, action.modifier);
}

/** Ends all timed modifiers with a tag on each target. */
export function endModifierKind(
  turn: Turn,
  action: Settled<EndModifierKindAction>,
  targets: readonly Creature[],
): void {
  const { modifiers } = turn.registries;
  for (const target of targets) {
    const kind = target.modifiers.filter(({ modifier }) => modifiers[modifier]?.tags.includes(action.tag) === true);
    for (const { modifier } of kind) liftModifier(turn, target, modifier);
  }
}
