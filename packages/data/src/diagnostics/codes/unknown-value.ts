import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";
import { nearest } from "../suggest.js";

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
