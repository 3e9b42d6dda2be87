import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function unreadableFile(reason: string): Problem {
  return { severity: "error", code: "unreadable_file", message: `nothing of this is loaded: ${clean(reason, 200)}` };
}
