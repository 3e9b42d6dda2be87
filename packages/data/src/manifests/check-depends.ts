import { dependencyMissing } from "../diagnostics/codes/dependency-missing.js";
import { dependencyOrder } from "../diagnostics/codes/dependency-order.js";
import type { LoadedMod } from "../loaded-mod.js";

/**
 * Sees to it that every mod comes after what it depends on.
 * @throws ModLoadError where a dependency is missing, disabled, or loaded later
 */
export function checkDepends(mods: readonly LoadedMod[], disabled: readonly string[]): void {
  const order = new Map(mods.map((mod, index) => [mod.id, index]));
  for (const [index, mod] of mods.entries()) {
    for (const needed of mod.depends) {
      const at = order.get(needed);
      if (at === undefined) throw dependencyMissing(mod.id, needed, disabled.includes(needed));
      if (at > index) throw dependencyOrder(mod.id, needed);
    }
  }
}
