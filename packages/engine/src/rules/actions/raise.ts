import type { RaiseAction } from "../../content/definitions/action.js";
import { figure } from "../numbers.js";
import { say, type Turn } from "../turn.js";
import type { ActionContext } from "./context.js";
import type { Settled } from "./settle.js";

/** Adds to one of the hero's base values; health and stamina are clamped at the end of the turn. */
export function raise(turn: Turn, { attribute, amount }: Settled<RaiseAction>, { by }: ActionContext): void {
  const { base } = turn.game.player;
  const before = base[attribute];
  base[attribute] = figure(before + amount);
  const raised = base[attribute] - before;
  if (raised !== 0)
    say(turn, (now) => ({ turn: now, kind: "attribute_raised", attribute, amount: raised, by: { ...by } }));
}
