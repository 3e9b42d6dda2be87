import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { type Diagnostic, formatDiagnostic, type LoadedMod, renderDiagnostic } from "@rustkeep/data";
import { json } from "../json.js";

/** How findings are printed. */
export const formats = ["pretty", "text", "json", "github"] as const;
export type Format = (typeof formats)[number];

/** Findings and what is needed to show them. */
export interface Findings {
  diagnostics: readonly Diagnostic[];
  mods: readonly LoadedMod[];
  /** Absolute paths of what was checked; a mod that was not loaded is looked for there. */
  folders: readonly string[];
  /** The texts that a translation lacks, as lines. */
  untranslated: readonly object[];
}

interface Look {
  color: boolean;
  cwd: string;
}

function pathOf({ mod, file }: Diagnostic, { mods, folders }: Findings): string | undefined {
  const dir = mods.find(({ id }) => id === mod)?.dir;
  if (dir !== undefined) return join(dir, file);
  if (mod === "" || file === "") return undefined;
  // A mod that was not loaded goes by the name of its folder.
  const places = folders.map((folder) => (basename(folder) === mod ? join(folder, file) : join(folder, mod, file)));
  return places.find((path) => existsSync(path));
}

// A file that the loader has refused may be anything, such as a link to somewhere else.
function sourceOf({ code }: Diagnostic, path: string | undefined): string | undefined {
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

function prettyLines(findings: Findings, { color }: Look): string[] {
  return findings.diagnostics.map(
    (one) => `${renderDiagnostic(one, sourceOf(one, pathOf(one, findings)), { color })}\n`,
  );
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

function githubLine(one: Diagnostic, findings: Findings, { cwd }: Look): string {
  const { severity, code, message, line, column } = one;
  const isNowhere = one.mod === "" && one.file === "";
  const path = pathOf(one, findings);
  const file = (path === undefined ? one.file : relative(cwd, path)).replaceAll("\\", "/");
  const place = isNowhere ? {} : { file, line: String(line), col: String(column) };
  const listed = Object.entries({ ...place, title: code }).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${severity} ${listed.join(",")}::${escapeData(isNowhere ? message : formatDiagnostic(one))}`;
}

/** The findings as lines in one of the formats. */
export function renderFindings(findings: Findings, format: Format, look: Look): string[] {
  const { diagnostics } = findings;
  switch (format) {
    case "pretty":
      return prettyLines(findings, look);
    case "text":
      return diagnostics.map(formatDiagnostic);
    case "github":
      return diagnostics.map((one) => githubLine(one, findings, look));
    case "json":
      return [
        json(
          findings.untranslated.length === 0 ? { diagnostics } : { diagnostics, untranslated: findings.untranslated },
        ),
      ];
    default:
      return format satisfies never;
  }
}
