import { clean, quote } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function badId(field: string, value: unknown): Problem {
  return {
    severity: "error",
    code: "bad_id",
    message: `${quote(value)} cannot be an id (${clean(field)})`,
    hint: "small letters, digits and underscores, a letter first; another mod's id has that mod's id and a colon before it",
  };
}
