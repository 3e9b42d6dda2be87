import type { Problem } from "../diagnostic.js";

export function neverFires(reason: string): Problem {
  return { severity: "notice", code: "never_fires", message: `this trigger can never fire: ${reason}` };
}
