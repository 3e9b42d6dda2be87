import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * Two entries of a mod have the same id.
 *
 * Within one mod the entry that is read last counts (files are read in the order of their names); the one before it is never
 * seen. The finding stands at the one that is replaced.
 *
 * ```toml fails
 * [[slots]]
 * id = "belt"
 * name = "Belt"
 *
 * [[slots]]
 * id = "belt"
 * name = "Sash"
 * ```
 *
 * ```toml mended
 * [[slots]]
 * id = "belt"
 * name = "Belt"
 *
 * [[slots]]
 * id = "sash"
 * name = "Sash"
 * ```
 */
export function duplicateId(winner: string): Problem {
  return {
    severity: "notice",
    code: "duplicate_id",
    message: `another entry of this mod has the same id and takes its place: ${clean(winner, 200)}`,
  };
}
