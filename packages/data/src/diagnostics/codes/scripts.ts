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

/**
 * An action would run a script.
 *
 * Scripts are not available yet. The action is left out; the actions beside it run.
 *
 * ```toml fails
 * [[items]]
 * id = "horn"
 * name = "Horn"
 * actions = [{ action = "run_script", script = "summon" }, { action = "give_exp", amount = 1 }]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "horn"
 * name = "Horn"
 * actions = [{ action = "give_exp", amount = 1 }]
 * ```
 */
export function runScriptReserved(): Problem {
  return {
    severity: "warning",
    code: "run_script_reserved",
    message: "scripts are not available yet, so the action is left out",
  };
}
