import { dependencyMissing, dependencyOrder } from "../diagnostics/codes/dependencies.js";
import type { LoadedMod } from "../loaded-mod.js";
import { locate } from "../positions/locate.js";
import type { FoundMod } from "./found-mod.js";

// The chain of dependencies that leads from one mod to another, undefined where there is none.
function chainTo(goal: string, from: string, mods: ReadonlyMap<string, LoadedMod>): string[] | undefined {
  const ways = [{ last: from, chain: [from] }];
  const seen = new Set([from]);
  for (const { last, chain } of ways) {
    if (last === goal) return chain;
    const fresh = mods.get(last)?.depends.filter((next) => !seen.has(next)) ?? [];
    for (const next of fresh) {
      seen.add(next);
      ways.push({ last: next, chain: [...chain, next] });
    }
  }
  return undefined;
}

/**
 * Sees to it that every mod comes after what it depends on.
 * @throws ModLoadError where a dependency is missing, disabled, or loaded later
 */
export function checkDepends(found: readonly FoundMod[], disabled: readonly string[]): void {
  const mods = new Map(found.map(({ mod }) => [mod.id, mod]));
  const order = new Map(found.map(({ mod }, index) => [mod.id, index]));
  for (const [index, { mod, manifest }] of found.entries()) {
    for (const [position, needed] of mod.depends.entries()) {
      const at = order.get(needed);
      if (at !== undefined && at <= index) continue;
      const place = { file: manifest.name, ...locate(manifest, { path: ["depends", position], part: "value" }) };
      if (at === undefined) {
        throw dependencyMissing({ mod, place, needed, known: mods.keys(), disabled: disabled.includes(needed) });
      }
      throw dependencyOrder({ mod, place, needed, circle: chainTo(mod.id, needed, mods) });
    }
  }
}
