import { articleFault } from "../../locale/articles.js";
import { placeOf } from "../chains.js";
import { type Resolution, standing } from "../resolution.js";

/** Tells which names begin with an article that is none of the language that they are written in. */
export function checkNames({ chains, report }: Resolution): void {
  for (const definition of standing(chains)) {
    for (const field of ["the", "noun"]) {
      const fault = articleFault(definition.value[field], definition.mod.language);
      if (fault !== undefined) report.add(placeOf(definition, [field], "value"), fault);
    }
  }
}
