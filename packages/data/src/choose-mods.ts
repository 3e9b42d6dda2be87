import { type FoundMods, findMods, type SupposedFolders } from "./find/find-mods.js";
import { sourceOf } from "./folder/source-of.js";
import type { LoadOrder } from "./format/load-order.js";
import type { WordCheck } from "./locale/apply-locales.js";
import { languageFit } from "./locale/language.js";
import type { Absence, FoundFolder } from "./manifests/found-mod.js";
import { readLoadOrder } from "./manifests/load-order-file.js";
import { type ReadLoadOrder, settleOrder } from "./manifests/settle-order.js";
import { sortMods } from "./manifests/sort-mods.js";
import type { ReadableMod } from "./read/read-mods.js";
import type { Report } from "./report.js";

/** Where mods are looked for. */
export interface LoadModsOptions {
  /**
   * Search paths, a mod or a folder of mods each; one that does not exist is passed over. On the same id the later wins, on
   * one path the higher version.
   */
  paths: readonly string[];
  /** Like `paths`, but loaded last, in this order, and not written to the load order. */
  extra?: readonly string[];
  /** Puts those of `extra` that need each other in order, instead of refusing the order given. */
  sortExtra?: boolean;
  /** The player's `load_order.toml`; without it the order is made anew each time and nothing is written. */
  loadOrderFile?: string | undefined;
  /** Language of the texts, as in `de` or `de_DE.UTF-8`; English without it. */
  lang?: string | undefined;
  /** Looks through the game's own words that translations bring; without it they are taken as they are. */
  checkWords?: WordCheck;
  /** Checks the translations of all languages, not only of the one that is used. */
  checkAllLocales?: boolean;
}

/** The mods that are there, and those of them that are to be loaded. */
export interface ChosenMods {
  found: FoundMods;
  /** The load order as it was read, and mended. */
  read: ReadLoadOrder;
  order: LoadOrder;
  /** What is to be loaded, in this order; without `core` nothing can be. */
  mods: FoundFolder[];
  /** Why others are not, by their ids. */
  absent: ReadonlyMap<string, Absence>;
}

/** What goes along with the options of a load. */
export interface Choice extends SupposedFolders {
  /** Whether nothing may be written, not even a copy of a load order that cannot be read. */
  readOnly?: boolean;
  /** A load order to be looked at in place of the player's. */
  order?: LoadOrder;
}

const noOrder: ReadLoadOrder = { order: { mods: [], disabled: [] }, file: { name: "", text: "" }, writable: false };

function extraIds({ mods, extra }: FoundMods, sort: boolean): readonly string[] {
  return sort ? sortMods(extra.flatMap((id) => mods.get(id)?.mod ?? [])).map(({ id }) => id) : extra;
}

function absences({ broken, mods }: FoundMods, { disabled }: LoadOrder): ReadonlyMap<string, Absence> {
  const off = disabled.filter((id) => mods.has(id)).map((id): [string, Absence] => [id, { kind: "disabled" }]);
  return new Map([...broken, ...off]);
}

/** Finds mods and settles which of them are to be loaded, in which order. The order is not written. */
export function chooseMods(options: LoadModsOptions, choice: Choice, report: Report): ChosenMods {
  const { readOnly = false } = choice;
  const { paths, extra = [], loadOrderFile, sortExtra = false } = options;
  const found = findMods(paths, extra, choice, report);
  const read = loadOrderFile === undefined ? noOrder : readLoadOrder(loadOrderFile, !readOnly, report);
  const wanted = choice.order === undefined ? read : { ...read, order: choice.order };
  const order = settleOrder(wanted, new Map([...found.mods].filter(([id]) => found.ids.includes(id))), report);
  // The base game comes first even where another one stands in for it.
  const last = extraIds(found, sortExtra).filter((id) => id !== "core" || !order.mods.includes(id));
  const ids = [...order.mods.filter((id) => !order.disabled.includes(id) && !last.includes(id)), ...last];
  const mods = ids.flatMap((id) => found.mods.get(id) ?? []);
  return { found, read, order, mods, absent: absences(found, order) };
}

/** The texts of mods, as far as they are wanted. */
export function textsOf(
  mods: readonly FoundFolder[],
  { lang, checkAllLocales = false }: LoadModsOptions,
): ReadableMod[] {
  const fitOf = languageFit(lang);
  const wanted = (language: string) => checkAllLocales || fitOf(language) > 0;
  return mods.map(({ mod, manifest, tree }) => ({ mod, source: sourceOf(tree, manifest, mod.ignore, wanted) }));
}
