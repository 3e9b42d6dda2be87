import type { Game, Id, QuestProgress, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { cleanLines } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";

/** A quest of the hero's. */
export interface QuestView {
  readonly id: Id;
  readonly name: string;
  /** Done or failed: there is nothing left to do for it. */
  readonly over: boolean;
  readonly failed: boolean;
  /** "1/2", or that it is done or failed. */
  readonly progress: string;
  /** Its author's words, in lines; "" for none. */
  readonly description: string;
}

/** Running quests before those that are over, each in the order in which they were started. */
export function questsView(game: Game, texts: Texts, registries: Registries): QuestView[] {
  const told = game.quests.filter(({ quest }) => registries.quests[quest]?.hidden !== true);
  const quests = told.map(({ quest, count, done, failed }): QuestView => {
    const definition = registries.quests[quest];
    return {
      id: quest,
      name: nameOf("quests", quest, registries),
      over: done || failed,
      failed,
      progress: progressOf({ count, done, failed }, definition?.count ?? count, texts),
      description: cleanLines(definition?.description ?? ""),
    };
  });
  return [...quests.filter(({ over }) => !over), ...quests.filter(({ over }) => over)];
}

function progressOf({ count, done, failed }: Omit<QuestProgress, "quest">, needed: number, { quests }: Texts): string {
  if (done) return quests.done;
  return failed ? quests.failed : `${count}/${needed}`;
}
