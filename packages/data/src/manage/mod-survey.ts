import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadOrder } from "../format/load-order.js";
import type { LoadResult } from "../load-result.js";
import type { LoadedMod } from "../loaded-mod.js";
import type { ModLoadError } from "../mod-load-error.js";
import type { SourceFile } from "../positions/source-file.js";

/** A mod that is there. */
export interface SurveyedMod {
  mod: LoadedMod;
  manifest: SourceFile;
  /** `on` and `off` as the load order has it; `besides` where it was given besides, so that the order has no say about it. */
  state: "on" | "off" | "besides";
  /** All that were found with this id, this one among them. */
  copies: LoadedMod[];
  /** Ids of the mods that are on and need it, directly or through others, in load order. */
  dependants: string[];
  /** What was found about it; little where it is off, since it is not read then. */
  findings: Diagnostic[];
  /** Why the game does not start with it. */
  faults: ModLoadError[];
}

/** All mods that are there. */
export interface ModSurvey {
  /** In load order; those that are off stand where they would be loaded. */
  mods: SurveyedMod[];
  order: LoadOrder;
  /** Whether the load order may be written. */
  writable: boolean;
  /** What was found about none of these: folders that are no mods, broken manifests, the load order. */
  findings: Diagnostic[];
  /** Everything that keeps the game from starting. */
  faults: ModLoadError[];
  /** What comes of those mods that can be loaded; nothing without the base game. */
  loaded: LoadResult | undefined;
}
