import type { en } from "./en/index.js";

/** The keys and parameters of a catalogue, whatever its words. */
type Catalogue<T> = {
  readonly [Key in keyof T]: T[Key] extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T[Key] extends string
      ? string
      : Catalogue<T[Key]>;
};

/**
 * Everything that the front ends say, by area. English declares the keys and parameters; the other catalogues must have
 * exactly the same ones to compile.
 */
export type Texts = Catalogue<typeof en>;
