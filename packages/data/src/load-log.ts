import { appendFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Severity } from "./diagnostics/diagnostic.js";
import { formatDiagnostic } from "./diagnostics/format-diagnostic.js";
import { writeFileAtomic } from "./files/atomic-write.js";
import { logsDir } from "./files/data-files.js";
import { fileProblem } from "./files/file-problem.js";
import { freePath } from "./files/free-path.js";
import { makeFolder } from "./files/make-folder.js";
import { timeStamp } from "./files/time-stamp.js";
import type { LoadLogResult, LogFinding } from "./load-log-result.js";

/** Logs that are kept, the new one included. */
const KEPT = 10;

const HEADINGS: readonly [Severity, string][] = [
  ["error", "Errors: something was left out"],
  ["warning", "Warnings: loaded, but surely not as meant"],
  ["notice", "Notices"],
];

/**
 * Writes the findings of a start to `logs/load-<YYYYMMDD-HHMMSS>.log` in the data directory, if there is an error or a
 * warning among them, and deletes all but the last ten logs. With the path of this start's log in `earlier`, they are
 * added to it instead (what reading the save has found joins what loading the mods has found). Never throws.
 */
export function writeLoadLog(
  dir: string,
  findings: readonly LogFinding[],
  now: Date,
  earlier: string | undefined = undefined,
): LoadLogResult {
  if (findings.every(({ severity }) => severity === "notice")) {
    return { kind: "nothing" };
  }
  const text = formatLog(findings, now);
  return earlier === undefined ? create(logsDir(dir), text, now) : append(earlier, `\n${text}`);
}

function create(logs: string, text: string, now: Date): LoadLogResult {
  try {
    makeFolder(logs);
    const path = freePath(logs, `load-${timeStamp(now)}`, ".log");
    const problem = writeFileAtomic(path, text);
    if (problem !== undefined) {
      return { kind: "problem", problem };
    }
    removeOld(logs, path, now);
    return { kind: "written", path };
  } catch (error) {
    return { kind: "problem", problem: fileProblem(error, logs, "written") };
  }
}

function append(path: string, text: string): LoadLogResult {
  try {
    appendFileSync(path, text);
    return { kind: "written", path };
  } catch (error) {
    return { kind: "problem", problem: fileProblem(error, path, "written") };
  }
}

/** One line for each finding, by severity, with the time and the counts at the head. */
function formatLog(findings: readonly LogFinding[], now: Date): string {
  const sections = HEADINGS.map(([severity, heading]) => {
    const lines = findings.filter((finding) => finding.severity === severity).map(formatFinding);
    return lines.length === 0 ? "" : `\n${heading} (${lines.length})\n${lines.join("\n")}\n`;
  });
  return `rustkeep, start of ${timeStamp(now)}\n${sections.join("")}`;
}

function formatFinding(finding: LogFinding): string {
  return "line" in finding ? formatDiagnostic(finding, (path) => path) : `save.toml: ${finding.message}`;
}

/** Deletes old logs. One that seems to come from the future, because the clock was put back, counts as the oldest. */
function removeOld(logs: string, newest: string, now: Date): void {
  const latest = `load-${timeStamp(now)}~`;
  const names = readdirSync(logs).filter((name) => /^load-\d{8}-\d{6}(-\d+)?\.log$/.test(name));
  const past = names.filter((name) => name <= latest).sort();
  const future = names.filter((name) => name > latest).sort();
  const others = [...future, ...past].filter((name) => join(logs, name) !== newest);
  for (const name of others.slice(0, Math.max(0, others.length - (KEPT - 1)))) {
    rmSync(join(logs, name), { force: true });
  }
}
