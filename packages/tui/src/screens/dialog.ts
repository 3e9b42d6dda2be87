import { talkEffects, talkView } from "@rustkeep/presentation";
import { pickedIndex } from "../keymap.js";
import { frame } from "../widgets/frame.js";
import { list, moveCursor } from "../widgets/list.js";
import { BLANK, type Block, line, type Row, right, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type LongText, longText, turnedPage } from "./long-text.js";
import { bodyHeight, page } from "./page.js";
import { type Context, gameOf, NONE, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";
import { toneRole } from "./tone.js";

/** A talk: what was said, and what can be said. The last column of answers has a number as long as there are keys for it. */
export function dialog(): Screen {
  let cursor = 0;
  let first = 0;
  return {
    kind: "dialog",
    keys: "dialog",
    onKey: ({ action }, context): Response => {
      const { answers } = talkView(gameOf(context), context.texts, context.registries);
      const turned = turnedPage(action, first, said(context));
      if (turned !== undefined) {
        first = turned;
        return NONE;
      }
      const picked = pickedIndex(action);
      if (picked !== undefined) return say(picked);
      switch (action) {
        case "back":
          return { kind: "command", command: { command: "end_talk" } };
        case "accept":
          return answers.length === 0 ? NONE : say(moveCursor(cursor, 0, answers.length));
        default:
          cursor = movedCursor(action, cursor, answers.length, 10) ?? cursor;
          return NONE;
      }
    },
    view: (context) => dialogView(context, cursor, first),
  };

  /** Text and list change with every answer, so both begin anew. */
  function say(option: number): Response {
    cursor = 0;
    first = 0;
    return { kind: "command", command: { command: "choose", option } };
  }
}

function dialogView(context: Context, cursor: number, first: number): View {
  const { texts, size, registries } = context;
  const talk = talkView(gameOf(context), texts, registries);
  const items = talk.answers.map(answerRow);
  const answers = answersHeight(items.length, context);
  const shown: Block =
    items.length === 0
      ? wrap(texts.dialog.nothingToSay, size.width - 4, "dim")
      : list({
          items,
          cursor: moveCursor(cursor, 0, items.length),
          active: true,
          width: size.width - 4,
          height: answers - 2,
        });
  return page(context, {
    title: line(talk.name, "title"),
    note: line(texts.shop.gold({ amount: talk.gold }), "gold"),
    body: [...longText(said(context), first, context), ...frame(shown, size.width, answers, { active: true })],
    hints: [hint("accept", context, texts.dialog.hints.say), hint("back", context, texts.dialog.hints.leave)],
  });
}

/** Rows for what can be said, the border included; some are left for what was said. */
function answersHeight(count: number, context: Context): number {
  return Math.min(Math.max(count, 1) + 2, bodyHeight(context) - 5);
}

/** What was said, and what that has changed. */
function said(context: Context): LongText {
  const { texts, size, registries } = context;
  const talk = talkView(gameOf(context), texts, registries);
  const told = effects(context);
  return {
    content: [...wrap(talk.said, size.width - 4), ...(told.length === 0 ? [] : [BLANK]), ...told],
    title: [],
    width: size.width,
    height: bodyHeight(context) - answersHeight(talk.answers.length, context),
  };
}

function effects({ log, texts, registries, size }: Context): Block {
  return talkEffects(log, texts, registries).flatMap((told) => wrap(told.text, size.width - 4, toneRole(told.tone)));
}

function answerRow(text: string, index: number): Row {
  return [right(index < 9 ? `${index + 1}` : "", 1, "key"), span(` ${text}`)];
}
