import type { Problem } from "../diagnostic.js";

export function abilityNeverGranted(): Problem {
  return { severity: "notice", code: "ability_never_granted", message: "nothing grants this ability" };
}
