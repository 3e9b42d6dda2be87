import { afterString, endOfLine } from "../positions/scan-text.js";

/** Parts that a key, with the keys of the inline tables around it, may have. No table of a mod needs even ten. */
export const MAX_KEY_PARTS = 100;

// What is open while a text is scanned: the dots of the present key, of the last one, and of those around both.
interface Open {
  /** Offset at which the present key (or value) begins. */
  start: number;
  dots: number;
  /** Of the key whose value may follow. */
  last: number;
  around: number[];
  total: number;
}

function enter(open: Open, at: number): void {
  open.around.push(open.last);
  open.total += open.last;
  begin(open, at);
}

function leave(open: Open, at: number): void {
  open.total -= open.around.pop() ?? 0;
  begin(open, at);
}

function begin(open: Open, at: number): void {
  open.start = at + 1;
  open.dots = 0;
  open.last = 0;
}

/**
 * The offset of the first key of more than `MAX_KEY_PARTS` parts, undefined where there is none. It takes time in proportion
 * to the text, which need not be valid; places within deeper tables would take the square of it.
 */
export function deepKey(text: string): number | undefined {
  const open: Open = { start: 0, dots: 0, last: 0, around: [], total: 0 };
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case 46: // .
        open.dots += 1;
        if (open.dots + open.total >= MAX_KEY_PARTS) return open.start + blanksAt(text, open.start);
        break;
      case 34: // "
      case 39: // '
        at = afterString(text, at) - 1;
        break;
      case 35: // #
        at = endOfLine(text, at) - 1;
        break;
      case 61: // =
        open.last = open.dots;
        open.dots = 0;
        break;
      case 91: // [
      case 123: // {
        enter(open, at);
        break;
      case 93: // ]
      case 125: // }
        leave(open, at);
        break;
      case 10: // line feed
      case 44: // ,
        begin(open, at);
        break;
    }
  }
  return undefined;
}

const blanks = /[ \t]*/y;

function blanksAt(text: string, at: number): number {
  blanks.lastIndex = at;
  return blanks.exec(text)?.[0].length ?? 0;
}
