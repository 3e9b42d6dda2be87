import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { nearest } from "../suggest.js";

/** The types of JSON Schema, but for that of nothing. */
export type ValueType = keyof typeof nouns;

/**
 * A value is of the wrong kind.
 *
 * A text where a number belongs, a single value where a list belongs, a number that is not finite. Numbers stand without quotes
 * (`25`), texts with them (`"25"`), lists in brackets. The entry is left out.
 *
 * ```toml fails
 * [[items]]
 * id = "bell"
 * name = "Bell"
 * base_price = "25"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "bell"
 * name = "Bell"
 * base_price = 25
 * ```
 */
export function wrongType(field: string, expected: ValueType | readonly ValueType[], value: unknown): Problem {
  const [type = "string", ...others] = [expected].flat();
  // A number may also be given by code.
  const noun = others.length === 0 ? nouns[type] : `${nouns[type]} or a formula`;
  return {
    severity: "error",
    code: "wrong_type",
    message: `${clean(field)} must be ${noun}, not ${quote(value)}`,
    ...howToWrite(type, value),
  };
}

/**
 * A text or list is too long or too short.
 *
 * Texts hold up to 2,000 characters, lists up to 1,000 elements; some must not be empty, and the size of a floor has exactly
 * two numbers. The entry is left out.
 *
 * ```toml fails
 * [[floors]]
 * id = "cellar"
 * number = 6
 * size = [60]
 * rooms = 5
 * required = ["core:entrance", "core:stairs"]
 * ```
 *
 * ```toml mended
 * [[floors]]
 * id = "cellar"
 * number = 6
 * size = [60, 40]
 * rooms = 5
 * required = ["core:entrance", "core:stairs"]
 * ```
 */
export function wrongLength(field: string, bound: string, length: number): Problem {
  return { severity: "error", code: "wrong_length", message: `${clean(field)} must have ${bound}, not ${length}` };
}

/**
 * A number is outside its bounds.
 *
 * Every number has bounds, which the reference names beside the field. They are wide, so that a value beyond them is a slip, or
 * would break the game for everybody. The entry is left out.
 *
 * ```toml fails
 * [[affixes]]
 * id = "costly"
 * name = "Costly"
 * price_factor = -2
 * ```
 *
 * ```toml mended
 * [[affixes]]
 * id = "costly"
 * name = "Costly"
 * price_factor = 2
 * ```
 */
export function outOfRange(field: string, value: unknown, bound: string): Problem {
  return {
    severity: "error",
    code: "out_of_range",
    message: `${clean(field)} must be ${bound}, not ${quote(value)}`,
  };
}

/**
 * A text is none of the words that are possible here.
 *
 * Attributes, kinds of damage, events, actions, checks and the like are fixed words. The finding names the known word that is
 * most like it, or all of them. The entry is left out.
 *
 * ```toml fails
 * [[abilities]]
 * id = "ember"
 * name = "Ember"
 * actions = [{ action = "damage", amount = 5, damage_type = "flame", target = "target" }]
 * ```
 *
 * ```toml mended
 * [[abilities]]
 * id = "ember"
 * name = "Ember"
 * actions = [{ action = "damage", amount = 5, damage_type = "fire", target = "target" }]
 * ```
 */
export function unknownValue(field: string, value: unknown, allowed: readonly unknown[]): Problem {
  const texts = allowed.map(String);
  const near = typeof value === "string" ? nearest(value, texts) : undefined;
  return {
    severity: "error",
    code: "unknown_value",
    message: `${quote(value)} is not a value of ${clean(field)}`,
    hint: near === undefined ? `known are ${texts.join(", ")}` : `did you mean ${near}?`,
  };
}

/**
 * A colour is not one of the terminal's.
 *
 * The palette is black, red, green, yellow, blue, magenta, cyan, white, gray and dark_gray. Any other word costs only the colour:
 * the entry is loaded and its symbol has the default colour of the terminal.
 *
 * ```toml fails
 * [[items]]
 * id = "sunstone"
 * name = "Sunstone"
 * color = "orange"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "sunstone"
 * name = "Sunstone"
 * color = "yellow"
 * ```
 */
export function unknownColor(value: unknown, known: readonly string[]): Problem {
  const near = typeof value === "string" ? nearest(value, known) : undefined;
  return {
    severity: "warning",
    code: "unknown_color",
    message: `${quote(value)} is not a colour, the default is used`,
    hint: near === undefined ? `known are ${known.join(", ")}` : `did you mean ${near}?`,
  };
}

/**
 * A range cannot be read.
 *
 * `rolls` and `count` are texts: `"3"` for exactly three, `"1-3"` for one to three. The smaller number comes first and none is
 * above 9999. The entry is left out.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "purse"
 * rolls = "3-1"
 * entries = [{ item = "core:gold", count = "5" }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "purse"
 * rolls = "1-3"
 * entries = [{ item = "core:gold", count = "5" }]
 * ```
 */
export function badRange(field: string, value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_range",
    message: `${clean(field)} cannot be ${quote(value)}`,
    hint: 'a range is "3" or "1-3", the smaller number first, up to 9999',
  };
}

/**
 * A symbol is not one character of single width.
 *
 * A symbol takes up exactly one cell of the map: one printable character that is neither wide nor a combination of several.
 * Emoji and most East Asian characters are wide. The entry is left out.
 *
 * ```toml fails
 * [[creatures]]
 * id = "dragon"
 * name = "Dragon"
 * symbol = "🐉"
 * ai = [{ ability = "core:attack" }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "dragon"
 * name = "Dragon"
 * symbol = "D"
 * ai = [{ ability = "core:attack" }]
 * ```
 */
export function badSymbol(value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_symbol",
    message: `${quote(value)} cannot be a symbol`,
    hint: "one printable character that takes up one column",
  };
}

/**
 * A text contains control characters.
 *
 * Escape sequences, other control characters and marks that turn the direction of writing could garble the player's terminal.
 * Line breaks are possible in `description`, `greeting`, `reply` and `layout` only. The entry is left out.
 *
 * ```toml fails
 * [[items]]
 * id = "scroll"
 * name = "Old\nscroll"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "scroll"
 * name = "Old scroll"
 * ```
 */
export function badText(field: string, lines: boolean): Problem {
  const what = lines ? "control characters" : "line breaks or other control characters";
  return { severity: "error", code: "bad_text", message: `${clean(field)} must not contain ${what}` };
}

const nouns = {
  string: "a text",
  number: "a finite number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a table",
} as const;

// The commonest causes: a number in quotes, a text without them, one of something that there may be several of.
function howToWrite(expected: ValueType, value: unknown): { hint?: string } {
  if (expected === "array" && typeof value === "string") return { hint: `write [${quote(value, 30)}]` };
  if (expected === "string" && typeof value === "number") return { hint: `write "${value}"` };
  const plain = typeof value === "string" && /^(-?[0-9]{1,7}(\.[0-9]{1,6})?|true|false)$/.test(value);
  return plain && ["number", "integer", "boolean"].includes(expected) ? { hint: `write ${value} without quotes` } : {};
}
