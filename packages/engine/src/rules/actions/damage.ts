import type { DamageAction } from "../../content/definitions/action.js";
import type { Creature } from "../../state/creature.js";
import { affect, attack, isAttack, quantityOf } from "../combat/combat.js";
import type { Turn } from "../turn.js";
import { isPresent } from "../view.js";
import type { ActionContext } from "./context.js";
import type { Settled } from "./settle.js";

/** Damages each target, attacks with a hit and a critical hit of their own. A quantity of 0 or less does nothing. */
export function damage(
  turn: Turn,
  action: Settled<DamageAction>,
  context: ActionContext,
  targets: readonly Creature[],
): void {
  const hits: Creature[] = [];
  let attacked = false;
  for (const target of targets) {
    if (!isPresent(turn, target)) continue;
    const raw = quantityOf(turn, action, context.source, target);
    if (raw <= 0) continue;
    if (!isAttack(context, target)) {
      affect(turn, context, target, raw, action.damage_type);
      continue;
    }
    attacked = true;
    if (attack(turn, context, target, raw, action.damage_type)) hits.push(target);
  }
  if (attacked) context.hits = hits;
}
