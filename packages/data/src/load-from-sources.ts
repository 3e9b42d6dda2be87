import type { Registries, RegistryName } from "@rustkeep/engine";
import type { LoadResult } from "./load-result.js";
import type { LoadedMod } from "./loaded-mod.js";
import { checkDepends } from "./manifests/check-depends.js";
import { readManifest } from "./manifests/read-manifest.js";
import type { ModSource } from "./mod-source.js";
import { finalBalance, type ReadableMod, readMods } from "./read/read-mods.js";
import { createReport, type Report } from "./report.js";
import { registryShapes } from "./schema/shapes.js";

/** Loads mods whose manifests are read and whose order is settled. */
export function loadReadable(mods: readonly ReadableMod[], report: Report): LoadResult {
  const reading = readMods(mods, report);
  const registries: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(registryShapes) as RegistryName[]) registries[name] = {};
  for (const { registry, id, value } of reading.definitions) (registries[registry] ??= {})[id] = value;
  return {
    registries: { ...registries, balance: finalBalance(reading) } as unknown as Registries,
    mods: mods.map(({ mod }) => mod),
    diagnostics: report.diagnostics,
  };
}

/**
 * Loads mods from texts, in the order given, and touches no file system. Whatever the texts hold, it is told in the
 * diagnostics; nothing is thrown because of it but for the dependencies.
 * @throws ModLoadError where a mod's dependency is missing or comes after it
 */
export function loadFromSources(sources: readonly ModSource[]): LoadResult {
  const report = createReport();
  const mods = sources.flatMap((source) => {
    const manifest = readManifest(source, source.dir ?? "", report);
    if (manifest === undefined) return [];
    const mod: LoadedMod = { ...manifest, dir: source.dir ?? "" };
    return [{ mod, source }];
  });
  checkDepends(
    mods.map(({ mod }) => mod),
    [],
  );
  return loadReadable(mods, report);
}
