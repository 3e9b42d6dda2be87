import type { Problem } from "../diagnostic.js";

export function tableNeverDrawn(): Problem {
  return { severity: "notice", code: "table_never_drawn", message: "nothing draws from this table" };
}
