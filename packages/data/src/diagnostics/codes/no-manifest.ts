import type { Problem } from "../diagnostic.js";

export function noManifest(): Problem {
  return { severity: "warning", code: "no_manifest", message: "the folder is not a mod: it has no manifest.toml" };
}
