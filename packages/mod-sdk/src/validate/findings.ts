import { basename } from "node:path";
import { type Diagnostic, type LoadResult, ModLoadError } from "@rustkeep/data";
import { isWithin } from "../load-chosen.js";

function key({ code, mod, file, line, column, message }: Diagnostic): string {
  return JSON.stringify([code, mod, file, line, column, message]);
}

// Names under which the mods in the folders appear in findings: a mod that could not be read goes by its folder's name.
function names({ mods }: LoadResult, folders: readonly string[]): Set<string> {
  const loaded = mods.filter(({ dir }) => isWithin(dir, folders));
  const other = new Set(mods.map(({ id }) => id));
  return new Set([
    ...loaded.map(({ id }) => id),
    ...folders.map((dir) => basename(dir)).filter((name) => !other.has(name)),
  ]);
}

/**
 * What is to be told of the mods in some folders: what was found in them, and the errors and warnings that they bring upon
 * others. `without` loads everything but them; it is called only if there is anything to be compared.
 */
export function findingsOf(loaded: LoadResult, folders: readonly string[], without: () => LoadResult): Diagnostic[] {
  const own = names(loaded, folders);
  const loadedIds = new Set(loaded.mods.map(({ id }) => id));
  // Whatever belongs to no mod that was loaded lies in one of the folders, or beside one of the others.
  const isOwn = ({ mod }: Diagnostic) => own.has(mod) || !loadedIds.has(mod);
  const foreign = loaded.diagnostics.filter((one) => !isOwn(one) && one.severity !== "notice");
  if (foreign.length === 0) return loaded.diagnostics.filter(isOwn);
  const before = new Set(diagnosticsWithout(without).map(key));
  return loaded.diagnostics.filter((one) => isOwn(one) || (foreign.includes(one) && !before.has(key(one))));
}

function diagnosticsWithout(without: () => LoadResult): Diagnostic[] {
  try {
    return without().diagnostics;
  } catch (error) {
    // The others do not do without these mods; then there is nothing to compare with.
    if (error instanceof ModLoadError) return [];
    throw error;
  }
}
