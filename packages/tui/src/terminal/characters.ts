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
  if (set === "console") return (CONSOLE[char] ?? char).charCodeAt(0);
  const known = ASCII[char] ?? char.normalize("NFD").charAt(0);
  return known < "\x7f" ? known.charCodeAt(0) : 0x3f;
}
