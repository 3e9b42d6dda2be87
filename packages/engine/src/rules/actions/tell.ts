import type { SayAction } from "../../content/definitions/action.js";
import { say, type Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Tells a text of a mod. */
export function tell(turn: Turn, { text }: Settled<SayAction>): void {
  say(turn, (now) => ({ turn: now, kind: "told", text }));
}
