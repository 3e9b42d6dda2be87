import { text } from "./shape.js";

/** Longest text that a save or recording may hold anywhere, in UTF-16 units. */
const LONGEST = 2_000;

/** The full id of a definition. */
export const id = text(/^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*$/, LONGEST, 'an id such as "core:rat"');

/** A full id, or "" for none. */
export const idOrNone = text(/^(?:[a-z][a-z0-9_]*:[a-z][a-z0-9_]*)?$/, LONGEST, 'an id such as "core:rat", or ""');

/** A state of the random generator, or a seed. */
export const hex16 = text(/^[0-9a-f]{16}$/, 16, "16 hexadecimal digits");

/** Text on one line that cannot drive a terminal: no control, formatting or unassigned characters, no lone surrogates. */
export const line = text(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, LONGEST, "a text without control characters");

/** The name of a hero: 1–24 printable characters. */
export const heroName = text(
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,24}$/u,
  48,
  "a name of 1 to 24 printable characters",
);

/** The id of a mod. */
export const modId = text(/^[a-z][a-z0-9_]*$/, 200, "the id of a mod");

/** A version number, of a mod or of the game; empty where it is not known. */
export const version = text(/^[0-9A-Za-z.+-]*$/, 200, "a version number");
