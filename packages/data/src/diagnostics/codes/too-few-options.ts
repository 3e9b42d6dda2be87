import type { Problem } from "../diagnostic.js";

export function tooFewOptions(options: number, pick: number): Problem {
  return {
    severity: "warning",
    code: "too_few_options",
    message: `${pick} are to be picked, but the category has ${options} ${options === 1 ? "option" : "options"}`,
  };
}
