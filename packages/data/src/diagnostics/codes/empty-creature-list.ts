import type { Problem } from "../diagnostic.js";

export function emptyCreatureList(): Problem {
  return {
    severity: "error",
    code: "empty_creature_list",
    message: "nobody is left of its own list of creatures, so the prefab is left out",
  };
}
