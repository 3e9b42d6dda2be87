import { clean } from "../clean.js";
import type { Problem } from "../diagnostic.js";

/**
 * A trigger can never fire.
 *
 * What the trigger waits for cannot happen to whatever carries it: its chance is 0, its condition contradicts itself, its item
 * cannot be worn, or the event has another source. It does no harm, and nothing either.
 *
 * ```toml fails
 * [[items]]
 * id = "charm"
 * name = "Charm"
 * triggers = [{ on = "room_entered", actions = [{ action = "give_exp", amount = 1 }] }]
 * ```
 *
 * ```toml mended
 * [[items]]
 * id = "charm"
 * name = "Charm"
 * slot = "core:head"
 * triggers = [{ on = "room_entered", actions = [{ action = "give_exp", amount = 1 }] }]
 * ```
 */
export function neverFires(reason: string): Problem {
  return { severity: "notice", code: "never_fires", message: `this trigger can never fire: ${reason}` };
}

/**
 * Nothing grants an ability.
 *
 * An ability belongs to whoever lists it in `abilities`: a creature, an option of a character, or a worn item.
 *
 * ```toml fails
 * [[abilities]]
 * id = "howl"
 * name = "Howl"
 * ```
 *
 * ```toml mended
 * [[abilities]]
 * id = "howl"
 * name = "Howl"
 *
 * [[creatures]]
 * id = "wolf"
 * name = "Wolf"
 * abilities = ["howl"]
 * ai = [{ ability = "howl" }]
 * ```
 */
export function abilityNeverGranted(): Problem {
  return { severity: "notice", code: "ability_never_granted", message: "nothing grants this ability" };
}

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

/**
 * Nothing draws from a loot table.
 *
 * Tables are drawn by the `loot` of floors, prefabs and creatures, the `shop` of NPCs, the action `give_loot`, and entries of other
 * tables.
 *
 * ```toml fails
 * [[loot_tables]]
 * id = "purse"
 * entries = [{ item = "core:gold" }]
 * ```
 *
 * ```toml mended
 * [[loot_tables]]
 * id = "purse"
 * entries = [{ item = "core:gold" }]
 *
 * [[creatures]]
 * id = "thug"
 * name = "Thug"
 * loot = "purse"
 * ai = [{ ability = "core:attack" }]
 * ```
 */
export function tableNeverDrawn(): Problem {
  return { severity: "notice", code: "table_never_drawn", message: "nothing draws from this table" };
}

/**
 * Nothing asks for a tag.
 *
 * Tags of prefabs are asked for by floors, those of creatures and options by the check `has_tag`. A tag that nobody asks for is
 * often misspelt, or lacks the `core:` before it.
 *
 * ```toml fails
 * [[creatures]]
 * id = "gnoll"
 * name = "Gnoll"
 * tags = ["beast"]
 * ai = [{ ability = "core:attack" }]
 * ```
 *
 * ```toml mended
 * [[creatures]]
 * id = "gnoll"
 * name = "Gnoll"
 * tags = ["core:beast"]
 * ai = [{ ability = "core:attack" }]
 * ```
 */
export function tagNeverUsed(tag: string): Problem {
  return { severity: "notice", code: "tag_never_used", message: `nothing asks for the tag ${clean(tag)}` };
}
