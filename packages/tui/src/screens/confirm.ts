import { frame } from "../widgets/frame.js";
import { BLANK, line, type Row, rowWidth, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { answerHint } from "./hints.js";
import type { Context, Response, Screen } from "./screen.js";
import { NONE } from "./screen.js";

/** A question with two answers, each of which is a response. */
export interface Question {
  readonly question: string;
  readonly onYes: Response;
  readonly onNo: Response;
}

/** Asks; `replace`, `command` and `pop` as answers act on the stack with the question on top. */
export function confirm({ question, onYes, onNo }: Question): Screen {
  return {
    kind: "confirm",
    keys: "confirm",
    overlay: true,
    onKey: ({ action }) => (action === "yes" ? onYes : action === "no" ? onNo : NONE),
    view: (context) => ({ rows: box(question, context) }),
  };
}

function box(question: string, context: Context) {
  const asked = wrap(question, Math.min(56, context.size.width - 8));
  const answers: Row = [...answerHint("yes", context), span("   "), ...answerHint("no", context)];
  const content = [...asked, BLANK, answers];
  const width = Math.max(...content.map(rowWidth)) + 4;
  return frame(content, width, content.length + 2, { active: true, title: line("?", "accent") });
}
