import {
  disableMod,
  enableMod,
  type ModSurvey,
  moveMod,
  type OrderChange,
  type OrderRefusal,
  sortOrder,
  surveyMods,
} from "@rustkeep/data";
import { cleanText } from "@rustkeep/presentation";
import type { ModsCommand } from "./mods-command.js";
import {
  exitCodes,
  fail,
  inARow,
  lossesSentence,
  type ModsDesk,
  mayGoOn,
  storeOrder,
  surveyWith,
  wordsOf,
} from "./mods-desk.js";

/** A command that changes the load order and nothing else. */
type OrderCommand = Exclude<ModsCommand, { readonly do: "list" | "install" | "remove" }>;

function changeFor(command: OrderCommand, survey: ModSurvey): OrderChange {
  switch (command.do) {
    case "enable":
      return enableMod(survey, command.id);
    case "disable":
      return disableMod(survey, command.id);
    case "move":
      return moveMod(survey, command.id, command.where, command.other);
    case "sort":
      return sortOrder(survey);
    default:
      return command satisfies never;
  }
}

/** Why a load order is not changed as asked. */
export function refusalSentence(refusal: OrderRefusal, desk: ModsDesk): string {
  const words = wordsOf(desk);
  switch (refusal.reason) {
    case "unknown_mod":
      return words.unknownMod({ id: cleanText(refusal.id), near: refusal.near });
    case "given_besides":
      return words.givenBesides({ id: refusal.id });
    case "base_game":
      return words.baseGame;
    case "cannot_load":
      return cleanText(refusal.fault.message);
    case "needs_order":
      return words.needsOrder({ id: refusal.id, needed: refusal.needed });
    default:
      return refusal satisfies never;
  }
}

function resultLines(
  command: OrderCommand,
  { order, along }: Extract<OrderChange, { kind: "changed" }>,
  desk: ModsDesk,
) {
  const words = wordsOf(desk);
  const alongLines = along.length === 0 ? [] : [words.along({ mods: inARow(along, desk) })];
  switch (command.do) {
    case "enable":
      return [words.switchedOn({ mods: command.id }), ...alongLines];
    case "disable":
      return [words.switchedOff({ mods: command.id }), ...alongLines];
    case "move":
    case "sort":
      return [words.order({ mods: order.mods.join(", ") })];
    default:
      return command satisfies never;
  }
}

/** Switches or orders mods; a change that costs the saved run something is asked about. @returns the exit code */
export async function orderMods(command: OrderCommand, desk: ModsDesk): Promise<number> {
  const survey = surveyMods(desk.own.options);
  const change = changeFor(command, survey);
  switch (change.kind) {
    case "refused":
      return fail(refusalSentence(change.refusal, desk), desk);
    case "unchanged":
      desk.tell(wordsOf(desk).unchanged);
      return exitCodes.done;
    case "changed": {
      const losses = lossesSentence(survey, surveyWith(change.order, [], desk), desk);
      if (losses !== "") {
        desk.tell(losses);
        if (!(await mayGoOn(desk))) return exitCodes.notDone;
      }
      const problem = storeOrder(change.order, survey, desk);
      if (problem !== "") return fail(problem, desk);
      for (const line of resultLines(command, change, desk)) desk.tell(line);
      return exitCodes.done;
    }
    default:
      return change satisfies never;
  }
}
