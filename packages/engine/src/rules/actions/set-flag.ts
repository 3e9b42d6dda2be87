import type { AddFlagAction, SetFlagAction } from "../../content/definitions/action.js";
import { flagValue, setFlag as set } from "../flags.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Sets a flag of its scope. */
export function setFlag({ game }: Turn, { flag, scope, value }: Settled<SetFlagAction>): void {
  set(game, flag, scope, value);
}

/** Adds to a flag of its scope. */
export function addFlag({ game }: Turn, { flag, scope, amount }: Settled<AddFlagAction>): void {
  set(game, flag, scope, flagValue(game, flag, scope) + amount);
}
