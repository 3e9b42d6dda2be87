import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import {
  clean,
  fileProblem,
  type InstallPlan,
  installMod,
  type ModFile,
  type ModSurvey,
  planInstall,
  readModArchive,
  readModFolder,
  surveyMods,
} from "@rustkeep/data";
import { cleanText, textsOf } from "@rustkeep/presentation";
import { fileProblemWords } from "../../session/file-words.js";
import {
  exitCodes,
  fail,
  findingLines,
  lossesSentence,
  type ModsDesk,
  mayGoOn,
  shownPath,
  storeOrder,
  wordsOf,
} from "./mods-desk.js";

// A sentence where there are no files to be had.
function filesAt(path: string, desk: ModsDesk): readonly ModFile[] | string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return wordsOf(desk).nothingThere({ path: clean(path, 300) });
  const read = stats.isDirectory() ? readModFolder(path) : readModArchive(readFileSync(path));
  if (read.kind === "mod") return read.files;
  const { reason, name, limit } = read.refusal;
  return wordsOf(desk).refusals[reason]({ name: clean(name, 300), limit, megabytes: limit / 1_000_000 });
}

function readFiles(path: string, desk: ModsDesk): readonly ModFile[] | string {
  try {
    return filesAt(path, desk);
  } catch (error) {
    return fileProblemWords(fileProblem(error, path, "read"), textsOf(desk.language));
  }
}

function planLines({ mod, replaces, newer, findings, faults }: InstallPlan, desk: ModsDesk): string[] {
  const words = wordsOf(desk);
  const show = shownPath(desk);
  return [
    `${mod.id} ${mod.version}  ${cleanText(mod.name)}`,
    ...(mod.description === "" ? [] : [`  ${cleanText(mod.description)}`]),
    ...(mod.authors.length === 0
      ? []
      : [`  ${words.by({ authors: mod.authors.map((name) => cleanText(name)).join(", ") })}`]),
    ...replaces.map(({ version, dir }) => `  ${words.replaces({ version, dir: show(dir) })}`),
    ...(newer === undefined ? [] : [`  ${words.older({ version: newer.version })}`]),
    ...findingLines(findings, desk).map((line) => `  ${line}`),
    ...(faults.length === 0 ? [] : [words.cannotStartWith, ...faults.map(({ message }) => `  ${cleanText(message)}`)]),
  ];
}

// A mod with which the game would not start is not to keep it from starting.
function leaveOff({ mod }: InstallPlan, survey: ModSurvey, desk: ModsDesk): string {
  const { mods, disabled } = survey.order;
  return disabled.includes(mod.id) ? "" : storeOrder({ mods, disabled: [...disabled, mod.id] }, survey, desk);
}

function carryOut(plan: InstallPlan, survey: ModSurvey, desk: ModsDesk): number {
  const words = wordsOf(desk);
  const show = shownPath(desk);
  const result = installMod(plan, desk.own.folder);
  if (result.kind === "problem") {
    return fail(words.notInstalled({ reason: fileProblemWords(result.problem, textsOf(desk.language)) }), desk);
  }
  const { id, version } = plan.mod;
  desk.tell(words.installed({ id, version, dir: show(result.dir) }));
  for (const dir of result.kept) desk.tell(words.bringBack({ dir: show(dir) }));
  const problem = plan.faults.length === 0 ? "" : leaveOff(plan, survey, desk);
  return problem === "" ? exitCodes.done : fail(problem, desk);
}

/** Puts a mod among the player's own, after a question. @returns the exit code */
export async function installMods(path: string, desk: ModsDesk): Promise<number> {
  const words = wordsOf(desk);
  const files = readFiles(resolve(desk.cwd, path), desk);
  if (typeof files === "string") return fail(words.notInstalled({ reason: files }), desk);
  const plan = planInstall(files, desk.own);
  if (plan.kind === "broken") {
    const code = fail(words.notInstalled({ reason: words.brokenManifest }), desk);
    for (const line of findingLines(plan.findings, desk)) desk.complain(`  ${line}`);
    return code;
  }
  const survey = surveyMods(desk.own.options);
  for (const line of planLines(plan, desk)) desk.tell(line);
  const losses = lossesSentence(survey, plan.survey, desk);
  if (losses !== "") desk.tell(losses);
  return (await mayGoOn(desk)) ? carryOut(plan, survey, desk) : exitCodes.notDone;
}
