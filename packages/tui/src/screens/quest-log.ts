import { type QuestView, questsView } from "@rustkeep/presentation";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { type Block, line, type Row, spread } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type LongText, longText, turnedPage } from "./long-text.js";
import { bodyHeight, page } from "./page.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** What the hero is to do and has done. */
export function questLog(): Screen {
  let cursor = 0;
  let first = 0;
  return {
    kind: "quest_log",
    keys: "list",
    onKey: ({ action }, context): Response => {
      const { length } = gameOf(context).quests;
      switch (action) {
        case "back":
        case "accept":
          return POP;
        default: {
          const turned = turnedPage(action, first, questText(questsOf(context)[cursor], context));
          if (turned === undefined) cursor = movedCursor(action, cursor, length, 10) ?? cursor;
          first = turned ?? 0;
          return NONE;
        }
      }
    },
    view: (context) => questView(context, cursor, first),
  };
}

function questsOf(context: Context): readonly QuestView[] {
  return questsView(gameOf(context), context.texts, context.registries);
}

function questView(context: Context, cursor: number, first: number): View {
  const { texts, size } = context;
  const quests = questsOf(context);
  const shown = quests[cursor];
  const height = bodyHeight(context);
  const below = quests.length === 0 ? 0 : textHeight(context);
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
      ...(shown === undefined ? [] : longText(questText(shown, context), first, context)),
    ],
    hints: [hint("back", context)],
  });
}

function questRow({ name, over, failed, progress }: QuestView, { size }: Context): Row {
  const tone = failed ? "bad" : over ? "good" : "accent";
  return spread(line(name, over ? "dim" : "text"), line(progress, tone), size.width - 8);
}

function textHeight(context: Context): number {
  return Math.min(8, Math.floor(bodyHeight(context) / 2));
}

function questText(quest: QuestView | undefined, context: Context): LongText {
  const { texts, size } = context;
  const { name = "", description = "" } = quest ?? {};
  const width = size.width - 4;
  return {
    content: description === "" ? wrap(texts.quests.noDescription, width, "dim") : wrap(description, width),
    title: line(name, "strong"),
    width: size.width,
    height: textHeight(context),
  };
}
