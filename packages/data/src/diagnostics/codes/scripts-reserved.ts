import type { Problem } from "../diagnostic.js";

/**
 * Scripts are not available yet.
 *
 * The table `scripts` is reserved for a later version. It is ignored, and so is every `run_script`.
 *
 * ```toml fails
 * [[scripts]]
 * id = "riddle"
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "riddle"
 * name = "A riddle on paper"
 * ```
 */
export function scriptsReserved(): Problem {
  return {
    severity: "warning",
    code: "scripts_reserved",
    message: "scripts are not available yet, the table is ignored",
  };
}
