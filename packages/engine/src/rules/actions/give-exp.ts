import type { GiveExpAction } from "../../content/definitions/action.js";
import { gainExperience } from "../growth/progression.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Gives the hero experience. */
export function giveExp(turn: Turn, action: Settled<GiveExpAction>): void {
  gainExperience(turn, action.amount);
}
