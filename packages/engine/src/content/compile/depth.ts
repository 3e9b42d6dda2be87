import type { FloorDefinition, FloorScale } from "../definitions/floor.js";
import type { Modifier } from "../definitions/modifier.js";
import { type CompiledSource, compileSource } from "./compile-sources.js";

/** No figure is multiplied by more than this, or by less than its reciprocal, however deep the hero is. */
const MOST = 1e9;

/** What a floor does to those who live on it at one of its repetitions. */
interface Depth {
  readonly distance: number;
  readonly source: CompiledSource;
}

const latest = new WeakMap<FloorDefinition, Depth>();

/**
 * `factor` to the power of how often a floor was repeated, within 1e−9..1e9. By multiplication, which all machines do alike.
 */
export function scaledBy(factor: number, distance: number): number {
  let product = 1;
  for (let step = 0; step < distance && product > 1 / MOST && product < MOST && factor !== 1; step++) product *= factor;
  return Math.min(MOST, Math.max(1 / MOST, product));
}

/** How far a floor lies beyond its own number, 0 for all that are not repeated. */
export function depthOf({ number, repeat }: FloorDefinition, actual: number): number {
  return repeat ? Math.max(0, actual - number) : 0;
}

/** What a repeated floor adds to its enemies; undefined where it adds nothing. */
export function depthSource(floor: FloorDefinition, actual: number): CompiledSource | undefined {
  const distance = depthOf(floor, actual);
  const { scale } = floor;
  if (distance === 0 || scale === undefined || (scale.health === 1 && scale.damage === 1)) return undefined;
  const known = latest.get(floor);
  if (known?.distance === distance) return known.source;
  const source = compileSource("floors", { id: floor.id, triggers: [] }, modifiersOf(scale, distance));
  latest.set(floor, { distance, source });
  return source;
}

function modifiersOf({ health, damage }: FloorScale, distance: number): Modifier[] {
  const modifier = (attribute: "max_health" | "damage", factor: number): Modifier => {
    const percent = (scaledBy(factor, distance) - 1) * 100;
    return { attribute, flat: 0, percent, target: "self", condition: [] };
  };
  return [modifier("max_health", health), modifier("damage", damage)];
}
