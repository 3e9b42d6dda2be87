import { digest } from "@rustkeep/engine";
import type { BalanceReading } from "./read/read-balance.js";
import type { ReadMods } from "./read/read-mods.js";
import { type Resolution, standingOf } from "./resolve/resolution.js";

/**
 * Digests of what each mod contributes to a game, by the id of the mod: its entries that count, complete and patched, and
 * the values of the balance that it was the last to set. To be taken before texts are translated.
 */
export function contentDigests({ balance }: ReadMods, resolution: Resolution): ReadonlyMap<string, string> {
  return new Map(
    resolution.mods.map((mod) => {
      const entries = standingOf(resolution, mod).map(({ registry, id, value }) => [`${registry} ${id}`, value]);
      return [mod.id, digest({ entries: Object.fromEntries(entries), balance: balanceOf(mod.id, balance) })];
    }),
  );
}

function balanceOf(mod: string, { settings }: BalanceReading): object {
  const last = [...settings].map(([field, values]) => [field, values.at(-1)] as const);
  return Object.fromEntries(last.flatMap(([field, set]) => (set?.mod.id === mod ? [[field, set.value]] : [])));
}
