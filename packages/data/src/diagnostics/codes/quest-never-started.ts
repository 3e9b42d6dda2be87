import type { Problem } from "../diagnostic.js";

/**
 * Nothing starts a quest.
 *
 * A quest counts only after an action `start_quest` has named it: one of a dialog option, a trigger, an item, or another quest.
 *
 * ```toml fails
 * [[quests]]
 * id = "cleansing"
 * name = "Cleansing"
 * on = "creature_died"
 * ```
 *
 * ```toml mended
 * [[quests]]
 * id = "cleansing"
 * name = "Cleansing"
 * on = "creature_died"
 *
 * [[items]]
 * id = "letter"
 * name = "Letter"
 * actions = [{ action = "start_quest", quest = "cleansing" }]
 * ```
 */
export function questNeverStarted(): Problem {
  return { severity: "notice", code: "quest_never_started", message: "nothing starts this quest" };
}
