import type { GiveExpAction } from "../../definitions/action.js";
import { gainExperience } from "../progression.js";
import type { Turn } from "../turn.js";

/** Gives the hero experience. */
export function giveExp(turn: Turn, action: GiveExpAction): void {
  gainExperience(turn, action.amount);
}
