import type { Texts } from "../languages/catalogue.js";

/** How many problems loading the mods gave, and the path of their log or why it could not be written. */
export interface LoadWarnings {
  /** Warnings and errors together. */
  readonly count: number;
  readonly errors: number;
  readonly log: string;
  readonly problem: string;
}

/** How many problems there were with the mods, and where they are written. */
export function loadWarningWords({ count, errors, log, problem }: LoadWarnings, texts: Texts): string {
  return problem === ""
    ? texts.menu.warnings({ count, errors, log })
    : texts.menu.warningsUnwritten({ count, errors, problem });
}

/** The first of several problems and how many there are beside it, in one text; nothing where there is none. */
export function firstProblem([first, ...others]: readonly string[], texts: Texts): string[] {
  return first === undefined ? [] : [texts.files.moreProblems({ first, more: others.length })];
}
