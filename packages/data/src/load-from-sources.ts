import { contentDigests } from "./content-digests.js";
import { sortDiagnostics } from "./diagnostics/sort-diagnostics.js";
import { noticeUnread } from "./folder/notice-unread.js";
import { languageOf } from "./folder/what-is-read.js";
import { inspection } from "./inspect.js";
import type { LoadResult } from "./load-result.js";
import { applyLocales, dropForeignGrammar, type WordCheck } from "./locale/apply-locales.js";
import { isLanguageName, languageFit, spokenLanguage } from "./locale/language.js";
import { checkTogether } from "./manifests/check-together.js";
import { readManifest } from "./manifests/read-manifest.js";
import type { ModSource } from "./mod-source.js";
import { type ReadableMod, readMods } from "./read/read-mods.js";
import { createReport, type Report } from "./report.js";
import { resolve } from "./resolve/resolve.js";

/** What a load may be asked for. */
export interface LoadOptions {
  /** Language of the texts, as in `de` or `de_DE.UTF-8`; English without it. */
  lang?: string | undefined;
  /** Looks through the game's own words that translations bring; without it they are taken as they are. */
  checkWords?: WordCheck;
}

/** Loads mods whose manifests are read and whose order is settled. */
export function loadReadable(
  mods: readonly ReadableMod[],
  { lang, checkWords = () => [] }: LoadOptions,
  report: Report,
): LoadResult {
  const reading = readMods(mods, report);
  noticeUnread(mods, reading, report);
  report.beginPart();
  const [first] = mods;
  const fallback = first && { mod: first.mod.id, file: first.source.manifest };
  const { registries, resolution } = resolve({ reading, report, fallback });
  const digests = contentDigests(reading, resolution);
  report.beginPart();
  const fitOf = languageFit(lang);
  const { translated, words } = applyLocales(mods, reading, resolution, fitOf, checkWords);
  const foreignTo = (serves: typeof fitOf) =>
    new Set(mods.filter(({ mod }) => serves(mod.language) === 0).map(({ mod }) => mod.id));
  dropForeignGrammar(resolution, translated, foreignTo(languageFit(spokenLanguage(lang))));
  const foreign = foreignTo(fitOf);
  return {
    registries,
    mods: mods.map(({ mod }) => ({ ...mod, digest: digests.get(mod.id) ?? "" })),
    diagnostics: sortDiagnostics(
      report,
      mods.map(({ mod }) => mod.id),
    ),
    words,
    languages: languagesOf(mods),
    inspection: inspection({ reading, resolution, translated, foreign }),
  };
}

function languagesOf(mods: readonly ReadableMod[]): string[] {
  const all = mods.flatMap(({ mod, source }) => [
    mod.language,
    ...(source.languages ?? (source.locales ?? []).map(({ name }) => languageOf(name) ?? "")),
  ]);
  return [...new Set(all)].filter(isLanguageName).sort();
}

/**
 * Loads mods from texts, in the order given, and touches no file system. Whatever the texts hold, it is told in the
 * diagnostics; nothing is thrown but where mods cannot be loaded together.
 * @throws ModLoadError where a mod's dependency is missing, of another version or comes after it, where it needs another
 * version of the game, or two mods are in conflict
 */
export function loadFromSources(sources: readonly ModSource[], options: LoadOptions = {}): LoadResult {
  const report = createReport();
  const found = sources.flatMap((source) => {
    const dir = source.dir ?? "";
    const manifest = readManifest(source, dir, report);
    return manifest === undefined
      ? []
      : [{ mod: { ...manifest, dir }, manifest: source.manifest, extra: false, source }];
  });
  checkTogether(found, new Map(), report);
  return loadReadable(found, options, report);
}
