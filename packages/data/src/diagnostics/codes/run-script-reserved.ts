import type { Problem } from "../diagnostic.js";

export function runScriptReserved(): Problem {
  return {
    severity: "warning",
    code: "run_script_reserved",
    message: "scripts are not available yet, so the action is left out",
  };
}
