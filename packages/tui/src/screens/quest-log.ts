import type { QuestProgress, Registries } from "@rustkeep/engine";
import { cleanLines, nameOf } from "@rustkeep/presentation";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { bodyHeight, page } from "../widgets/page.js";
import { type Block, line, type Row, spread } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** Running quests before done ones, each in the order in which they were started. */
export function questsInOrder(quests: readonly QuestProgress[]): QuestProgress[] {
  return [...quests.filter((quest) => !quest.done), ...quests.filter((quest) => quest.done)];
}

/** What the hero is to do and has done. */
export function questLog(): Screen {
  let cursor = 0;
  return {
    kind: "quest_log",
    keys: "list",
    onKey: ({ action }, context): Response => {
      const { length } = gameOf(context).quests;
      switch (action) {
        case "back":
        case "accept":
          return POP;
        default:
          cursor = movedCursor(action, cursor, length, 10) ?? cursor;
          return NONE;
      }
    },
    view: (context) => questView(context, cursor),
  };
}

function questView(context: Context, cursor: number): View {
  const { texts, size, registries } = context;
  const quests = questsInOrder(gameOf(context).quests);
  const height = bodyHeight(context);
  const below = quests.length === 0 ? 0 : Math.min(8, Math.floor(height / 2));
  const items = quests.map((quest) => questRow(quest, context));
  const content: Block =
    quests.length === 0
      ? wrap(texts.quests.none, size.width - 4, "dim")
      : list({ items, cursor, active: true, width: size.width - 4, height: height - below - 2 });
  const open = quests.filter((quest) => !quest.done).length;
  return page(context, {
    title: line(texts.quests.title, "title"),
    note: line(`${texts.quests.running} ${open} · ${texts.quests.done} ${quests.length - open}`, "dim"),
    body: [
      ...frame(content, size.width, height - below, { active: true }),
      ...(quests[cursor] === undefined
        ? []
        : frame(questText(quests[cursor], context), size.width, below, {
            title: line(nameOf("quests", quests[cursor].quest, registries), "strong"),
          })),
    ],
    hints: [hint("back", context)],
  });
}

function questRow(quest: QuestProgress, { texts, registries, size }: Context): Row {
  const name = nameOf("quests", quest.quest, registries);
  const state = quest.done ? texts.quests.done : `${quest.count}/${neededFor(quest, registries)}`;
  return spread(line(name, quest.done ? "dim" : "text"), line(state, quest.done ? "good" : "accent"), size.width - 8);
}

/** How many matching events a quest needs; its count so far where it is not loaded. */
export function neededFor(quest: QuestProgress, registries: Registries): number {
  return registries.quests[quest.quest]?.count ?? quest.count;
}

function questText(quest: QuestProgress, { texts, registries, size }: Context): Block {
  const text = cleanLines(registries.quests[quest.quest]?.description ?? "");
  return text === "" ? wrap(texts.quests.noDescription, size.width - 4, "dim") : wrap(text, size.width - 4);
}
