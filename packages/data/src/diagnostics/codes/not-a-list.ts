import type { Problem } from "../diagnostic.js";

export function notAList(table: string): Problem {
  return {
    severity: "error",
    code: "not_a_list",
    message: `${table} must be ${table === "balance" ? "a table" : "a list of tables"}, nothing of it is loaded`,
    hint: table === "balance" ? "write [balance]" : `write [[${table}]] before each entry`,
  };
}
