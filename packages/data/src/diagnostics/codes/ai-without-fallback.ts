import type { Problem } from "../diagnostic.js";

export function aiWithoutFallback(empty: boolean): Problem {
  return {
    severity: "warning",
    code: "ai_without_fallback",
    message: empty
      ? "the creature has no ai: it hesitates every turn"
      : "the last line of ai has a condition: where none holds, the creature hesitates",
    hint: 'end with { ability = "core:attack" }',
  };
}
