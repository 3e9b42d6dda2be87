import type { Registries } from "@rustkeep/engine";
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { DigestedMod } from "./loaded-mod.js";
import type { Inspection } from "./origin.js";

/** What a load yields. */
export interface LoadResult {
  /** Complete and cross-checked: every reference leads somewhere. */
  registries: Registries;
  /** In load order. */
  mods: DigestedMod[];
  /** Everything that was found, by mod, file and line. */
  diagnostics: Diagnostic[];
  /** Where everything comes from. */
  inspection: Inspection;
}
