import { chooseMods, type LoadModsOptions, textsOf } from "./choose-mods.js";
import { coreMissing } from "./diagnostics/codes/dependencies.js";
import { loadReadable } from "./load-from-sources.js";
import type { LoadResult } from "./load-result.js";
import { checkTogether } from "./manifests/check-together.js";
import { storeLoadOrder } from "./manifests/load-order-file.js";
import { sameOrder } from "./manifests/same-order.js";
import { createReport } from "./report.js";

/**
 * Finds, orders, reads and checks all mods. Whatever they hold is told in the diagnostics; the load order is mended where
 * it no longer fits the folders.
 * @throws ModLoadError where `core` is missing, or what mods say of each other and of the game does not hold: a dependency
 * is missing, disabled, of another version or loaded after its dependant, or mods are in conflict
 */
export function loadMods(options: LoadModsOptions): LoadResult {
  const report = createReport();
  const { paths, extra = [], loadOrderFile } = options;
  const { mods, order, read, absent } = chooseMods(options, {}, report);
  if (loadOrderFile !== undefined && read.writable && !sameOrder(order, read.order)) {
    storeLoadOrder(loadOrderFile, order, report);
  }
  if (!mods.some(({ mod }) => mod.id === "core")) throw coreMissing([...paths, ...extra], order.disabled);
  checkTogether(mods, absent, report);
  return loadReadable(textsOf(mods, options), options, report);
}
