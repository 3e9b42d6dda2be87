import { type QuestView, questsView } from "@rustkeep/presentation";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { type Block, line, type Row, spread } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { bodyHeight, page } from "./page.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

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
  const quests = questsView(gameOf(context), texts, registries);
  const shown = quests[cursor];
  const height = bodyHeight(context);
  const below = quests.length === 0 ? 0 : Math.min(8, Math.floor(height / 2));
  const items = quests.map((quest) => questRow(quest, context));
  const content: Block =
    quests.length === 0
      ? wrap(texts.quests.none, size.width - 4, "dim")
      : list({ items, cursor, active: true, width: size.width - 4, height: height - below - 2 });
  const open = quests.filter((quest) => !quest.over).length;
  const failed = quests.filter((quest) => quest.failed).length;
  const counts = [`${texts.quests.running} ${open}`, `${texts.quests.done} ${quests.length - open - failed}`];
  if (failed > 0) counts.push(`${texts.quests.failed} ${failed}`);
  return page(context, {
    title: line(texts.quests.title, "title"),
    note: line(counts.join(" · "), "dim"),
    body: [
      ...frame(content, size.width, height - below, { active: true }),
      ...(shown === undefined
        ? []
        : frame(questText(shown, context), size.width, below, { title: line(shown.name, "strong") })),
    ],
    hints: [hint("back", context)],
  });
}

function questRow({ name, over, failed, progress }: QuestView, { size }: Context): Row {
  const tone = failed ? "bad" : over ? "good" : "accent";
  return spread(line(name, over ? "dim" : "text"), line(progress, tone), size.width - 8);
}

function questText({ description }: QuestView, { texts, size }: Context): Block {
  const { width } = size;
  return description === "" ? wrap(texts.quests.noDescription, width - 4, "dim") : wrap(description, width - 4);
}
