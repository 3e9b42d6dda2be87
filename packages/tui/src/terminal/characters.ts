import { eastAsianWidth } from "get-east-asian-width";
import { isSecondCell } from "../widgets/cell-text.js";
import type { CharacterSet } from "./abilities.js";

/** What stands for a symbol of the interface in ASCII. */
const ASCII: Readonly<Record<string, string>> = {
  "─": "-",
  "│": "|",
  "╭": "+",
  "╮": "+",
  "╰": "+",
  "╯": "+",
  "├": "+",
  "┤": "+",
  "█": "#",
  "▓": "#",
  "▒": ":",
  "░": ".",
  "·": ".",
  "•": "*",
  "›": ">",
  "‹": "<",
  "»": ">",
  "«": "<",
  "→": ">",
  "←": "<",
  "↑": "^",
  "↓": "v",
  "↳": ">",
  "…": "~",
  "−": "-",
  "–": "-",
  "—": "-",
  "×": "x",
  "☠": "%",
  "„": '"',
  "“": '"',
  "”": '"',
  "‘": "'",
  "’": "'",
  ß: "s",
  "✓": "+",
};

/** What stands for a symbol that the console's fonts lack. */
const CONSOLE: Readonly<Record<string, string>> = {
  "╭": "┌",
  "╮": "┐",
  "╰": "└",
  "╯": "┘",
  "›": ">",
  "‹": "<",
  "↳": "→",
  "☠": "%",
  "−": "-",
  "…": "~",
  "✓": "√",
};

/** The code of a single cell's character as a terminal with this character set can show it. */
export function shownCode(code: number, set: CharacterSet): number {
  if (code < 0x7f || set === "unicode") return code;
  const char = String.fromCharCode(code);
  if (isSecondCell(code)) return 0x20;
  if (set === "console") return isWide(code) ? 0x3f : (CONSOLE[char] ?? char).charCodeAt(0);
  const known = ASCII[char] ?? char.normalize("NFD").charAt(0);
  return known < "\x7f" ? known.charCodeAt(0) : 0x3f;
}

/** Whether a unit is a character of two cells, or the first half of one: no font of the console has any. */
function isWide(code: number): boolean {
  return (code >= 0xd800 && code <= 0xdbff) || eastAsianWidth(code) === 2;
}
