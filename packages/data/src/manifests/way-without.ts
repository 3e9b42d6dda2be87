import { clean } from "../diagnostics/clean.js";
import type { FoundMod } from "./found-mod.js";

/** How to play without a mod. */
export function wayWithout({ mod, extra }: FoundMod): string {
  const id = clean(mod.id);
  return extra ? `leave ${clean(mod.dir, 200)} out` : `switch ${id} off (rustkeep mods disable ${id})`;
}
