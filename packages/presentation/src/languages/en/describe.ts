import type { CombatOutcome, DamageType, EventName, HeroDestination, QuestState, Who } from "@rustkeep/engine";
import type { Noun } from "../noun.js";
import type { Counted, EffectTarget, StateName, Voice } from "../party.js";
import { a, counted, lowered, plural, the } from "./grammar.js";

/** Whose something is. */
function whose(who: Who, voice: Voice): string {
  if (who === "target") return "the target's";
  return voice === "you" ? "your" : "its";
}

/** Somebody and the right form of "to be", negated where `not`. */
function is(who: Who, voice: Voice, not: boolean): string {
  const negation = not ? " not" : "";
  if (who === "target") return `the target is${negation}`;
  return voice === "you" ? `you are${negation}` : `it is${negation}`;
}

function bounds(p: { atLeast: string; below: string; not: boolean }): string {
  const parts: string[] = [];
  if (p.atLeast !== "") parts.push(`${p.atLeast} or more`);
  if (p.below !== "") parts.push(`below ${p.below}`);
  return `${p.not ? "not " : ""}${parts.length === 0 ? "anything" : parts.join(" and ")}`;
}

/** " to the target" after what is done. */
function to(target: EffectTarget, voice: Voice, preposition: string): string {
  switch (target) {
    case "self":
      return voice === "you" ? ` ${preposition} you` : ` ${preposition} itself`;
    case "target":
      return ` ${preposition} the target`;
    case "attacker":
      return ` ${preposition} the attacker`;
    case "all_enemies":
      return ` ${preposition} all enemies`;
    case "allies":
      return ` ${preposition} the whole side`;
  }
}

/** As `to`, but what somebody does to himself needs no word. */
function others(target: EffectTarget, voice: Voice, preposition: string): string {
  return target === "self" ? "" : to(target, voice, preposition);
}

const DESTINATIONS: Readonly<Record<HeroDestination, string>> = {
  entrance: "to the entrance",
  stairs: "to the stairs",
  way_in: "back to where you came in",
  random_room: "to another room",
};

const QUEST_STATES: Readonly<Record<QuestState, string>> = { active: "running", done: "done", failed: "failed" };

/** A thing, some things, or things of a kind. */
function something({ noun, tag, count = 1 }: { noun: Noun | undefined; tag: string; count?: number }): string {
  if (noun !== undefined) return counted(noun, count);
  return count === 1 ? `something of the kind “${tag}”` : `${count} things of the kind “${tag}”`;
}

/** What definitions do, in words: phrases without a full stop, put together by `describe/`. */
export const describe = {
  onHit: (p: { effect: string }) => `if it hits, ${p.effect}`,
  chanced: (p: { event: string; chance: string }) => (p.chance === "" ? p.event : `${p.event}, ${p.chance}`),
  conditional: (p: { effect: string; conditions: readonly string[] }) => `${p.effect} (${p.conditions.join(", ")})`,
  /** What actions do, by the action. */
  actions: {
    damage: (p: { amount: string; share: string; type: DamageType; target: EffectTarget; voice: Voice }) => {
      const own = p.voice === "you" ? "your damage" : "its damage";
      const quantity = [p.amount, p.share === "" ? "" : `${p.share} of ${own}`].filter((part) => part !== "");
      const figure =
        p.share === ""
          ? `${p.amount === "" ? "0" : p.amount} ${p.type} damage`
          : `${quantity.join(" + ")} as ${p.type} damage`;
      return `${figure}${to(p.target, p.voice, "to")}`;
    },
    /** `change` has its sign. */
    change_attribute: (p: { change: string; what: "health" | "stamina"; target: EffectTarget; voice: Voice }) =>
      `${p.change} ${p.what}${others(p.target, p.voice, "for")}`,
    apply_modifier: (p: { state: StateName; turns: number | string; target: EffectTarget; voice: Voice }) =>
      `${p.state.name} for ${p.turns} ${plural(p.turns, "turn", "turns")}${others(p.target, p.voice, "on")}`,
    remove_modifier: (p: { state: StateName; target: EffectTarget; voice: Voice }) =>
      `ends ${p.state.noun === undefined ? p.state.name : the(p.state.noun)}${others(p.target, p.voice, "on")}`,
    give_item: (p: Counted) => `you receive ${counted(p.noun, p.count)}`,
    give_loot: "you receive something from a hoard",
    remove_item: (p: Counted) => `you lose ${counted(p.noun, p.count)}`,
    equip_item: (p: { item: Noun }) => `you receive and wear ${a(p.item)}`,
    give_exp: (p: { amount: string }) => `+${p.amount} experience`,
    start_quest: (p: { name: string }) => `begins the quest “${p.name}”`,
    summon: (p: { noun: Noun; count: number | string }) => `calls ${counted(p.noun, p.count)} into the fight`,
    choose: (p: { effects: readonly string[] }) => `by chance ${p.effects.join(", or ")}`,
    restock: "the merchants here get new wares",
    move_hero: (p: { to: HeroDestination }) => `takes you ${DESTINATIONS[p.to]}`,
    raise: (p: { attribute: string; change: string }) => `${p.change} ${lowered(p.attribute)} for good`,
    fail_quest: (p: { name: string }) => `the quest “${p.name}” fails`,
    advance_quest: (p: { name: string }) => `brings the quest “${p.name}” on`,
    release: "what you cannot take off lets go of you",
    end_modifier_kind: (p: { tag: string; target: EffectTarget; voice: Voice }) =>
      `ends every state of the kind “${p.tag}”${others(p.target, p.voice, "on")}`,
    flee: (p: { voice: Voice }) => (p.voice === "you" ? "you try to get away" : "it tries to get away"),
    open_shop: "opens the shop",
    run_script: "does something of its own",
  },
  attributeChange: (p: { change: string; name: string; aura: boolean }) =>
    `${p.change} ${lowered(p.name)}${p.aura ? " for enemies" : ""}`,
  events: {
    turn_started: (_: { filter: string; self: boolean }) => "Each turn",
    attack_hit: (p: { filter: string; self: boolean }) => (p.filter === "" ? "On hit" : `On hit with ${p.filter}`),
    damage_taken: (p: { filter: string; self: boolean }) =>
      p.filter === "" ? "When hurt" : `When hurt by ${p.filter}`,
    creature_died: (p: { filter: string; self: boolean }) => (p.self ? "On its own death" : "When somebody dies"),
    item_picked_up: (p: { filter: string; self: boolean }) => `On finding ${p.filter === "" ? "an item" : p.filter}`,
    item_used: (p: { filter: string; self: boolean }) => `On using ${p.filter === "" ? "an item" : p.filter}`,
    floor_entered: (p: { filter: string; self: boolean }) =>
      p.filter === "" ? "On entering a floor" : `On entering floor ${p.filter}`,
    room_entered: (p: { filter: string; self: boolean }) =>
      p.filter === "" ? "On entering a room" : "On entering a certain room",
    npc_talked: (p: { filter: string; self: boolean }) => `On talking to ${p.filter === "" ? "somebody" : p.filter}`,
    quest_completed: (p: { filter: string; self: boolean }) =>
      p.filter === "" ? "On completing a quest" : `On completing ${p.filter}`,
    combat_started: (_: { filter: string; self: boolean }) => "When a fight starts",
    combat_ended: (p: { filter: string; self: boolean }) => `After ${p.filter === "" ? "a fight" : p.filter}`,
    phase_started: (p: { filter: string; self: boolean }) => (p.self ? "When it changes" : "When an enemy changes"),
    custom: (_: { filter: string; self: boolean }) => "When its moment has come",
  } satisfies Record<EventName, (p: { filter: string; self: boolean }) => string>,
  outcomes: { victory: "a victory", fled: "a flight" } satisfies Record<CombatOutcome, string>,
  triggered: (p: { event: string; effects: string }) => `${p.event}: ${p.effects}`,
  checks: {
    /** `against` and `of` are the words that the tag's entry gives, "" for none. */
    has_tag: (p: { who: Who; voice: Voice; not: boolean; tag: string; against: string; of: string }) => {
      if (p.who === "target" && p.against !== "") return `${p.not ? "not " : ""}${p.against}`;
      if (p.who === "self" && p.of !== "") return `${p.not ? "not " : ""}for ${p.of}`;
      return `if ${is(p.who, p.voice, p.not)} ${p.tag}`;
    },
    attribute: (p: { who: Who; voice: Voice; not: boolean; name: string; atLeast: string; below: string }) =>
      `if ${whose(p.who, p.voice)} ${lowered(p.name)} is ${bounds(p)}`,
    has_item: (p: { noun: Noun | undefined; tag: string; count: number; not: boolean }) =>
      `if you ${p.not ? "do not have" : "have"} ${something(p)}`,
    health_below: (p: { who: Who; voice: Voice; not: boolean; share: string }) =>
      `if ${whose(p.who, p.voice)} health is ${p.not ? "not " : ""}below ${p.share}`,
    stamina_below: (p: { who: Who; voice: Voice; not: boolean; share: string }) =>
      `if ${whose(p.who, p.voice)} stamina is ${p.not ? "not " : ""}below ${p.share}`,
    has_modifier: (p: { who: Who; voice: Voice; not: boolean; state: StateName }) =>
      `while ${p.who === "target" ? "the target is " : ""}${p.not ? "not " : ""}${lowered(p.state.name)}`,
    in_combat: (p: { not: boolean }) => (p.not ? "outside fights" : "in a fight"),
    enemies: (p: { not: boolean; atLeast: string; below: string }) => `if the number of enemies is ${bounds(p)}`,
    floor: (p: { not: boolean; atLeast: string; below: string; name: string }) =>
      p.name === "" ? `if the floor is ${bounds(p)}` : `${p.not ? "not " : ""}on the floor “${p.name}”`,
    quest: (p: { not: boolean; name: string; state: QuestState }) =>
      `if the quest “${p.name}” is ${p.not ? "not " : ""}${QUEST_STATES[p.state]}`,
    worn: (p: { not: boolean; noun: Noun | undefined; tag: string; slot: string }) => {
      const slot = p.slot === "" ? "" : ` (${lowered(p.slot)})`;
      return `${p.not ? "unless" : "while"} you wear ${something(p)}${slot}`;
    },
    set: (p: { not: boolean; name: string; pieces: string }) =>
      `${p.not ? "unless" : "while"} you wear ${p.pieces} of the set “${p.name}”`,
    room: (p: { not: boolean; cleared: boolean | undefined }) => {
      if (p.cleared === undefined) return p.not ? "outside certain rooms" : "in certain rooms";
      return p.cleared === p.not ? "in a room with enemies" : "in a room without enemies";
    },
    flag: "under a condition of its own",
    any: (p: { not: boolean; lists: readonly (readonly string[])[] }) =>
      `${p.not ? "not " : ""}${p.lists.map((list) => list.join(" and ")).join(", or ")}`,
    formula: "under a condition of its own",
  },
  ability: {
    cost: (p: { amount: string }) => `costs ${p.amount} stamina`,
    cooldown: (p: { turns: number }) => `usable every ${p.turns} ${plural(p.turns, "turn", "turns")}`,
    only: (p: { condition: string }) => `only ${p.condition}`,
  },
  state: (p: { name: string; changes: string }) => `${p.name}: ${p.changes}`,
  sticky: "Once put on, it cannot be taken off",
  use: (p: { effects: string; consumed: boolean }) => `Use: ${p.effects}${p.consumed ? "; used up" : ""}`,
  set: (p: { name: string; worn: number; of: number; missing: string }) =>
    `Set “${p.name}”: you wear ${p.worn} of ${p.of}${p.missing === "" ? "" : `, not ${p.missing}`}`,
  setBonus: (p: { pieces: number; effects: readonly string[] }) =>
    `With ${p.pieces} of the set: ${p.effects.join(", ")}`,
  phase: (p: { below: string; name: string; effects: readonly string[] }) =>
    `Below ${p.below} health${p.name === "" ? "" : ` (${p.name})`}${p.effects.length === 0 ? "" : `: ${p.effects.join(", ")}`}`,
  grants: (p: { names: string }) => `Grants: ${p.names}`,
  starts: (p: { names: string }) => `Begins with: ${p.names}`,
};
