import type { AdvanceQuestAction, FailQuestAction, StartQuestAction } from "../../content/definitions/action.js";
import { countQuest, failQuest as fail, runningQuest, startQuest as start } from "../growth/quests.js";
import type { Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Starts a quest for the hero. */
export function startQuest(turn: Turn, { quest, again }: Settled<StartQuestAction>): void {
  start(turn, quest, again);
}

/** Lets a running quest of the hero fail. */
export function failQuest(turn: Turn, { quest }: Settled<FailQuestAction>): void {
  fail(turn, quest);
}

/** Counts for a running quest; what it does when it is completed by that waits for the end of the list of actions. */
export function advanceQuest(turn: Turn, { quest, amount }: Settled<AdvanceQuestAction>): void {
  const progress = runningQuest(turn, quest);
  if (progress !== undefined && countQuest(turn, progress, amount)) turn.completed.push(quest);
}
