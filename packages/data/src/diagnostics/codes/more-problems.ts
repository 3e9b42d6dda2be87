import type { Problem } from "../diagnostic.js";

/**
 * An entry has more mistakes than are listed.
 *
 * The first twenty findings of an entry are listed; mend them and load again to see the rest.
 *
 * ```toml fails
 * [[items]]
 * id = "tangle"
 * name = "Tangle"
 * actions = [
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 *   { action = "damage", damage_type = "wet" },
 * ]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "tangle"
 * name = "Tangle"
 * actions = [{ action = "damage", amount = 1, damage_type = "ice" }]
 * ```
 */
export function moreProblems(count: number): Problem {
  return {
    severity: "error",
    code: "more_problems",
    message:
      count === 1
        ? "one more problem in this entry is not listed"
        : `${count} more problems in this entry are not listed`,
  };
}
