import type { Diagnostic } from "./diagnostics/diagnostic.js";
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

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

// Mods that are not loaded come first: what is said about them may explain the rest.
function sortDiagnostics(diagnostics: Diagnostic[], mods: readonly ReadableMod[]): Diagnostic[] {
  const order = new Map(mods.map(({ mod }, index) => [mod.id, index]));
  const rank = ({ mod }: Diagnostic) => order.get(mod) ?? -1;
  return diagnostics.sort(
    (one, other) =>
      rank(one) - rank(other) ||
      compare(one.mod, other.mod) ||
      compare(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column,
  );
}

/** Loads mods whose manifests are read and whose order is settled. */
export function loadReadable(mods: readonly ReadableMod[], { lang }: LoadOptions, report: Report): LoadResult {
  const reading = readMods(mods, report);
  const [first] = mods;
  const fallback = first && { mod: first.mod.id, file: first.source.manifest };
  const { registries, settlement } = resolve({ reading, report, fallback });
  const translated = applyLocales(mods, reading, settlement, wantedLanguage(lang));
  return {
    registries,
    mods: mods.map(({ mod }) => mod),
    diagnostics: sortDiagnostics(report.diagnostics, mods),
    inspection: inspection({ reading, settlement, translated }),
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
