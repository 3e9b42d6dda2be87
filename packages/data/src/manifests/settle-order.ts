import { loadOrderEntryDropped } from "../diagnostics/codes/load-order.js";
import type { LoadOrder } from "../format/load-order.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Report } from "../report.js";
import type { FoundMod } from "./found-mod.js";
import { placeNewMods } from "./place-new-mods.js";
import { byId, sortMods } from "./sort-mods.js";

/** A load order as it was read. */
export interface ReadLoadOrder {
  order: LoadOrder;
  file: SourceFile;
  /** Whether it may be written: not where an unreadable one could not be kept. */
  writable: boolean;
}

// The ids of a list against which `reasonAgainst` says nothing; the others are told.
function keep(
  { order, file }: ReadLoadOrder,
  list: keyof LoadOrder,
  report: Report,
  reasonAgainst: (id: string, kept: readonly string[]) => string | undefined,
): string[] {
  const kept: string[] = [];
  for (const [index, id] of order[list].entries()) {
    const reason = isId(id) ? reasonAgainst(id, kept) : "it is not the id of a mod";
    if (reason === undefined) kept.push(id);
    else {
      const place = { mod: "", file, anchor: { path: [list, index], part: "value" as const } };
      report.add(place, loadOrderEntryDropped(id, reason));
    }
  }
  return kept;
}

function isId(text: string): boolean {
  return text.length <= 64 && /^[a-z][a-z0-9_]*$/.test(text);
}

/**
 * The load order mended: what is lost is dropped with a warning, what is new is appended, in front of what wants to come
 * after it.
 */
export function settleOrder(read: ReadLoadOrder, found: ReadonlyMap<string, FoundMod>, report: Report): LoadOrder {
  const kept = keep(read, "mods", report, (id, before) => {
    if (before.includes(id)) return "it is listed twice";
    return found.has(id) ? undefined : "there is no folder with this mod";
  });
  const disabled = keep(read, "disabled", report, () => undefined);
  const mods = new Map([...found].map(([id, { mod }]) => [id, mod]));
  const fresh = [...mods.values()].filter(({ id }) => !kept.includes(id) && !disabled.includes(id));
  return { mods: placeNewMods(kept, sortMods(byId(fresh)), mods), disabled };
}
