import { readFileSync } from "node:fs";
import {
  clean,
  type Diagnostic,
  formatDiagnostic,
  renderDiagnostic,
  type ShowPath,
  type UntranslatedText,
} from "@rustkeep/data";
import { json } from "../json.js";
import { repositoryRoot, seenFrom, withShownPath } from "../show-path.js";

/** How findings are printed. */
export const formats = ["pretty", "text", "json", "github"] as const;
export type Format = (typeof formats)[number];

/** What is to be shown. */
export interface Findings {
  diagnostics: readonly Diagnostic[];
  /** The texts that a translation lacks. */
  untranslated: readonly UntranslatedText[];
}

interface Look {
  color: boolean;
  cwd: string;
}

// A file that the loader has refused may be anything, such as a link to somewhere else.
function sourceOf({ code, path }: Diagnostic): string | undefined {
  if (path === undefined || code === "unreadable_file") return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch {
    // What cannot be read is shown without its line.
    return undefined;
  }
}

function counted(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what}${count === 1 ? "" : "s"}`];
}

/** Counts by severity, as in `2 errors, 1 warning`, and texts without a translation. */
export function tally(diagnostics: readonly Diagnostic[], untranslated: number): string {
  const severities = (["error", "warning", "notice"] as const).flatMap((severity) =>
    counted(diagnostics.filter((one) => one.severity === severity).length, severity),
  );
  return [...severities, ...counted(untranslated, "missing translation")].join(", ") || "no findings";
}

function prettyLines(diagnostics: readonly Diagnostic[], { color, cwd }: Look): string[] {
  const show = seenFrom(cwd);
  return diagnostics.map((one) => `${renderDiagnostic(one, sourceOf(one), { color, show })}\n`);
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

// A path is whatever somebody has called a folder: what drives a terminal is written out in it, as elsewhere.
function escapeProperty(text: string): string {
  return escapeData(clean(text, Number.POSITIVE_INFINITY)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function githubLine(one: Diagnostic, show: ShowPath): string {
  const { severity, code, message, line, column, path } = one;
  const isNowhere = path === undefined && one.file === "";
  const file = path === undefined ? one.file : show(path);
  const place = isNowhere ? {} : { file, line: String(line), col: String(column) };
  const listed = Object.entries({ ...place, title: code }).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${severity} ${listed.join(",")}::${escapeData(isNowhere ? message : formatDiagnostic(one, show))}`;
}

/** The findings as lines in one of the formats. */
export function renderFindings({ diagnostics, untranslated }: Findings, format: Format, look: Look): string[] {
  const show = seenFrom(look.cwd);
  switch (format) {
    case "pretty":
      return prettyLines(diagnostics, look);
    case "text":
      return diagnostics.map((one) => formatDiagnostic(one, show));
    case "github": {
      const inRepository = seenFrom(repositoryRoot(look.cwd));
      return diagnostics.map((one) => githubLine(one, inRepository));
    }
    case "json": {
      const shown = { diagnostics: diagnostics.map((one) => withShownPath(one, show)) };
      const texts = untranslated.map((one) => withShownPath(one, show));
      return [json(texts.length === 0 ? shown : { ...shown, untranslated: texts })];
    }
    default:
      return format satisfies never;
  }
}
