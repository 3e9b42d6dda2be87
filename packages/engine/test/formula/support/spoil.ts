import type { Dice } from "./random-program.js";

const SNIPPETS = [
  "(",
  ")",
  "[",
  "]",
  "{",
  "}",
  ",",
  ".",
  ":",
  "?",
  "!",
  "-",
  "+",
  "*",
  "/",
  "%",
  "&&",
  "||",
  "==",
  "<",
  ">=",
  " in ",
  '"',
  "'",
  '"core:gold"',
  '"strength"',
  '"fire"',
  '"self"',
  "'x'",
  "\\",
  "//",
  "\n",
  "0",
  "1e9",
  "0.5",
  "true",
  "x0",
  "event.item",
  "event.damage_type",
  "enemies()",
  "rand()",
  ".map(y, y)",
  ".filter(x0, true)",
  '{"action": "flee"}',
  "constructor",
  "__proto__",
  "toString()",
  ".constructor",
  '"__proto__"',
  '{"__proto__": 1}',
  "null",
  "ü",
  "\u202e",
  "\0",
];

/** Code with one to three changes: something cut out, doubled, swapped, or put in. */
export function spoil(code: string, dice: Dice): string {
  let text = code;
  for (let changes = 1 + dice(3); changes > 0; changes -= 1) text = changed(text, dice);
  return text;
}

function changed(text: string, dice: Dice): string {
  const at = dice(text.length + 1);
  const end = Math.min(text.length, at + 1 + dice(8));
  const other = dice(text.length + 1);
  switch (dice(6)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, end) + text.slice(at);
    case 2:
      return text.slice(0, other) + text.slice(at, end) + text.slice(other);
    case 3:
      return withOtherWord(text, dice);
    default:
      return text.slice(0, at) + (SNIPPETS[dice(SNIPPETS.length)] ?? "") + text.slice(dice(2) === 0 ? at : end);
  }
}

/** The same with a text that stands elsewhere in the place of another. */
function withOtherWord(text: string, dice: Dice): string {
  const words = [...text.matchAll(/(["'])[\w:]*\1/g)];
  const [from, into] = [words[dice(words.length || 1)], words[dice(words.length || 1)]];
  if (from === undefined || into === undefined) return text;
  return text.slice(0, into.index) + from[0] + text.slice(into.index + into[0].length);
}
