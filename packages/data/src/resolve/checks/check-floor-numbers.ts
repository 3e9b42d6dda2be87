import type { FloorDefinition } from "@rustkeep/engine";
import { floorNumberGap, floorNumberTwice, noFirstFloor, repeatTwice } from "../../diagnostics/codes/floor-numbers.js";
import type { SourceFile } from "../../positions/source-file.js";
import type { Definition } from "../../read/definition.js";
import { placeOf } from "../chains.js";
import { type Resolution, standingIn } from "../resolution.js";

function numberOf({ value }: Definition): number {
  return (value as unknown as FloorDefinition).number;
}

function isRepeated({ value }: Definition): boolean {
  return (value as unknown as FloorDefinition).repeat;
}

// By number, and among equals as the engine chooses: the smallest id first.
function inOrder(resolution: Resolution): Definition[] {
  const floors = standingIn(resolution.chains, "floors");
  return floors.sort((one, other) => numberOf(one) - numberOf(other) || (one.id < other.id ? -1 : 1));
}

// Told of the mod that came later: the one before it was there first.
function tellTwice({ report }: Resolution, met: Definition, never: Definition): void {
  const later = met.mod.order > never.mod.order ? met : never;
  report.add(placeOf(later, ["number"], "value"), floorNumberTwice(numberOf(met), met.id, never.id));
}

/**
 * Checks that the floors follow upon one another from 1.
 * @param fallback where the lack of any floor is told
 */
export function checkFloorNumbers(
  resolution: Resolution,
  fallback: { mod: string; file: SourceFile } | undefined,
): void {
  const all = inOrder(resolution);
  const floors = all.filter((floor) => !isRepeated(floor));
  const [repeated, ...never] = all.filter(isRepeated);
  for (const floor of never)
    if (repeated !== undefined)
      resolution.report.add(placeOf(floor, ["repeat"], "key"), repeatTwice(repeated.id, floor.id));
  const at = (definition: Definition) => placeOf(definition, ["number"], "value");
  const [lowest] = all;
  const place =
    lowest === undefined ? fallback && { ...fallback, anchor: { path: [], part: "head" as const } } : at(lowest);
  if (!all.some((floor) => numberOf(floor) === 1) && place !== undefined) resolution.report.add(place, noFirstFloor());
  for (const [index, floor] of floors.entries()) {
    const before = floors[index - 1];
    if (before === undefined) continue;
    const step = numberOf(floor) - numberOf(before);
    if (step === 0) tellTwice(resolution, before, floor);
    if (step > 1) resolution.report.add(at(floor), floorNumberGap(numberOf(before), numberOf(floor)));
  }
}
