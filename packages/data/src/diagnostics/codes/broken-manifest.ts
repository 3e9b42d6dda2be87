import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

export function brokenManifest(reason: string): Problem {
  return { severity: "warning", code: "broken_manifest", message: `the mod is not loaded: ${clean(reason, 200)}` };
}
