import type { Category, Option } from "@rustkeep/engine";
import { tooFewOptions } from "../../diagnostics/codes/choices.js";
import { placeOf } from "../chains.js";
import { type Resolution, standingIn } from "../resolution.js";

/** Tells which categories offer less than is to be picked. */
export function checkCharacters({ chains, report }: Resolution): void {
  const offered = new Map<string, number>();
  for (const { value } of standingIn(chains, "options")) {
    const { category } = value as unknown as Option;
    offered.set(category, (offered.get(category) ?? 0) + 1);
  }
  for (const definition of standingIn(chains, "categories")) {
    const { pick } = definition.value as unknown as Category;
    const count = offered.get(definition.id) ?? 0;
    if (count < pick) report.add(placeOf(definition, ["pick"], "value"), tooFewOptions(count, pick));
  }
}
