import type { StartQuestAction } from "../../content/definitions/action.js";
import { startQuest as start } from "../growth/quests.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Starts a quest for the hero. */
export function startQuest(turn: Turn, action: Settled<StartQuestAction>): void {
  start(turn, action.quest);
}
