import type { Action } from "../content/definitions/action.js";
import type { Registries } from "../content/definitions/registries.js";
import { contextOf } from "../rules/actions/context.js";
import { type Settled, settle } from "../rules/actions/settle.js";
import { viewOf } from "../rules/view.js";
import type { Creature } from "../state/creature.js";
import type { Game } from "../state/game.js";

/** An action whose formulas have become numbers. */
export type SettledAction = { [A in Action as A["action"]]: Settled<A> & Pick<A, "target"> }[Action["action"]];

/**
 * What an ability or item would do if `source` used it on `target` now: its actions with numbers in place of formulas, those
 * left out whose formulas fail. Scripts stay: what they give may depend on luck. Draws nothing.
 */
export function settledActions(
  game: Game,
  source: Creature,
  target: Creature | undefined,
  actions: readonly Action[],
  registries: Registries,
): SettledAction[] {
  const view = viewOf(game, registries);
  const context = contextOf(source, target, { registry: "", id: "" });
  return actions.flatMap((action) => settle(view, action, context) ?? []) as SettledAction[];
}
