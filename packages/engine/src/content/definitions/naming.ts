import type { Entry } from "./entry.js";
import type { Line } from "./text.js";

/**
 * What a name says of its grammar, in the language that it is written in. Each field only where it needs it: without them
 * sentences do with the bare name.
 */
export interface Naming {
  /**
   * The name as the subject of a sentence, with its article: `the USB drone`, `der Eiserne Wächter`. A proper name has none:
   * `Old Grinner`.
   */
  the?: Line;
  /** The name after a number: `healing potions`. The same as the name where it cannot be counted: `gold`. */
  many?: Line;
  /** Whether the name itself is one of several: `worn boots`. */
  plural?: boolean;
  /** Forms of `the` that do not follow the rules of the language. */
  forms?: NameForms;
}

/** Forms of a name, with their article. */
export interface NameForms {
  /** The accusative: `den Boten`. */
  acc?: Line;
  /** The dative: `dem Boten`. */
  dat?: Line;
}

/** How sentences speak of whoever carries a tag. A tag needs no entry to be used; `id` is the tag. */
export interface TagWords extends Entry {
  /** Whom something is good against: `against the undead`. */
  against?: Line;
  /** Who they are: `the undead`. */
  of?: Line;
}
