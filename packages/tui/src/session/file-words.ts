import {
  type FileProblem,
  fileName,
  type PruneFinding,
  type SaveRefusal,
  type SaveWriteResult,
} from "@rustkeep/data/saves";
import type { SettingsProblem } from "@rustkeep/data/settings";
import { cleanText, type Language, type Texts } from "@rustkeep/presentation";
import type { KeyProblem } from "../bind-keys.js";
import { LAYOUTS } from "../key-layouts.js";

/** What is wrong with a file, as a sentence. */
export function fileProblemWords(problem: FileProblem, texts: Texts): string {
  return texts.files.problems[problem.code]({ file: cleanText(fileName(problem.path)) });
}

/** Why a save is not read, and which place in it is to blame where one is. */
export function refusalWords(refusal: SaveRefusal, texts: Texts): string {
  if (refusal.reason === "file_problem") return fileProblemWords(refusal.problem, texts);
  const place = refusalPlace(refusal, texts);
  const sentence = texts.files.refusals[refusal.reason];
  return place === "" ? sentence : `${sentence.replace(/\.$/, "")} (${cleanText(place)}).`;
}

function refusalPlace(refusal: SaveRefusal, texts: Texts): string {
  if (refusal.reason === "damaged") return texts.files.mustBe(refusal);
  return refusal.reason === "unreadable" && refusal.line > 0 ? `save.toml:${refusal.line}:${refusal.column}` : "";
}

/** Why a run was not saved, "" where it was or need not be. */
export function saveWords(result: SaveWriteResult, texts: Texts): string {
  if (result.kind === "saved") return "";
  switch (result.reason) {
    case "file_problem":
      return texts.screen.notSaved({ problem: fileProblemWords(result.problem, texts) });
    case "broken_state":
      return texts.files.cannotSave;
    case "finished_run":
      return "";
  }
}

/** What had to be left out of a save, each thing once. */
export function prunedWords(findings: readonly PruneFinding[], texts: Texts): string[] {
  return [...new Set(findings.map(({ code, id }) => texts.files.gone[code]({ id: cleanText(id) })))];
}

/** What is wrong with the settings and the keys in them. */
export function settingsWords(
  problems: readonly Pick<SettingsProblem, "field">[],
  keys: readonly KeyProblem[],
  texts: Texts,
  languages: readonly Language[],
): string[] {
  return [
    ...problems.map(({ field }) =>
      texts.files.settings({ field: cleanText(field), allowed: allowedValues(field, languages) }),
    ),
    ...keys.map((problem) => keyProblemWords(problem, texts)),
  ];
}

function keyProblemWords(problem: KeyProblem, texts: Texts): string {
  switch (problem.kind) {
    case "unknown_action":
      return texts.files.unknownKey({ name: cleanText(problem.name) });
    case "unknown_key":
      return texts.files.unknownKeyName({ name: problem.name, key: cleanText(problem.key) });
    case "conflict":
      return texts.files.keyConflict({
        key: problem.key,
        first: texts.keys[problem.first],
        second: texts.keys[problem.second],
      });
    default:
      return problem satisfies never;
  }
}

/** What a setting can be, as it is written in the file; "" where that is no short list. */
function allowedValues(field: string, languages: readonly Language[]): string {
  const quoted = (values: readonly string[]) => values.map((value) => `"${value}"`).join(", ");
  switch (field) {
    case "language":
      return quoted([...languages, ""]);
    case "layout":
      return quoted(Object.keys(LAYOUTS));
    case "symbols":
      return quoted(["unicode", "ascii"]);
    case "verbosity":
      return quoted(["brief", "full"]);
    case "colors":
    case "reduced_flicker":
      return "true, false";
    default:
      return "";
  }
}
