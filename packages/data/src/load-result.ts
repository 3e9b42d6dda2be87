import type { Registries } from "@rustkeep/engine";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { DigestedMod } from "./loaded-mod.js";
import type { WordTable } from "./locale/apply-locales.js";
import type { Inspection } from "./origin.js";

/** What a load yields. */
export interface LoadResult {
  /** Complete and cross-checked: every reference leads somewhere. */
  registries: Registries;
  /** In load order. */
  mods: DigestedMod[];
  /** Everything that was found, by mod, file and line. */
  diagnostics: Diagnostic[];
  /** Words of the game's own that the translations which are used bring, in tables as under `[game]`; later mods win. */
  words: WordTable;
  /** The languages that the mods are written in or translated into, by name. */
  languages: string[];
  /** Where everything comes from. */
  inspection: Inspection;
}
