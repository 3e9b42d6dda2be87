import type { Problem } from "../diagnostic.js";

export function questNeverStarted(): Problem {
  return { severity: "notice", code: "quest_never_started", message: "nothing starts this quest" };
}
