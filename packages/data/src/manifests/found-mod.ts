import type { ModTree } from "../folder/mod-tree.js";
import type { LoadedMod } from "../loaded-mod.js";
import type { SourceFile } from "../positions/source-file.js";

/** A mod that was found, with its manifest, but not yet its other files. */
export interface FoundMod {
  mod: LoadedMod;
  manifest: SourceFile;
  /** Whether the load order has no say about it, since it was given besides. */
  extra: boolean;
}

/** The same with the folder that it was found in. */
export interface FoundFolder extends FoundMod {
  tree: ModTree;
}

/** Why a mod that lies there is not loaded: it is switched off, or its manifest is broken at that place. */
export type Absence = { kind: "disabled" } | { kind: "broken"; place: string };
