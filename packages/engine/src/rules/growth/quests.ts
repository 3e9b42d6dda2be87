import type { Id } from "../../content/definitions/text.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import type { QuestProgress } from "../../state/quest.js";
import { addUp } from "../numbers.js";
import { say, type Turn } from "../turn.js";

/** Starts a quest. One that was started before, also one that is done, stays as it is. */
export function startQuest(turn: Turn, quest: Id): void {
  const { game, compiled } = turn;
  if (!compiled.quests.has(quest) || game.quests.some((progress) => progress.quest === quest)) return;
  game.quests.push({ quest, count: 0, done: false, failed: false });
  say(turn, (now) => ({ turn: now, kind: "quest_started", quest }));
}

/** Counts an event that a quest waits for, and tells whether the quest is done with it. */
export function countQuest(turn: Turn, progress: QuestProgress): boolean {
  const needed = turn.compiled.quests.get(progress.quest)?.quest.count ?? 1;
  progress.count = addUp(progress.count, 1, BOUNDS.Count);
  say(turn, (now) => ({ turn: now, kind: "quest_progressed", quest: progress.quest, count: progress.count, needed }));
  if (progress.count < needed) return false;
  progress.done = true;
  say(turn, (now) => ({ turn: now, kind: "quest_completed", quest: progress.quest }));
  return true;
}
