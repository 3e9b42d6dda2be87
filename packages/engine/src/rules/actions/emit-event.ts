import type { EmitAction } from "../../content/definitions/action.js";
import { emit, type Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Queues an event of a mod's own; it counts among those of the turn. */
export function emitEvent(turn: Turn, { event }: Settled<EmitAction>): void {
  emit(turn, { on: "custom", name: event, source: turn.game.player, target: undefined });
}
