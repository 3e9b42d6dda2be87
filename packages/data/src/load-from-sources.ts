import { sortDiagnostics } from "./diagnostics/sort-diagnostics.js";
import { inspection } from "./inspect.js";
import type { LoadResult } from "./load-result.js";
import type { LoadedMod } from "./loaded-mod.js";
import { applyLocales } from "./locale/apply-locales.js";
import { wantedLanguage } from "./locale/language.js";
import { checkDepends } from "./manifests/check-depends.js";
import { readManifest } from "./manifests/read-manifest.js";
import type { ModSource } from "./mod-source.js";
import { type ReadableMod, readMods } from "./read/read-mods.js";
import { createReport, type Report } from "./report.js";
import { resolve } from "./resolve/resolve.js";

/** What a load may be asked for. */
export interface LoadOptions {
  /** Language of the texts, as in `de` or `de_DE.UTF-8`; English without it. */
  lang?: string | undefined;
}

/** Loads mods whose manifests are read and whose order is settled. */
export function loadReadable(mods: readonly ReadableMod[], { lang }: LoadOptions, report: Report): LoadResult {
  const reading = readMods(mods, report);
  report.beginPart();
  const [first] = mods;
  const fallback = first && { mod: first.mod.id, file: first.source.manifest };
  const { registries, resolution } = resolve({ reading, report, fallback });
  report.beginPart();
  const translated = applyLocales(mods, reading, resolution, wantedLanguage(lang));
  return {
    registries,
    mods: mods.map(({ mod }) => mod),
    diagnostics: sortDiagnostics(
      report,
      mods.map(({ mod }) => mod.id),
    ),
    inspection: inspection({ reading, resolution, translated }),
  };
}

/**
 * Loads mods from texts, in the order given, and touches no file system. Whatever the texts hold, it is told in the
 * diagnostics; nothing is thrown because of it but for the dependencies.
 * @throws ModLoadError where a mod's dependency is missing or comes after it
 */
export function loadFromSources(sources: readonly ModSource[], options: LoadOptions = {}): LoadResult {
  const report = createReport();
  const mods = sources.flatMap((source) => {
    const manifest = readManifest(source, source.dir ?? "", report);
    if (manifest === undefined) return [];
    const mod: LoadedMod = { ...manifest, dir: source.dir ?? "" };
    return [{ mod, source }];
  });
  checkDepends(
    mods.map(({ mod, source }) => ({ mod, manifest: source.manifest })),
    [],
  );
  return loadReadable(mods, options, report);
}
