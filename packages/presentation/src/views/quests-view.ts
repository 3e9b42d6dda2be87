import type { Game, Id, Registries } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { cleanLines } from "../words/clean-text.js";
import { nameOf } from "../words/names.js";

/** A quest of the hero's. */
export interface QuestView {
  readonly id: Id;
  readonly name: string;
  readonly done: boolean;
  /** "1/2", or that it is done. */
  readonly progress: string;
  /** Its author's words, in lines; "" for none. */
  readonly description: string;
}

/** Running quests before done ones, each in the order in which they were started. */
export function questsView(game: Game, texts: Texts, registries: Registries): QuestView[] {
  const quests = game.quests.map(({ quest, count, done }): QuestView => {
    const definition = registries.quests[quest];
    return {
      id: quest,
      name: nameOf("quests", quest, registries),
      done,
      progress: done ? texts.quests.done : `${count}/${definition?.count ?? count}`,
      description: cleanLines(definition?.description ?? ""),
    };
  });
  return [...quests.filter(({ done }) => !done), ...quests.filter(({ done }) => done)];
}
