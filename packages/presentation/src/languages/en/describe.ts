import type { CombatOutcome, DamageType, EventName, QuestState, Who } from "@rustkeep/engine";
import type { EffectTarget, Voice } from "../party.js";
import { plural } from "./grammar.js";

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

/** What definitions do, in words: phrases without a full stop, put together by `present/describe-*`. */
export const describe = {
  onHit: (p: { effect: string }) => `if it hits, ${p.effect}`,
  chanced: (p: { event: string; chance: string }) => (p.chance === "" ? p.event : `${p.event}, ${p.chance}`),
  conditional: (p: { effect: string; conditions: readonly string[] }) => `${p.effect} (${p.conditions.join(", ")})`,
  damage: (p: { amount: string; share: string; type: DamageType; target: EffectTarget; voice: Voice }) => {
    const own = p.voice === "you" ? "your damage" : "its damage";
    const quantity = [p.amount, p.share === "" ? "" : `${p.share} of ${own}`].filter((part) => part !== "");
    const figure =
      p.share === ""
        ? `${p.amount === "" ? "0" : p.amount} ${p.type} damage`
        : `${quantity.join(" + ")} as ${p.type} damage`;
    return `${figure}${to(p.target, p.voice, "to")}`;
  },
  gain: (p: { amount: string; what: "health" | "stamina"; target: EffectTarget; voice: Voice }) =>
    `+${p.amount} ${p.what}${p.target === "self" ? "" : to(p.target, p.voice, "for")}`,
  loss: (p: { amount: string; what: "health" | "stamina"; target: EffectTarget; voice: Voice }) =>
    `−${p.amount} ${p.what}${p.target === "self" ? "" : to(p.target, p.voice, "for")}`,
  apply: (p: { name: string; turns: number; target: EffectTarget; voice: Voice }) =>
    `${p.name} for ${p.turns} ${plural(p.turns, "turn", "turns")}${p.target === "self" ? "" : to(p.target, p.voice, "on")}`,
  remove: (p: { name: string; target: EffectTarget; voice: Voice }) =>
    `ends ${p.name}${p.target === "self" ? "" : to(p.target, p.voice, "on")}`,
  giveItem: (p: { name: string }) => `you receive ${p.name}`,
  giveLoot: "you receive something from a hoard",
  removeItem: (p: { name: string }) => `you lose ${p.name}`,
  equipItem: (p: { name: string }) => `you receive and wear ${p.name}`,
  giveExp: (p: { amount: string }) => `+${p.amount} experience`,
  startQuest: (p: { name: string }) => `begins the quest “${p.name}”`,
  flee: (p: { voice: Voice }) => (p.voice === "you" ? "you try to get away" : "it tries to get away"),
  openShop: "opens the shop",
  attributeChange: (p: { change: string; name: string; aura: boolean }) =>
    `${p.change} ${p.name.charAt(0).toLowerCase()}${p.name.slice(1)}${p.aura ? " for enemies" : ""}`,
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
  } satisfies Record<EventName, (p: { filter: string; self: boolean }) => string>,
  outcomes: { victory: "a victory", fled: "a flight" } satisfies Record<CombatOutcome, string>,
  triggered: (p: { event: string; effects: string }) => `${p.event}: ${p.effects}`,
  checks: {
    has_tag: (p: { who: Who; voice: Voice; not: boolean; tag: string }) => `if ${is(p.who, p.voice, p.not)} ${p.tag}`,
    attribute: (p: { who: Who; voice: Voice; not: boolean; name: string; atLeast: string; below: string }) =>
      `if ${whose(p.who, p.voice)} ${p.name.toLowerCase()} is ${bounds(p)}`,
    has_item: (p: { not: boolean; name: string }) => `if you ${p.not ? "do not have" : "have"} ${p.name}`,
    health_below: (p: { who: Who; voice: Voice; not: boolean; share: string }) =>
      `if ${whose(p.who, p.voice)} health is ${p.not ? "not " : ""}below ${p.share}`,
    stamina_below: (p: { who: Who; voice: Voice; not: boolean; share: string }) =>
      `if ${whose(p.who, p.voice)} stamina is ${p.not ? "not " : ""}below ${p.share}`,
    has_modifier: (p: { who: Who; voice: Voice; not: boolean; name: string }) =>
      `while ${p.who === "target" ? "the target is " : ""}${p.not ? "not " : ""}${p.name}`,
    in_combat: (p: { not: boolean }) => (p.not ? "outside fights" : "in a fight"),
    enemies: (p: { not: boolean; atLeast: string; below: string }) => `if the number of enemies is ${bounds(p)}`,
    floor: (p: { not: boolean; atLeast: string; below: string }) => `if the floor is ${bounds(p)}`,
    quest: (p: { not: boolean; name: string; state: QuestState }) =>
      `if the quest “${p.name}” is ${p.not ? "not " : ""}${p.state === "done" ? "done" : "running"}`,
  },
  ability: {
    cost: (p: { amount: string }) => `costs ${p.amount} stamina`,
    cooldown: (p: { turns: number }) => `usable every ${p.turns} ${plural(p.turns, "turn", "turns")}`,
    only: (p: { condition: string }) => `only ${p.condition}`,
  },
  state: (p: { name: string; changes: string }) => `${p.name}: ${p.changes}`,
  use: (p: { effects: string; consumed: boolean }) => `Use: ${p.effects}${p.consumed ? "; used up" : ""}`,
  grants: (p: { names: string }) => `Grants: ${p.names}`,
  starts: (p: { names: string }) => `Begins with: ${p.names}`,
};
