import type { Id } from "../../content/definitions/text.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import type { QuestProgress } from "../../state/quest.js";
import { addUp } from "../numbers.js";
import { say, type Turn } from "../turn.js";

/**
 * Starts a quest. One that was started before, also one that is done, stays as it is; one that has failed begins anew if it
 * may do so `again`.
 */
export function startQuest(turn: Turn, quest: Id, again: boolean): void {
  const { game, compiled } = turn;
  if (!compiled.quests.has(quest)) return;
  const before = game.quests.find((progress) => progress.quest === quest);
  if (before !== undefined && !(before.failed && again)) return;
  if (before === undefined) game.quests.push({ quest, count: 0, done: false, failed: false });
  else Object.assign(before, { count: 0, failed: false });
  tell(turn, quest, (now) => ({ turn: now, kind: "quest_started", quest }));
}

/** Is a quest running: neither done nor failed? */
export function isRunning({ done, failed }: QuestProgress): boolean {
  return !done && !failed;
}

/** Lets a quest that is running fail. */
export function failQuest(turn: Turn, quest: Id): void {
  const progress = runningQuest(turn, quest);
  if (progress === undefined) return;
  progress.failed = true;
  tell(turn, quest, (now) => ({ turn: now, kind: "quest_failed", quest }));
}

/** The progress of a quest that is running; undefined where it is not. */
export function runningQuest({ game }: Turn, quest: Id): QuestProgress | undefined {
  return game.quests.find((progress) => progress.quest === quest && isRunning(progress));
}

/** Counts events that a quest waits for, and tells whether the quest is done with them. */
export function countQuest(turn: Turn, progress: QuestProgress, times: number): boolean {
  const needed = turn.compiled.quests.get(progress.quest)?.quest.count ?? 1;
  progress.count = addUp(progress.count, times, BOUNDS.Count);
  tell(turn, progress.quest, (now) => ({
    turn: now,
    kind: "quest_progressed",
    quest: progress.quest,
    count: progress.count,
    needed,
  }));
  if (progress.count < needed) return false;
  progress.done = true;
  tell(turn, progress.quest, (now) => ({ turn: now, kind: "quest_completed", quest: progress.quest }));
  return true;
}

/** Writes a message about a quest, unless the player is told nothing of it. */
function tell(turn: Turn, quest: Id, make: Parameters<typeof say>[1]): void {
  if (turn.compiled.quests.get(quest)?.quest.hidden !== true) say(turn, make);
}
