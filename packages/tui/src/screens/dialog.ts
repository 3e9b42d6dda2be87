import { dialogOptions, goldOf, talkingTo } from "@rustkeep/engine";
import { cleanText, figure, lastWords, nameOf, tellLog } from "@rustkeep/presentation";
import { pickedIndex } from "../keymap.js";
import { frame } from "../widgets/frame.js";
import { list, moveCursor } from "../widgets/list.js";
import { bodyHeight, page } from "../widgets/page.js";
import { BLANK, type Block, line, type Row, right, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type Context, gameOf, NONE, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";
import { toneRole } from "./tone.js";

/** A talk: what was said, and what can be said. The last column of answers has a number as long as there are keys for it. */
export function dialog(): Screen {
  let cursor = 0;
  return {
    kind: "dialog",
    keys: "dialog",
    onKey: ({ action }, context): Response => {
      const options = dialogOptions(gameOf(context), context.registries);
      const picked = pickedIndex(action);
      if (picked !== undefined) return say(picked);
      switch (action) {
        case "back":
          return { kind: "command", command: { command: "end_talk" } };
        case "accept":
          return options.length === 0 ? NONE : say(moveCursor(cursor, 0, options.length));
        default:
          cursor = movedCursor(action, cursor, options.length, 10) ?? cursor;
          return NONE;
      }
    },
    view: (context) => dialogView(context, cursor),
  };

  /** The list changes with every answer, so the cursor begins anew. */
  function say(option: number): Response {
    cursor = 0;
    return { kind: "command", command: { command: "choose", option } };
  }
}

function dialogView(context: Context, cursor: number): View {
  const { texts, size, registries } = context;
  const game = gameOf(context);
  const height = bodyHeight(context);
  const items = dialogOptions(game, registries).flatMap(({ option }, index) => optionRows(option.text, index));
  const answers = Math.min(Math.max(items.length, 1) + 2, height - 5);
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
    title: line(nameOf("npcs", talkingTo(game)?.npc ?? "", registries), "title"),
    note: line(texts.shop.gold({ amount: figure(goldOf(game), texts) }), "gold"),
    body: [
      ...frame(
        [...wrap(lastWords(game, registries), size.width - 4), BLANK, ...effects(context)],
        size.width,
        height - answers,
      ),
      ...frame(shown, size.width, answers, { active: true }),
    ],
    hints: [hint("accept", context, texts.dialog.hints.say), hint("back", context, texts.dialog.hints.leave)],
  });
}

/** What the last answer brought about: things given and taken, quests, wounds healed. */
function effects({ log, texts, registries, size }: Context): Block {
  const spoken = log.findLastIndex(({ message }) => message.kind === "npc_replies" || message.kind === "npc_greets");
  const turn = log[spoken]?.message.turn;
  return tellLog(log.slice(spoken + 1), texts, registries)
    .filter((told) => told.turn === turn && told.kind !== "shop_opened")
    .flatMap((told) => wrap(told.text, size.width - 4, toneRole(told.tone)));
}

function optionRows(text: string, index: number): Row[] {
  return [[right(index < 9 ? `${index + 1}` : "", 1, "key"), span(` ${cleanText(text)}`)]];
}
