import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function modsPathMissing(path: string, reason: string): Problem {
  return {
    severity: "warning",
    code: "mods_path_missing",
    message: `no mods are loaded from ${clean(path, 200)}: ${clean(reason)}`,
  };
}
