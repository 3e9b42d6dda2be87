import type { ChangeAttributeAction } from "../../content/definitions/action.js";
import type { Creature } from "../../state/creature.js";
import { die } from "../combat/death.js";
import { clamp } from "../numbers.js";
import { readAttribute } from "../stats/attributes.js";
import { refOf, say, type Turn } from "../turn.js";
import type { ActionContext } from "./context.js";
import type { Settled } from "./settle.js";

/** Adds to health or stamina of each target and clamps to 0..maximum. No damage is taken, but it can kill. */
export function changeAttribute(
  turn: Turn,
  action: Settled<ChangeAttributeAction>,
  context: ActionContext,
  targets: readonly Creature[],
): void {
  const maximum = action.attribute === "health" ? "max_health" : "max_stamina";
  for (const target of targets) {
    const before = target[action.attribute];
    const after = clamp(before + action.amount, 0, readAttribute(turn, target, maximum, undefined));
    target[action.attribute] = after;
    const amount = after - before;
    const kind = action.attribute === "health" ? "health_changed" : "stamina_changed";
    if (amount !== 0)
      say(turn, (now) => ({ turn: now, kind, target: refOf(turn, target), amount, by: { ...context.by } }));
    if (action.attribute === "health" && after === 0) die(turn, context, target, "");
  }
}
