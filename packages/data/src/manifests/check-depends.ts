import { clean } from "../diagnostics/clean.js";
import type { LoadedMod } from "../loaded-mod.js";
import { ModLoadError } from "../mod-load-error.js";

function missing({ id }: LoadedMod, needed: string, disabled: readonly string[]): ModLoadError {
  const off = disabled.includes(needed);
  const what = off ? `is disabled in load_order.toml` : "is not installed";
  const remedy = off ? `take ${needed} off the list "disabled"` : `install ${needed}, or remove ${id}`;
  return new ModLoadError(
    "dependency_missing",
    `the mod ${clean(id)} needs ${clean(needed)}, which ${what}: ${remedy}`,
  );
}

function misplaced({ id }: LoadedMod, needed: string): ModLoadError {
  const message = `the mod ${clean(id)} needs ${clean(needed)}, which is loaded after it: move the line "${clean(needed)}" in load_order.toml up, before "${clean(id)}"`;
  return new ModLoadError("dependency_order", message);
}

/**
 * Sees to it that every mod comes after what it depends on.
 * @throws ModLoadError where a dependency is missing, disabled, or loaded later
 */
export function checkDepends(mods: readonly LoadedMod[], disabled: readonly string[]): void {
  const order = new Map(mods.map((mod, index) => [mod.id, index]));
  for (const [index, mod] of mods.entries()) {
    for (const needed of mod.depends) {
      const at = order.get(needed);
      if (at === undefined) throw missing(mod, needed, disabled);
      if (at > index) throw misplaced(mod, needed);
    }
  }
}
