import { type PlannedRemoval, planRemoval, removeMod, surveyMods } from "@rustkeep/data";
import { cleanText, textsOf } from "@rustkeep/presentation";
import { fileProblemWords } from "../../session/file-words.js";
import {
  exitCodes,
  fail,
  inARow,
  lossesSentence,
  type ModsDesk,
  mayGoOn,
  shownPath,
  storeOrder,
  surveyWith,
  wordsOf,
} from "./mods-desk.js";
import { refusalSentence } from "./order-mods.js";

function reasonAgainst({ refusal }: Extract<PlannedRemoval, { kind: "refused" }>, desk: ModsDesk): string {
  return refusal.reason === "not_own" ? wordsOf(desk).notOwn({ id: refusal.id }) : refusalSentence(refusal, desk);
}

/** Moves a mod out of the player's own, after a question. @returns the exit code */
export async function removeMods(id: string, desk: ModsDesk): Promise<number> {
  const words = wordsOf(desk);
  const survey = surveyMods(desk.own.options);
  const plan = planRemoval(survey, id, desk.own.folder);
  if (plan.kind === "refused") return fail(reasonAgainst(plan, desk), desk);
  desk.tell(`${plan.mod.id} ${plan.mod.version}  ${cleanText(plan.mod.name)}`);
  if (plan.along.length > 0) desk.tell(words.switchedOff({ mods: inARow(plan.along, desk) }));
  const without = plan.copies.map(({ dir }) => dir);
  const losses = lossesSentence(survey, surveyWith(plan.order, without, desk), desk);
  if (losses !== "") desk.tell(losses);
  if (!(await mayGoOn(desk))) return exitCodes.notDone;
  const result = removeMod(plan, desk.own.folder);
  if (result.kind === "problem") {
    return fail(words.notRemoved({ reason: fileProblemWords(result.problem, textsOf(desk.language)) }), desk);
  }
  for (const dir of result.kept) desk.tell(words.removed({ id: plan.mod.id, dir: shownPath(desk)(dir) }));
  const problem = storeOrder(plan.order, survey, desk);
  return problem === "" ? exitCodes.done : fail(problem, desk);
}
