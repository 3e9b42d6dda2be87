import { basename } from "node:path";
import { clean } from "./diagnostics/clean.js";
import { coreMissing } from "./diagnostics/codes/dependencies.js";
import { duplicateMod } from "./diagnostics/codes/manifests.js";
import { modFolders } from "./find/folders.js";
import { readFolder, readManifestFile } from "./find/read-folder.js";
import { loadReadable } from "./load-from-sources.js";
import type { LoadResult } from "./load-result.js";
import { wantedLanguage } from "./locale/language.js";
import { checkDepends } from "./manifests/check-depends.js";
import type { FoundMod } from "./manifests/found-mod.js";
import { readLoadOrder, writeLoadOrder } from "./manifests/load-order-file.js";
import { readManifest } from "./manifests/read-manifest.js";
import { sameOrder, settleOrder } from "./manifests/settle-order.js";
import { createReport, type Report } from "./report.js";

/** Where mods are looked for. */
export interface LoadModsOptions {
  /** Search paths, a mod or a folder of mods each; one that does not exist is passed over. On the same id the later wins. */
  paths: readonly string[];
  /** Like `paths`, but loaded last, in this order, and not written to the load order. */
  extra?: readonly string[];
  /** The player's `load_order.toml`; without it the order is made anew each time and nothing is written. */
  loadOrderFile?: string | undefined;
  /** Language of the texts, as in `de` or `de_DE.UTF-8`; English without it. */
  lang?: string | undefined;
  /** Checks the translations of all languages, not only of the one that is used. */
  checkAllLocales?: boolean;
}

function findMods(paths: readonly string[], asked: boolean, found: Map<string, FoundMod>, report: Report): string[] {
  const ids: string[] = [];
  for (const dir of paths.flatMap((path) => modFolders(path, asked, report))) {
    const folder = clean(basename(dir));
    const file = readManifestFile(dir, report);
    const manifest = file && readManifest({ manifest: file, files: [] }, folder, report);
    if (file === undefined || manifest === undefined) continue;
    const before = found.get(manifest.id);
    if (before !== undefined && before.mod.dir !== dir) {
      const place = { mod: manifest.id, file: before.manifest, anchor: { path: ["id"], part: "value" as const } };
      report.add(place, duplicateMod(manifest.id, before.mod.dir, dir));
    }
    found.set(manifest.id, { mod: { ...manifest, dir }, manifest: file });
    ids.push(manifest.id);
  }
  return [...new Set(ids)];
}

function orderOf(options: LoadModsOptions, found: ReadonlyMap<string, FoundMod>, report: Report) {
  const { loadOrderFile } = options;
  const nothing = { order: { mods: [], disabled: [] }, file: { name: "", text: "" }, writable: false };
  const read = loadOrderFile === undefined ? nothing : readLoadOrder(loadOrderFile, report);
  const order = settleOrder(read, found, report);
  if (loadOrderFile !== undefined && read.writable && !sameOrder(order, read.order)) {
    writeLoadOrder(loadOrderFile, order, report);
  }
  return order;
}

/**
 * Finds, orders, reads and checks all mods. Whatever they hold is told in the diagnostics; the load order is mended where
 * it no longer fits the folders.
 * @throws ModLoadError where `core` is missing, or a dependency is missing, disabled, or loaded after its dependant
 */
export function loadMods(options: LoadModsOptions): LoadResult {
  const report = createReport();
  const found = new Map<string, FoundMod>();
  findMods(options.paths, false, found, report);
  const order = orderOf(options, found, report);
  const extra = findMods(options.extra ?? [], true, found, report);
  // The base game comes first even where another one stands in for it.
  const last = extra.filter((id) => id !== "core" || !order.mods.includes(id));
  const ids = [...order.mods.filter((id) => !order.disabled.includes(id) && !last.includes(id)), ...last];
  const mods = ids.flatMap((id) => found.get(id) ?? []);
  if (!ids.includes("core")) throw coreMissing([...options.paths, ...(options.extra ?? [])], order.disabled);
  checkDepends(mods, order.disabled);
  const wanted = options.checkAllLocales ? () => true : wantedLanguage(options.lang);
  const readable = mods.map(({ mod, manifest }) => ({
    mod,
    source: readFolder(mod.dir, manifest, mod.id, wanted, report),
  }));
  return loadReadable(readable, options, report);
}
