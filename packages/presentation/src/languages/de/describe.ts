import type { HeroDestination, QuestState, Who } from "@rustkeep/engine";
import type { Texts } from "../catalogue.js";
import type { Noun } from "../noun.js";
import type { EffectTarget, Voice } from "../party.js";
import { acc, counted, inPassing, lowered, plural, some } from "./grammar.js";
import { vocabulary } from "./vocabulary.js";

/** "Leben", "Leben des Trägers", "Leben des Ziels": without an article, since attributes differ in gender. */
function of(who: Who, voice: Voice, what: string): string {
  if (who === "target") return `${what} des Ziels`;
  return voice === "you" ? what : `${what} des Trägers`;
}

function is(who: Who, voice: Voice): string {
  if (who === "target") return "das Ziel";
  return voice === "you" ? "du" : "der Träger";
}

function being(who: Who, voice: Voice): string {
  return who === "self" && voice === "you" ? "bist" : "ist";
}

function bounds(p: { atLeast: string; below: string; not: boolean }): string {
  const parts: string[] = [];
  if (p.atLeast !== "") parts.push(`mindestens ${p.atLeast}`);
  if (p.below !== "") parts.push(`unter ${p.below}`);
  return `${p.not ? "nicht " : ""}${parts.length === 0 ? "beliebig" : parts.join(" und ")}`;
}

function at(target: EffectTarget, voice: Voice): string {
  switch (target) {
    case "self":
      return voice === "you" ? " (du selbst)" : " (der Träger selbst)";
    case "target":
      return " (Ziel)";
    case "attacker":
      return " (Angreifer)";
    case "all_enemies":
      return " (alle Gegner)";
    case "allies":
      return " (die ganze Seite)";
  }
}

function others(target: EffectTarget, voice: Voice): string {
  return target === "self" ? "" : at(target, voice);
}

const POOLS = { health: "Leben", stamina: "Ausdauer" } as const;

/** "dein Leben", "die Ausdauer des Ziels": of these two the gender is known. */
function poolOf(who: Who, voice: Voice, pool: keyof typeof POOLS): string {
  const feminine = pool === "stamina";
  if (who === "self" && voice === "you") return `${feminine ? "deine" : "dein"} ${POOLS[pool]}`;
  return of(who, voice, `${feminine ? "die" : "das"} ${POOLS[pool]}`);
}

const DESTINATIONS: Readonly<Record<HeroDestination, string>> = {
  entrance: "zum Eingang",
  stairs: "zur Treppe",
  way_in: "dorthin zurück, wo du hereingekommen bist",
  random_room: "in einen anderen Raum",
};

const QUEST_STATES: Readonly<Record<QuestState, string>> = {
  active: "läuft",
  done: "erfüllt ist",
  failed: "gescheitert ist",
};

function something({ noun, tag, count = 1 }: { noun: Noun | undefined; tag: string; count?: number }): string {
  if (noun !== undefined) return counted(noun, count, "acc");
  return count === 1 ? `etwas von der Art „${tag}“` : `${count} Dinge von der Art „${tag}“`;
}

export const describe: Texts["describe"] = {
  onHit: (p) => `bei einem Treffer ${p.effect}`,
  chanced: (p) => (p.chance === "" ? p.event : `${p.event}, ${p.chance}`),
  conditional: (p) => `${p.effect} (${p.conditions.join(", ")})`,
  actions: {
    damage: (p) => {
      const own = p.voice === "you" ? "deines Schadens" : "des eigenen Schadens";
      const kind = `${vocabulary.damageTypes[p.type]}schaden`;
      if (p.share === "") return `${p.amount === "" ? "0" : p.amount} ${kind}${at(p.target, p.voice)}`;
      const quantity = [p.amount, `${p.share} ${own}`].filter((part) => part !== "");
      return `${quantity.join(" + ")} als ${kind}${at(p.target, p.voice)}`;
    },
    change_attribute: (p) => `${p.change} ${POOLS[p.what]}${others(p.target, p.voice)}`,
    apply_modifier: (p) =>
      `${p.state.name} für ${p.turns} ${plural(p.turns, "Zug", "Züge")}${others(p.target, p.voice)}`,
    remove_modifier: (p) =>
      `beendet ${p.state.noun === undefined ? `„${p.state.name}“` : acc(p.state.noun)}${others(p.target, p.voice)}`,
    give_item: (p) => `du bekommst ${counted(p.noun, p.count, "acc")}`,
    give_loot: "du bekommst etwas aus einem Hort",
    remove_item: (p) => `du verlierst ${counted(p.noun, p.count, "acc")}`,
    equip_item: (p) => `du bekommst ${some(p.item, "acc")} gleich angelegt`,
    give_exp: (p) => `+${p.amount} Erfahrung`,
    start_quest: (p) => `beginnt den Auftrag „${p.name}“`,
    summon: (p) => `ruft ${counted(p.noun, p.count, "acc")} in den Kampf`,
    choose: (p) => `auf gut Glück ${p.effects.join(", oder ")}`,
    restock: "die Händler hier bekommen neue Ware",
    move_hero: (p) => `bringt dich ${DESTINATIONS[p.to]}`,
    raise: (p) => `${p.change} ${p.attribute} auf Dauer`,
    fail_quest: (p) => `der Auftrag „${p.name}“ scheitert`,
    advance_quest: (p) => `bringt den Auftrag „${p.name}“ voran`,
    release: "was sich nicht ablegen lässt, gibt dich frei",
    end_modifier_kind: (p) => `beendet jeden Zustand der Art „${p.tag}“${others(p.target, p.voice)}`,
    flee: (p) => (p.voice === "you" ? "du versuchst zu fliehen" : "versucht zu fliehen"),
    open_shop: "öffnet den Laden",
    run_script: "tut etwas Eigenes",
  },
  attributeChange: (p) => `${p.change} ${inPassing(p.name)}${p.aura ? " (Gegner)" : ""}`,
  events: {
    turn_started: () => "Jeden Zug",
    attack_hit: (p) => (p.filter === "" ? "Bei einem Treffer" : `Bei einem Treffer (${p.filter})`),
    damage_taken: (p) => (p.filter === "" ? "Bei erlittenem Schaden" : `Bei erlittenem Schaden (${p.filter})`),
    creature_died: (p) => (p.self ? "Beim eigenen Tod" : "Wenn jemand stirbt"),
    item_picked_up: (p) => (p.filter === "" ? "Bei einem Fund" : `Bei einem Fund (${p.filter})`),
    item_used: (p) => (p.filter === "" ? "Beim Benutzen eines Gegenstands" : `Beim Benutzen (${p.filter})`),
    floor_entered: (p) => (p.filter === "" ? "Beim Betreten einer Etage" : `Beim Betreten von Etage ${p.filter}`),
    room_entered: (p) => (p.filter === "" ? "Beim Betreten eines Raums" : "Beim Betreten eines bestimmten Raums"),
    npc_talked: (p) => (p.filter === "" ? "Bei einem Gespräch" : `Bei einem Gespräch (${p.filter})`),
    quest_completed: (p) => (p.filter === "" ? "Nach einem Auftrag" : `Nach einem Auftrag (${p.filter})`),
    combat_started: () => "Zu Beginn eines Kampfes",
    phase_started: (p) => (p.self ? "Wenn es sich wandelt" : "Wenn ein Gegner sich wandelt"),
    custom: () => "Wenn sein Augenblick gekommen ist",
    combat_ended: (p) => `Nach ${p.filter === "" ? "einem Kampf" : p.filter}`,
  },
  outcomes: { victory: "einem Sieg", fled: "einer Flucht" },
  triggered: (p) => `${p.event}: ${p.effects}`,
  checks: {
    has_tag: (p) => {
      if (p.who === "target" && p.against !== "") return `${p.not ? "nicht " : ""}${p.against}`;
      if (p.who === "self" && p.of !== "") return `${p.not ? "nicht " : ""}für ${p.of}`;
      return `wenn ${is(p.who, p.voice)} ${p.not ? "nicht " : ""}${p.tag} ${being(p.who, p.voice)}`;
    },
    attribute: (p) => `wenn ${of(p.who, p.voice, inPassing(p.name))} ${bounds(p)} ist`,
    has_item: (p) => `wenn du ${something(p)} ${p.not ? "nicht " : ""}hast`,
    health_below: (p) => `wenn ${poolOf(p.who, p.voice, "health")} ${p.not ? "nicht " : ""}unter ${p.share} ist`,
    stamina_below: (p) => `wenn ${poolOf(p.who, p.voice, "stamina")} ${p.not ? "nicht " : ""}unter ${p.share} ist`,
    has_modifier: (p) => {
      const not = p.not ? "nicht " : "";
      return p.state.noun === undefined
        ? `wenn ${p.state.name} ${not}auf ${onto(p.who, p.voice)} liegt`
        : `wenn ${is(p.who, p.voice)} ${not}${lowered(p.state.name)} ${being(p.who, p.voice)}`;
    },
    in_combat: (p) => (p.not ? "außerhalb von Kämpfen" : "im Kampf"),
    enemies: (p) => `wenn die Zahl der Gegner ${bounds(p)} ist`,
    floor: (p) =>
      p.name === "" ? `wenn die Etage ${bounds(p)} ist` : `${p.not ? "nicht " : ""}auf der Etage „${p.name}“`,
    quest: (p) => `wenn der Auftrag „${p.name}“ ${p.not ? "nicht " : ""}${QUEST_STATES[p.state]}`,
    worn: (p) => {
      const slot = p.slot === "" ? "" : ` (${p.slot})`;
      return `${p.not ? "außer wenn" : "solange"} du ${something(p)}${slot} trägst`;
    },
    set: (p) => `${p.not ? "außer wenn" : "solange"} du ${p.pieces} vom Set „${p.name}“ trägst`,
    room: (p) => {
      if (p.cleared === undefined) return p.not ? "außerhalb bestimmter Räume" : "in bestimmten Räumen";
      return p.cleared === p.not ? "in einem Raum mit Gegnern" : "in einem Raum ohne Gegner";
    },
    flag: "unter einer eigenen Bedingung",
    any: (p) => `${p.not ? "nicht " : ""}${p.lists.map((list) => list.join(" und ")).join(" oder ")}`,
    formula: "unter einer eigenen Bedingung",
  },
  ability: {
    cost: (p) => `kostet ${p.amount} Ausdauer`,
    cooldown: (p) => `alle ${p.turns} ${plural(p.turns, "Zug", "Züge")} einsetzbar`,
    only: (p) => `nur ${p.condition}`,
  },
  state: (p) => `${p.name}: ${p.changes}`,
  sticky: "Einmal angelegt, lässt es sich nicht mehr ablegen",
  use: (p) => `Benutzen: ${p.effects}${p.consumed ? "; wird verbraucht" : ""}`,
  set: (p) => `Set „${p.name}“: Du trägst ${p.worn} von ${p.of}${p.missing === "" ? "" : `, es fehlen: ${p.missing}`}`,
  setBonus: (p) => `Mit ${p.pieces} vom Set: ${p.effects.join(", ")}`,
  phase: (p) =>
    `Unter ${p.below} Leben${p.name === "" ? "" : ` (${p.name})`}${p.effects.length === 0 ? "" : `: ${p.effects.join(", ")}`}`,
  grants: (p) => `Verleiht: ${p.names}`,
  starts: (p) => `Beginnt mit: ${p.names}`,
};

function onto(who: Who, voice: Voice): string {
  if (who === "target") return "dem Ziel";
  return voice === "you" ? "dir" : "dem Träger";
}
