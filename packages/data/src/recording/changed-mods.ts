import type { RecordedMod } from "./recording-format.js";

/**
 * Ids of the mods whose content is not that of the recording: another digest, gone, new, or loaded in another order. What a
 * recording without digests was made with is not known: nothing has changed then.
 */
export function changedMods(recorded: readonly RecordedMod[], loaded: readonly RecordedMod[]): string[] {
  if (recorded.some(({ digest }) => digest === undefined) || loaded.some(({ digest }) => digest === undefined)) {
    return [];
  }
  const most = Math.max(recorded.length, loaded.length);
  const different = Array.from({ length: most }, (_, position) => [recorded[position], loaded[position]]).filter(
    ([then, now]) => then?.id !== now?.id || then?.digest !== now?.digest,
  );
  return [...new Set(different.flatMap((pair) => pair.flatMap((mod) => (mod === undefined ? [] : [mod.id]))))];
}
