import type { Block } from "../widgets/row.js";
import type { Abilities } from "./abilities.js";

/** A block and where its upper left corner is; later layers cover earlier ones. */
export interface Layer {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
}

/** What the terminal is to show. */
export interface Picture {
  readonly layers: readonly Layer[];
  /** Where the cursor blinks; undefined hides it. */
  readonly cursor: { readonly x: number; readonly y: number } | undefined;
  readonly abilities: Abilities;
}
