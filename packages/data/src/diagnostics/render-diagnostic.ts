import { clean } from "./clean.js";
import type { Diagnostic, Severity } from "./diagnostic.js";
import { formatPlace, type ShowPath } from "./format-diagnostic.js";

/** How a finding is drawn. */
export interface RenderOptions {
  /** Whether to use colours (escape sequences). */
  color: boolean;
  /** Columns to be filled at most; 100 without it. */
  width?: number;
  /** How the path of a file is shown; without it, places are named as in `mod/items.toml`. */
  show?: ShowPath;
}

const colors: Readonly<Record<Severity, number>> = { error: 31, warning: 33, notice: 36 };

function paint(text: string, code: number, { color }: RenderOptions): string {
  return color ? `\u001b[${code}m${text}\u001b[0m` : text;
}

// Tabs become spaces, so that the mark below stands where the text above does.
function shown(line: string): string {
  return [...line.replaceAll("\t", "  ")].map((character) => clean(character, 2)).join("");
}

// A part of a line, with a mark where more of it was cut away; as long as without the marks.
function cut(text: string, from: number, width: number): string {
  const part = text.slice(from, from + width);
  const begin = from > 0 ? `…${part.slice(1)}` : part;
  return from + width < text.length ? `${begin.slice(0, -1)}…` : begin;
}

function frame({ line, column }: Diagnostic, source: string, options: RenderOptions): string[] {
  const text = source.split("\n")[line - 1]?.replace(/\r$/, "");
  if (text === undefined) return [];
  const width = (options.width ?? 100) - 10;
  const before = shown(text.slice(0, column - 1));
  const from = Math.max(0, before.length - Math.floor(width / 2));
  const whole = before + shown(text.slice(column - 1));
  const gutter = String(line).padStart(5);
  return [
    `${paint(`${gutter} |`, 90, options)} ${cut(whole, from, width)}`,
    `${paint(`${" ".repeat(5)} |`, 90, options)} ${" ".repeat(before.length - from)}${paint("^", 31, options)}`,
  ];
}

/**
 * A finding for people: severity and code, sentence, place, the line concerned with a mark below, and the hint.
 * @param source the text of the file, undefined where there is none to show
 */
export function renderDiagnostic(diagnostic: Diagnostic, source: string | undefined, options: RenderOptions): string {
  const { severity, code, entry, message, hint } = diagnostic;
  const head = paint(`${severity}[${code}]`, colors[severity], options);
  return [
    `${head} ${entry === undefined ? "" : `${entry}: `}${message}`,
    `  ${paint("at", 90, options)} ${formatPlace(diagnostic, options.show)}`,
    ...(source === undefined ? [] : frame(diagnostic, source, options)),
    ...(hint === undefined ? [] : [`  ${paint("hint:", 32, options)} ${hint}`]),
  ].join("\n");
}
