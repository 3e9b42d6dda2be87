import { loadOrderEntryDropped } from "../diagnostics/codes/load-order-entry-dropped.js";
import type { LoadOrder } from "../format/load-order.js";
import type { Report } from "../report.js";
import type { FoundMod } from "./found-mod.js";
import type { ReadLoadOrder } from "./load-order-file.js";
import { sortNewMods } from "./sort-new-mods.js";

function withoutLost({ order, file }: ReadLoadOrder, found: ReadonlyMap<string, FoundMod>, report: Report): string[] {
  const kept: string[] = [];
  for (const [index, id] of order.mods.entries()) {
    const reason = kept.includes(id)
      ? "it is listed twice"
      : found.has(id)
        ? undefined
        : "there is no folder with this mod";
    if (reason === undefined) kept.push(id);
    else {
      const place = { mod: "", file, anchor: { path: ["mods", index], part: "value" as const } };
      report.add(place, loadOrderEntryDropped(id, reason));
    }
  }
  return kept;
}

/** The load order mended: what is lost is dropped with a warning, what is new is appended. */
export function settleOrder(read: ReadLoadOrder, found: ReadonlyMap<string, FoundMod>, report: Report): LoadOrder {
  const kept = withoutLost(read, found, report);
  const { disabled } = read.order;
  const fresh = [...found.values()]
    .map(({ mod }) => mod)
    .filter(({ id }) => !kept.includes(id) && !disabled.includes(id));
  return { mods: [...kept, ...sortNewMods(fresh).map(({ id }) => id)], disabled };
}

/** Whether two load orders say the same. */
export function sameOrder(one: LoadOrder, other: LoadOrder): boolean {
  return JSON.stringify([one.mods, one.disabled]) === JSON.stringify([other.mods, other.disabled]);
}
