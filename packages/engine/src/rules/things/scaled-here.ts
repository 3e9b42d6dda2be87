import { depthOf, scaledBy } from "../../content/compile/depth.js";
import type { FloorScale } from "../../content/definitions/floor.js";
import { lookUp } from "../../content/records.js";
import { roundHalfAway } from "../numbers.js";
import type { View } from "../view.js";

/** No figure becomes greater than this by the depth of a floor. */
const MOST = 4294967295;

/** The factor by which a repeated floor multiplies a figure; 1 on all others. */
export function factorHere({ game: { floor }, registries }: View, figure: keyof FloorScale): number {
  const definition = lookUp(registries.floors, floor.id);
  const distance = definition === undefined ? 0 : depthOf(definition, floor.number);
  return scaledBy(definition?.scale?.[figure] ?? 1, distance);
}

/** A whole figure as a repeated floor makes it, at most 4294967295; as it is on all others. */
export function scaledHere(view: View, figure: keyof FloorScale, amount: number): number {
  const factor = factorHere(view, figure);
  return factor === 1 ? amount : Math.min(MOST, roundHalfAway(amount * factor));
}
