import type { Path } from "../positions/path.js";
import type { FoundMod } from "./found-mod.js";
import { isWithin } from "./versions.js";

/** A mod that is to be loaded after another one, which cannot be had; worth a warning, no more. */
export interface OptionalFault {
  found: FoundMod;
  path: Path;
  other: string;
  fault: { found: string; range: string } | "order";
}

/** What cannot be had of what mods would like to come after. */
export function optionalFaults(found: readonly FoundMod[]): OptionalFault[] {
  const versions = new Map(found.map(({ mod }) => [mod.id, mod.version]));
  const before = new Set<string>();
  return found.flatMap((one) => {
    before.add(one.mod.id);
    return one.mod.optional.flatMap(({ id, version }, at): OptionalFault[] => {
      const there = versions.get(id);
      const place = { found: one, path: ["optional", at], other: id };
      if (there === undefined) return [];
      if (!isWithin(there, version)) return [{ ...place, fault: { found: there, range: version } }];
      return before.has(id) ? [] : [{ ...place, fault: "order" }];
    });
  });
}
