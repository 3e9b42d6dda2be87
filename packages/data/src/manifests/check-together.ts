import { optionalNotMet } from "../diagnostics/codes/dependencies.js";
import type { ModLoadError } from "../mod-load-error.js";
import type { Report } from "../report.js";
import type { Absence, FoundMod } from "./found-mod.js";
import { loadFaults } from "./load-faults.js";
import { optionalFaults } from "./optional-faults.js";

/** Tells which optional mods are not as the mods that name them would have them. */
export function tellOptional(found: readonly FoundMod[], report: Report): void {
  for (const { found: one, path, other, fault } of optionalFaults(found)) {
    const place = { mod: one.mod.id, file: one.manifest, anchor: { path, part: "value" as const } };
    report.add(place, optionalNotMet(one.mod.id, other, fault));
  }
}

/**
 * Sees to it that mods can be loaded together in this order.
 * @throws ModLoadError where they cannot
 */
export function checkTogether(found: readonly FoundMod[], absent: ReadonlyMap<string, Absence>, report: Report): void {
  const [first] = loadFaults(found, absent);
  if (first !== undefined) throw first;
  tellOptional(found, report);
}

/**
 * Everything that keeps mods from being loaded together, and those that are left without the ones that say so and the ones
 * that need these; none where the base game itself is among them.
 */
export function leaveOutFaulty<T extends FoundMod>(
  found: readonly T[],
  absent: ReadonlyMap<string, Absence>,
): { left: readonly T[]; faults: ModLoadError[] } {
  const faults = loadFaults(found, absent);
  let left = found;
  for (let more = faults; more.length > 0; more = loadFaults(left, absent)) {
    const faulty = new Set(more.map(({ mod }) => mod?.id));
    if (faulty.has("core")) return { left: [], faults };
    left = left.filter(({ mod }) => !faulty.has(mod.id));
  }
  return { left, faults };
}
