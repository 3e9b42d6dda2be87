import type { KeyAction, Texts } from "@rustkeep/presentation";
import { pickedIndex } from "../keymap.js";
import { frame } from "../widgets/frame.js";
import { BLANK, type Block, line, rowWidth, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { hintRow } from "./page.js";
import { type Context, NONE, POP, type Response, type Screen } from "./screen.js";

/** A question for a number of pieces. */
export interface AmountQuestion {
  readonly question: string;
  /** The answer lies in 1..maximum. */
  readonly maximum: number;
  /** What the number comes to, such as a price; "" for nothing. */
  readonly remark: (count: number, texts: Texts) => string;
  readonly onAnswer: (count: number) => Response;
}

/** Asks how many. Digits type the number; arrows, + and − change it. */
export function amount(asked: AmountQuestion): Screen {
  let count = 1;
  let typed = "";
  return {
    kind: "amount",
    keys: "amount",
    overlay: true,
    onKey: ({ action, text, key }, _context) => {
      const digit = digitOf(text, action);
      if (digit !== undefined) {
        typed = Number(typed + digit) > asked.maximum ? digit : typed + digit;
        count = within(Number(typed), asked.maximum);
        return NONE;
      }
      typed = key === "backspace" ? typed.slice(0, -1) : "";
      if (key === "backspace") {
        count = within(Number(typed), asked.maximum);
        return NONE;
      }
      if (action === "accept") return asked.onAnswer(count);
      if (action === "back") return POP;
      count = within(count + stepOf(action), asked.maximum);
      return NONE;
    },
    view: (context) => ({ rows: box(asked, count, context) }),
  };
}

/** A digit, or a key of the row of digits that counts as one where digits need Shift: `&` to `ç`, `à` for 0. */
function digitOf(text: string, action: KeyAction | undefined): string | undefined {
  if (/^[0-9]$/.test(text)) return text;
  const picked = pickedIndex(action);
  if (picked !== undefined) return String(picked + 1);
  return text === "à" ? "0" : undefined;
}

function within(count: number, maximum: number): number {
  return Math.max(1, Math.min(maximum, count));
}

function stepOf(action: string | undefined): number {
  switch (action) {
    case "increase":
    case "up":
    case "right":
      return 1;
    case "decrease":
    case "down":
    case "left":
      return -1;
    case "page_up":
      return 10;
    case "page_down":
      return -10;
    case "first":
      return Number.NEGATIVE_INFINITY;
    case "last":
      return Number.POSITIVE_INFINITY;
    default:
      return 0;
  }
}

function box({ question, maximum, remark }: AmountQuestion, count: number, context: Context): Block {
  const { texts, size } = context;
  const extra = remark(count, texts);
  const hints = hintRow([hint("accept", context), hint("back", context)], 40);
  const content = [
    ...wrap(question, Math.min(52, size.width - 8)),
    BLANK,
    [
      span(count > 1 ? "‹ " : "  ", "dim"),
      span(String(count), "accent"),
      span(count < maximum ? " ›" : "  ", "dim"),
      span(extra === "" ? "" : `   ${extra}`),
    ],
    BLANK,
    hints.slice(1),
  ];
  const width = Math.max(...content.map(rowWidth), 24) + 4;
  return frame(content, width, content.length + 2, { active: true, title: line("?", "accent") });
}
