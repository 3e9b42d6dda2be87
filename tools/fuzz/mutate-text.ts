import { below, type Rng, range } from "@rustkeep/engine";

/** What mutations put into texts: what is special in TOML, in JavaScript, in terminals, and in the fields of mods. */
const SNIPPETS = [
  "__proto__",
  "constructor = 1",
  "[[items]]",
  "[balance]",
  '[[floors]]\nid = "x"',
  'id = "core:gold"',
  'overrides = "core:rat"',
  "nan",
  "-inf",
  "99999999999999999999",
  "-0",
  "1e400",
  "0x10",
  "1979-05-27T07:32:00Z",
  '"9-1"',
  '"\\u0000"',
  '"\u202e"',
  '"\\ud800"',
  "\u001b[2J",
  "\ufeff",
  "\r\n",
  "\r",
  "'''",
  '"""',
  "{",
  "}",
  "[",
  "]",
  "[[",
  "=",
  "#",
  "\\",
  ".",
  ",",
  "\u0000",
  "☠",
  "👾",
  "e\u0301",
  "[".repeat(300),
  "true",
  '[1, "a", {}]',
  '{ action = "damage" }',
  '{ check = "quest", quest = "q" }',
];

/** A text with a few random changes. The same generator gives the same text. */
export function mutateText(text: string, dice: Rng): string {
  let changed = text;
  for (let edits = range(dice, 1, 6); edits > 0; edits -= 1) changed = edit(changed, dice);
  return changed;
}

function edit(text: string, dice: Rng): string {
  const at = below(dice, text.length + 1);
  const upTo = Math.min(text.length, at + range(dice, 1, 12));
  switch (below(dice, 8)) {
    case 0:
      return text.slice(0, at) + text.slice(upTo);
    case 1:
      return text.slice(0, at) + snippet(dice) + text.slice(at);
    case 2:
      return text.slice(0, at) + snippet(dice) + text.slice(upTo);
    case 3:
      return text.slice(0, at);
    case 4:
      return withLines(text, dice, (lines, line) => lines.splice(line, 1));
    case 5:
      return withLines(text, dice, (lines, line) => lines.splice(line, 0, lines[below(dice, lines.length)] ?? ""));
    case 6:
      return withLines(text, dice, (lines, line) => {
        lines[line] = (lines[line] ?? "").replace(/=.*$/, `= ${snippet(dice)}`);
      });
    default:
      return withLines(text, dice, (lines, line) => {
        lines[line] = (lines[line] ?? "").replace(/[a-z_0-9]+/, (word) => word.slice(1) + word.slice(0, 1));
      });
  }
}

function snippet(dice: Rng): string {
  return SNIPPETS[below(dice, SNIPPETS.length)] ?? "";
}

function withLines(text: string, dice: Rng, change: (lines: string[], line: number) => unknown): string {
  const lines = text.split("\n");
  change(lines, below(dice, lines.length));
  return lines.join("\n");
}
