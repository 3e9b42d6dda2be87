import { optionalNotMet } from "../diagnostics/codes/dependencies.js";
import type { Report } from "../report.js";
import type { FoundMod } from "./found-mod.js";
import { type Absence, loadFaults } from "./load-faults.js";
import { optionalFaults } from "./optional-faults.js";

/**
 * Sees to it that mods can be loaded together in this order, and tells what optional mods are not as wanted.
 * @throws ModLoadError where they cannot
 */
export function checkTogether(found: readonly FoundMod[], absent: ReadonlyMap<string, Absence>, report: Report): void {
  const [first] = loadFaults(found, absent);
  if (first !== undefined) throw first;
  for (const { found: one, path, other, fault } of optionalFaults(found)) {
    const place = { mod: one.mod.id, file: one.manifest, anchor: { path, part: "value" as const } };
    report.add(place, optionalNotMet(one.mod.id, other, fault));
  }
}
