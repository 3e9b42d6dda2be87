import { relative } from "node:path";
import {
  clean,
  type Diagnostic,
  formatDiagnostic,
  type LoadOrder,
  type ModSurvey,
  type OwnMods,
  type PruneCode,
  runLosses,
  surveyMods,
  writeLoadOrder,
} from "@rustkeep/data";
import { cleanText, type Language, textsOf } from "@rustkeep/presentation";
import { fileProblemWords } from "../../session/file-words.js";

/** What the commands on mods work with. */
export interface ModsDesk {
  /** The data directory. */
  readonly dir: string;
  readonly own: OwnMods;
  readonly language: Language;
  /** The folder that paths are shown from. */
  readonly cwd: string;
  /** Whether to do what is asked without a question. */
  readonly yes: boolean;
  readonly tell: (line: string) => void;
  readonly complain: (line: string) => void;
  /** The answer to a question, "" where nobody answers. */
  readonly ask: (question: string) => Promise<string>;
}

/** How a command on mods ends: as asked, or not. */
export const exitCodes = { done: 0, notDone: 1 } as const;

/** Everything that is said about mods. */
export function wordsOf({ language }: ModsDesk) {
  return textsOf(language).mods;
}

/** Several names in a row, as the language has it. */
export function inARow(names: readonly string[], { language }: ModsDesk): string {
  return new Intl.ListFormat(language).format(names.map((name) => cleanText(name)));
}

/** A path as it is seen from where the command was given. */
export function shownPath({ cwd }: ModsDesk): (path: string) => string {
  return (path) => {
    const seen = relative(cwd, path) || ".";
    return clean(seen.startsWith("..") ? path : seen, 300);
  };
}

/** Some findings as lines, the first few of many. */
export function findingLines(findings: readonly Diagnostic[], desk: ModsDesk): string[] {
  const words = wordsOf(desk);
  const most = 8;
  const lines = findings
    .slice(0, most)
    .map((finding) => `${words.severities[finding.severity]}: ${formatDiagnostic(finding, shownPath(desk))}`);
  return findings.length > most ? [...lines, words.more({ count: findings.length - most })] : lines;
}

/** Says why nothing came of a command. */
export function fail(reason: string, { complain }: ModsDesk): number {
  complain(`rustkeep: ${reason}`);
  return exitCodes.notDone;
}

/** Asks whether to go on, unless that has been said already. */
export async function mayGoOn(desk: ModsDesk): Promise<boolean> {
  if (desk.yes) return true;
  const { question, answers, yes, nothingDone } = wordsOf(desk);
  const answer = (await desk.ask(`${question} (${answers}) `)).trim().toLowerCase();
  if (answer.startsWith(yes)) return true;
  desk.complain(nothingDone);
  return false;
}

/** What the saved run would lose, in a sentence; "" where it would lose nothing. */
export function lossesSentence(now: ModSurvey, then: ModSurvey, desk: ModsDesk): string {
  const counts = new Map<PruneCode, number>();
  for (const { code } of runLosses(desk.dir, now.loaded, then.loaded)) counts.set(code, (counts.get(code) ?? 0) + 1);
  if (counts.size === 0) return "";
  const { losses, losesRun } = wordsOf(desk);
  const things = [...counts].map(([code, count]) => losses[code]({ count }));
  return losesRun({ things: inARow(things, desk) });
}

/** Writes a load order. @returns why it could not be written, "" where it was */
export function storeOrder(order: LoadOrder, { writable }: ModSurvey, desk: ModsDesk): string {
  const { cannotWrite, unreadableOrder } = wordsOf(desk);
  const { loadOrderFile } = desk.own.options;
  if (!writable || loadOrderFile === undefined) return cannotWrite({ reason: unreadableOrder });
  const problem = writeLoadOrder(loadOrderFile, order);
  return problem === undefined ? "" : cannotWrite({ reason: fileProblemWords(problem, textsOf(desk.language)) });
}

/** The mods as they would be with another order, and without some folders. */
export function surveyWith(order: LoadOrder, without: readonly string[], { own }: ModsDesk): ModSurvey {
  return surveyMods(own.options, { readOnly: true, order, without });
}
