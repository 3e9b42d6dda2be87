import { coreMissing } from "./diagnostics/codes/dependencies.js";
import { type FoundMods, findMods } from "./find/find-mods.js";
import { readMod } from "./folder/read-mod.js";
import type { LoadOrder } from "./format/load-order.js";
import { loadReadable } from "./load-from-sources.js";
import type { LoadResult } from "./load-result.js";
import { languageFit } from "./locale/language.js";
import { checkTogether } from "./manifests/check-together.js";
import type { Absence } from "./manifests/load-faults.js";
import { readLoadOrder, writeLoadOrder } from "./manifests/load-order-file.js";
import { sameOrder, settleOrder } from "./manifests/settle-order.js";
import { sortMods } from "./manifests/sort-mods.js";
import { createReport, type Report } from "./report.js";

/** Where mods are looked for. */
export interface LoadModsOptions {
  /** Search paths, a mod or a folder of mods each; one that does not exist is passed over. On the same id the later wins, on one path the higher version. */
  paths: readonly string[];
  /** Like `paths`, but loaded last, in this order, and not written to the load order. */
  extra?: readonly string[];
  /** Puts those of `extra` that need each other in order, instead of refusing the order given. */
  sortExtra?: boolean;
  /** The player's `load_order.toml`; without it the order is made anew each time and nothing is written. */
  loadOrderFile?: string | undefined;
  /** Language of the texts, as in `de` or `de_DE.UTF-8`; English without it. */
  lang?: string | undefined;
  /** Checks the translations of all languages, not only of the one that is used. */
  checkAllLocales?: boolean;
}

function orderOf(loadOrderFile: string | undefined, { mods, ids }: FoundMods, report: Report): LoadOrder {
  const nothing = { order: { mods: [], disabled: [] }, file: { name: "", text: "" }, writable: false };
  const read = loadOrderFile === undefined ? nothing : readLoadOrder(loadOrderFile, report);
  const listed = new Map([...mods].filter(([id]) => ids.includes(id)));
  const order = settleOrder(read, listed, report);
  if (loadOrderFile !== undefined && read.writable && !sameOrder(order, read.order)) {
    writeLoadOrder(loadOrderFile, order, report);
  }
  return order;
}

function extraIds({ mods, extra }: FoundMods, sort: boolean): readonly string[] {
  return sort ? sortMods(extra.flatMap((id) => mods.get(id)?.mod ?? [])).map(({ id }) => id) : extra;
}

function absences({ broken, mods }: FoundMods, { disabled }: LoadOrder): ReadonlyMap<string, Absence> {
  const off = disabled.filter((id) => mods.has(id)).map((id): [string, Absence] => [id, { kind: "disabled" }]);
  return new Map([...broken, ...off]);
}

/**
 * Finds, orders, reads and checks all mods. Whatever they hold is told in the diagnostics; the load order is mended where
 * it no longer fits the folders.
 * @throws ModLoadError where `core` is missing, or what mods say of each other and of the game does not hold: a dependency
 * is missing, disabled, of another version or loaded after its dependant, or mods are in conflict
 */
export function loadMods(options: LoadModsOptions): LoadResult {
  const report = createReport();
  const { paths, extra = [], loadOrderFile } = options;
  const found = findMods(paths, extra, report);
  const order = orderOf(loadOrderFile, found, report);
  // The base game comes first even where another one stands in for it.
  const last = extraIds(found, options.sortExtra === true).filter((id) => id !== "core" || !order.mods.includes(id));
  const ids = [...order.mods.filter((id) => !order.disabled.includes(id) && !last.includes(id)), ...last];
  if (!ids.includes("core")) throw coreMissing([...paths, ...extra], order.disabled);
  const mods = ids.flatMap((id) => found.mods.get(id) ?? []);
  checkTogether(mods, absences(found, order), report);
  const fitOf = languageFit(options.lang);
  const wanted = (language: string) => options.checkAllLocales === true || fitOf(language) > 0;
  const readable = mods.map(({ mod, manifest, tree }) => ({
    mod,
    source: readMod(tree, manifest, mod, wanted, report),
  }));
  return loadReadable(readable, options, report);
}
