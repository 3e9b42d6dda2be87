// Kinds of values in the state, each with the bounds that it has wherever it stands. What lies beyond is no state; what
// the rules would carry beyond stays at the bound.

/**
 * How often something has happened, or how much of it there is.
 * @asType integer
 * @minimum 0
 * @maximum 1000000000000000
 */
export type Count = number;

/**
 * How many pieces an entry stands for.
 * @asType integer
 * @minimum 1
 * @maximum 1000000000000000
 */
export type Pieces = number;

/**
 * What adds up over a run, whole or not.
 * @minimum 0
 * @maximum 1000000000000000
 */
export type Total = number;

/**
 * A value as attributes have it.
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type Figure = number;

/**
 * Health or stamina.
 * @minimum 0
 * @maximum 1000000000
 */
export type Quantity = number;

/**
 * Turns that are still to come.
 * @asType integer
 * @minimum 1
 * @maximum 9999
 */
export type Turns = number;

/**
 * A position in a list, −1 for none.
 * @asType integer
 * @minimum -1
 * @maximum 9999
 */
export type Index = number;

/**
 * The column or row of a tile.
 * @asType integer
 * @minimum 0
 * @maximum 399
 */
export type Coordinate = number;

/**
 * The length of a side, in tiles.
 * @asType integer
 * @minimum 1
 * @maximum 400
 */
export type Side = number;

/**
 * The number of a floor.
 * @asType integer
 * @minimum 0
 * @maximum 1000000000
 */
export type FloorNumber = number;

/**
 * A full id, or "" for none.
 * @pattern ^(?:[a-z][a-z0-9_]*:[a-z][a-z0-9_]*)?$
 * @maxLength 401
 * @says an id such as "core:rat", or ""
 */
export type IdOrNone = string;

/**
 * What a command names, be there such a thing or not: a text that cannot drive a terminal.
 * @pattern ^(?:[ -~]*|[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*)$
 * @maxLength 401
 * @says a text without control characters
 */
export type Word = string;

/**
 * A seed, which is the same text wherever one is given.
 * @pattern ^0x[0-9a-f]{16}$
 * @maxLength 18
 * @says 0x and 16 hexadecimal digits
 */
export type SeedText = string;

/**
 * The name of a flag: an id, or the key of a trigger behind the definition that it stands on.
 * @pattern ^(?:[a-z_]+/)?[a-z][a-z0-9_]*:[a-z][a-z0-9_]*(?:#[a-z0-9_]+)?$
 * @maxLength 700
 * @says the name of a flag
 */
export type FlagName = string;

/**
 * What a flag is set to; one at 0 is not there.
 * @asType integer
 * @minimum -1000000000
 * @maximum 1000000000
 */
export type FlagValue = number;

/** Flags by name, in code-unit order. */
export type Flags = Record<FlagName, FlagValue>;

/**
 * How often a timed modifier lies on somebody.
 * @asType integer
 * @minimum 1
 * @maximum 9999
 */
export type Stacks = number;

/**
 * How many of its phases an enemy has entered.
 * @asType integer
 * @minimum 0
 * @maximum 9999
 */
export type PhaseCount = number;

/**
 * A turn, −1 for none.
 * @asType integer
 * @minimum -1
 * @maximum 1000000000000000
 */
export type TurnOrNone = number;

/**
 * A 64-bit number.
 * @pattern ^[0-9a-f]{16}$
 * @maxLength 16
 * @says 16 hexadecimal digits
 */
export type Hex16 = string;

/**
 * The name of a hero: 1 to 24 printable characters, not only blanks.
 * @pattern ^(?!\s*$)[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]{1,24}$
 * @maxLength 48
 * @says a name of 1 to 24 printable characters
 */
export type HeroName = string;

/**
 * A row of tiles.
 * @pattern ^[ -~]+$
 * @maxLength 400
 * @says a row of tiles
 */
export type TileRow = string;

/**
 * A line or column of code, from 1.
 * @asType integer
 * @minimum 1
 * @maximum 4001
 */
export type CodePosition = number;

/**
 * A dialog option that can be said only once: the id of its NPC, `#`, and its key, or its authored position if it has none.
 * @pattern ^[a-z][a-z0-9_]*:[a-z][a-z0-9_]*#(?:\d{1,4}|[a-z][a-z0-9_]*)$
 * @maxLength 602
 * @says an id, # and a key or position
 */
export type OnceKey = string;
