import type { RegistryName } from "@rustkeep/engine";

/** A place in a file of a mod. */
export interface FilePlace {
  mod: string;
  file: string;
  /** Where the file lies on the disk, absolute and uncleaned; left out where it lies nowhere. */
  path?: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** One of the definitions of an id. */
export interface Origin extends FilePlace {
  /** The id that the entry gives itself; another one than it goes by where it overrides. */
  own_id: string;
  /** Whether it overrides. */
  overrides: boolean;
  /** `loaded`: this one counts; `replaced`: another one does; `left_out`: something in it did not hold. */
  state: "loaded" | "replaced" | "left_out";
}

/** A place that refers to an entry. */
export interface ReferencePlace extends FilePlace {
  registry: RegistryName;
  id: string;
  /** Where in the entry, as in `entries[0].item`. */
  field: string;
}

/** A text for which there is no translation, with its place in the definition; the mod is the one whose text it is. */
export interface UntranslatedText extends FilePlace {
  registry: RegistryName;
  id: string;
  /** As in a translation: `name`, `replies[2]`. */
  field: string;
  /** The text in the language of its mod. */
  text: string;
}

/** Looks behind what was loaded; everything is worked out when it is asked for. */
export interface Inspection {
  /** All definitions of an id, in load order; the one that overrides comes after what it overrides. */
  origins(registry: RegistryName, id: string): Origin[];
  /** Every place that refers to an entry. */
  references(registry: RegistryName, id: string): ReferencePlace[];
  /** The texts that the translations which are used leave in another language. */
  untranslated(): UntranslatedText[];
}
