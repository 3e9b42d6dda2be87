import type { Problem } from "../diagnostic.js";

export function scriptsReserved(): Problem {
  return {
    severity: "warning",
    code: "scripts_reserved",
    message: "scripts are not available yet, the table is ignored",
  };
}
