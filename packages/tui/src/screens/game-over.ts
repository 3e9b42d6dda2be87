import { gameOverView, type SummaryLine, tellLog } from "@rustkeep/presentation";
import { frame } from "../widgets/frame.js";
import { BLANK, type Block, fitBlock, left, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hintRow } from "./page.js";
import { type Context, gameOf, NONE, type Screen } from "./screen.js";
import { toneRole } from "./tone.js";

const WIDTH = 70;

/** So long no key may have come before one counts, in milliseconds: longer than a held key waits before it repeats. */
const QUIET = 700;

/**
 * The end of a run: how it went, and what happened last. Any key leads to the main menu, but not one that is still held
 * or was typed on in the heat of the fight: keys count once there was none for a while.
 *
 * @param now a clock in milliseconds
 */
export function gameOver(now: () => number): Screen {
  let lastKey = now();
  return {
    kind: "game_over",
    keys: "any_key",
    onKey: () => {
      const since = now() - lastKey;
      lastKey = now();
      return since < QUIET ? NONE : { kind: "to_menu" };
    },
    view: (context) => ({ rows: rows(context) }),
  };
}

function rows(context: Context): Block {
  const { width, height } = context.size;
  const { texts, registries } = context;
  const outer = Math.min(WIDTH, width);
  const told = gameOverView(gameOf(context), texts, registries);
  const summary = summaryRows(told.summary, outer - 4);
  const room = height - summary.length - 4;
  const last = room >= 4 ? lastMessages(context, outer, Math.min(room, 7)) : [];
  const content: Block = [
    ...frame(summary, outer, summary.length + 2, { title: line(told.title, "title"), active: true }),
    ...last,
  ];
  const margin = span(" ".repeat(Math.floor((width - outer) / 2)));
  const top = Math.max(0, Math.floor((height - 1 - content.length) / 2));
  const placed = [...Array.from({ length: top }, () => BLANK), ...content.map((row): Row => [margin, ...row])];
  return [...fitBlock(placed, width, height - 1), hintRow([line(texts.over.again, "dim")], width)];
}

function summaryRows(lines: readonly SummaryLine[], width: number): Block {
  const label = Math.max(...lines.map((entry) => entry.label.length)) + 2;
  return lines.flatMap(({ label: name, value }) =>
    wrap(value, width - label).map((row, index): Row => [left(index === 0 ? name : "", label, "dim"), ...row]),
  );
}

function lastMessages(context: Context, width: number, height: number): Block {
  const told = tellLog(context.log.slice(-20), context.texts, context.registries).flatMap((entry) =>
    wrap(entry.text, width - 4, toneRole(entry.tone)),
  );
  return frame(told.slice(-(height - 2)), width, height, { title: line(context.texts.over.lastMessages) });
}
