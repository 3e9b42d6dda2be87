import { type ModSurvey, type SurveyedMod, surveyMods } from "@rustkeep/data";
import { cleanText } from "@rustkeep/presentation";
import { exitCodes, findingLines, inARow, type ModsDesk, wordsOf } from "./mods-desk.js";

function modLines({ mod, state, dependants, findings }: SurveyedMod, width: number, desk: ModsDesk): string[] {
  const words = wordsOf(desk);
  const states = Math.max(...Object.values(words.states).map((word) => word.length));
  const title = `${mod.id} ${mod.version}`.padEnd(width);
  const notes = [
    ...(dependants.length === 0 || mod.id === "core" ? [] : [words.neededBy({ mods: inARow(dependants, desk) })]),
    ...findingLines(findings, desk),
  ];
  return [
    `${words.states[state].padEnd(states)}  ${title}  ${cleanText(mod.name)}`,
    ...notes.map((note) => `${" ".repeat(states)}    ${note}`),
  ];
}

/** All mods that are there in load order, what was found about them, and what keeps the game from starting. */
export function surveyLines({ mods, findings, faults }: ModSurvey, desk: ModsDesk): string[] {
  const words = wordsOf(desk);
  const width = Math.max(...mods.map(({ mod }) => mod.id.length + mod.version.length + 1));
  const others = findingLines(findings, desk);
  return [
    ...mods.flatMap((mod) => modLines(mod, width, desk)),
    ...(others.length === 0 ? [] : ["", words.alsoFound, ...others.map((line) => `  ${line}`)]),
    ...(faults.length === 0 ? [] : ["", words.cannotStart, ...faults.map(({ message }) => `  ${cleanText(message)}`)]),
  ];
}

/** `rustkeep mods list`. @returns the exit code: whether the game starts */
export function listMods(desk: ModsDesk): number {
  const survey = surveyMods(desk.own.options, { readOnly: true });
  for (const line of surveyLines(survey, desk)) desk.tell(line);
  return survey.faults.length === 0 ? exitCodes.done : exitCodes.notDone;
}
