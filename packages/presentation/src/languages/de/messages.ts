import type {
  CodeFault,
  CombatOutcome,
  DamageType,
  DebugCommand,
  FloorFailure,
  HeroDestination,
} from "@rustkeep/engine";
import type { Texts } from "../catalogue.js";
import type { Noun } from "../noun.js";
import type { Counted, Party, StateName } from "../party.js";
import { isKnown } from "./declension.js";
import {
  acc,
  capital,
  counted,
  dat,
  listed,
  lowered,
  plural,
  preposition,
  some,
  somebody,
  subject,
  verb,
} from "./grammar.js";
import { vocabulary } from "./vocabulary.js";

const CODE_FAULTS: Readonly<Record<CodeFault, string>> = {
  division_by_zero: "eine Teilung durch null",
  not_finite: "eine Zahl jenseits aller Grenzen",
  too_many_actions: "mehr als 100 Aktionen",
};

const PHYSICAL: readonly DamageType[] = ["slash", "blunt"];

/** "8 Schaden", "4 Feuerschaden": the kinds that every weapon deals go without saying. */
function damage(amount: string, type: DamageType): string {
  return PHYSICAL.includes(type) ? `${amount} Schaden` : `${amount} ${vocabulary.damageTypes[type]}schaden`;
}

/** " mit der Rostfaust"; in brackets where the gender is not known. */
export function withMeans({ ability, item }: { ability: Noun | undefined; item: Noun | undefined }): string {
  const means = item ?? ability;
  if (means === undefined) return "";
  return isKnown(means) ? ` ${preposition("mit", dat(means))}` : ` (${listed(means)})`;
}

function because(by: string): string {
  return by === "" ? "" : ` (${by})`;
}

function be(party: Party): string {
  return verb(party, "bist", "ist", "sind");
}

const POOLS = { health: ["Leben", "dein", "das"], stamina: ["Ausdauer", "deine", "die"] } as const;

function pool(
  what: keyof typeof POOLS,
  { target, amount, change, by }: { target: Party; amount: string; change: "more" | "less" | "none"; by: string },
): string {
  const [word, yours, the] = POOLS[what];
  switch (change) {
    case "more":
      return `${subject(target)} ${verb(target, "gewinnst", "gewinnt", "gewinnen")} ${amount} ${word} zurück${because(by)}.`;
    case "less":
      return `${subject(target)} ${verb(target, "verlierst", "verliert", "verlieren")} ${amount} ${word}${because(by)}.`;
    case "none": {
      const whose = target.kind === "hero" ? capital(yours) : `${subject(target)}: ${capital(the)}`;
      return `${whose} ${word} bleibt, wie ${the === "das" ? "es" : "sie"} ist${because(by)}.`;
    }
  }
}

/** "Du bist weiterhin vergiftet" where the name says how somebody is, else "Du: weiterhin Segen der Asche". */
function stateOn(target: Party, { name, noun }: StateName, how: string): string {
  const words = how === "" ? "" : ` ${how}`;
  return noun === undefined
    ? `${subject(target)}:${words} ${name}`
    : `${subject(target)} ${be(target)}${words} ${lowered(name)}`;
}

function things(enemies: readonly Counted[]): string {
  return enemies.map(({ noun, count }) => counted(noun, count, "nom")).join(", ");
}

/** What an ability is called after "setzt … ein": "die Rostfaust". */
function ability(noun: Noun): string {
  return isKnown(noun) ? acc(noun) : `„${listed(noun)}“`;
}

const DESTINATIONS: Readonly<Record<HeroDestination, string>> = {
  entrance: "am Eingang wieder",
  stairs: "an der Treppe wieder",
  way_in: "dort wieder, wo du hereingekommen bist",
  random_room: "in einem anderen Raum wieder",
};

export const messages: Texts["messages"] = {
  hit: (p) => {
    const critical = p.critical ? " (kritisch)" : "";
    const attack = `${subject(p.source)} ${verb(p.source, "triffst", "trifft", "treffen")} ${somebody(p.target, "acc")}`;
    return `${attack}${withMeans(p.means)}: ${damage(p.amount, p.type)}${critical}.`;
  },
  miss: (p) =>
    `${subject(p.source)} ${verb(p.source, "verfehlst", "verfehlt", "verfehlen")} ${somebody(p.target, "acc")}${withMeans(p.means)}.`,
  effect_damage: (p) =>
    `${subject(p.target)} ${verb(p.target, "erleidest", "erleidet", "erleiden")} ${damage(p.amount, p.type)}${because(p.by)}.`,
  health_changed: (p) => pool("health", p),
  stamina_changed: (p) => pool("stamina", p),
  modifier_applied: (p) =>
    `${stateOn(p.target, p.state, p.refreshed ? "weiterhin" : "")} (${p.turns} ${plural(p.turns, "Zug", "Züge")}).`,
  modifier_removed: (p) => `${stateOn(p.target, p.state, "nicht mehr")}.`,
  modifier_expired: (p) => `${stateOn(p.target, p.state, "nicht mehr")}.`,
  died: (p) => `${subject(p.target)} ${verb(p.target, "stirbst", "stirbt", "sterben")}.`,
  ability_used: (p) => `${subject(p.source)} ${verb(p.source, "setzt", "setzt", "setzen")} ${ability(p.ability)} ein.`,
  waited: "Du wartest.",
  item_used: (p) => `Du benutzt ${some(p.item, "acc")}.`,
  item_gained: (p) =>
    p.found ? `Du hebst ${counted(p.noun, p.count, "acc")} auf.` : `Du bekommst ${counted(p.noun, p.count, "acc")}.`,
  item_lost: (p) => `Du verlierst ${counted(p.noun, p.count, "acc")}.`,
  item_equipped: (p) => `Du legst ${acc(p.item)} an (${p.slot}).`,
  item_unequipped: (p) => `Du legst ${acc(p.item)} ab.`,
  item_dropped: (p) => `Du lässt ${counted(p.noun, p.count, "acc")} fallen.`,
  item_bought: (p) => `Du kaufst ${counted(p.noun, p.count, "acc")} für ${p.price} Gold.`,
  item_sold: (p) => `Du verkaufst ${counted(p.noun, p.count, "acc")} für ${p.price} Gold.`,
  pile_empty: "Hier ist nichts Brauchbares.",
  exp_gained: (p) => `Du erhältst ${p.amount} Erfahrung.`,
  level_up: (p) => `Du erreichst Level ${p.level}. Du kannst einen Punkt verteilen.`,
  points_assigned: (p) => `${p.attribute} steigt um ${p.points}.`,
  quest_started: (p) => `Neuer Auftrag: ${p.name}.`,
  quest_progressed: (p) => `Auftrag „${p.name}“: ${p.count} von ${p.needed}.`,
  quest_completed: (p) => `Auftrag erfüllt: ${p.name}.`,
  combat_started: (p) => `Ein Kampf beginnt: ${things(p.enemies)}.`,
  combat_ended: (p) => {
    const said: Readonly<Record<CombatOutcome, string>> = {
      victory: "Der Kampf ist gewonnen.",
      fled: "Du bist entkommen.",
    };
    return said[p.outcome];
  },
  fled: (p) => `${subject(p.source)} ${verb(p.source, "fliehst", "flieht", "fliehen")}.`,
  flee_failed: (p) =>
    `${subject(p.source)} ${verb(p.source, "willst", "will", "wollen")} fliehen und ${verb(p.source, "entkommst", "entkommt", "entkommen")} nicht.`,
  intent_announced: (p) => {
    const begins = `${subject(p.source)} ${verb(p.source, "setzt", "setzt", "setzen")}`;
    return isKnown(p.ability)
      ? `${begins} ${preposition("zu", dat(p.ability))} an.`
      : `${begins} an: ${listed(p.ability)}.`;
  },
  hesitates: (p) => `${subject(p.source)} ${verb(p.source, "zögerst", "zögert", "zögern")}.`,
  intent_foiled: (p) => {
    const comes = `${subject(p.source)} ${verb(p.source, "kommst", "kommt", "kommen")}`;
    const to = isKnown(p.ability) ? ` ${preposition("zu", dat(p.ability))}` : `: ${listed(p.ability)}`;
    return isKnown(p.ability) ? `${comes} nicht${to}. ${p.reason}` : `${comes} nicht dazu${to}. ${p.reason}`;
  },
  command_foiled: (p) => `Du kommst nicht dazu. ${p.reason}`,
  floor_entered: (p) =>
    p.name === "" ? `Du betrittst Etage ${p.number}.` : `Du betrittst Etage ${p.number}: ${p.name}.`,
  room_entered: (p) => (p.first ? "Du betrittst einen neuen Raum." : "Du betrittst einen Raum, den du kennst."),
  descent_failed: (p) =>
    `Der Weg nach unten ist versperrt: Etage „${p.floor}“ ließ sich nicht bauen (${floorFailures[p.reason]}).`,
  npc_greets: (p) => (p.text === "" ? `${p.name} sieht dich an.` : `${p.name}: „${p.text}“`),
  npc_replies: (p) => (p.text === "" ? `Du: „${p.said}“` : `${p.name}: „${p.text}“`),
  shop_opened: (p) => `${p.name} zeigt dir die Ware.`,
  talk_ended: () => "Du verabschiedest dich.",
  event_limit: "Es geschieht zu viel auf einmal; der Rest entfällt.",
  code_failed: (p) =>
    `Ein Fehler in der Mod ${p.mod}, „${p.name}“ in ${p.registry}, Zeile ${p.line}, Spalte ${p.column}: ${CODE_FAULTS[p.reason]}. Es geschieht nichts.`,
  code_limit: "Die Mods rechnen zu viel auf einmal; der Rest entfällt.",
  enemies_joined: (p) => `Verstärkung: ${things(p.enemies)}.`,
  phase_started: (p) =>
    p.name === "" ? `${subject(p.source)} wandelt sich.` : `${subject(p.source)} wandelt sich: ${p.name}.`,
  attribute_raised: (p) => `${p.attribute} ${p.change}, auf Dauer.`,
  quest_failed: (p) => `Auftrag gescheitert: ${p.name}.`,
  hero_moved: (p) => `Du findest dich ${DESTINATIONS[p.to]}.`,
  item_sticks: (p) => `Du kannst ${acc(p.item)} nicht mehr ablegen.`,
  item_released: (p) => `Du kannst ${acc(p.item)} wieder ablegen.`,
  debug_used: (p) => {
    const said: Readonly<Record<DebugCommand["cheat"], string>> = {
      on: "Die Werkbank ist an: Dieser Lauf ist für immer gekennzeichnet.",
      give: "Werkbank: Du bekommst etwas.",
      heal: "Werkbank: Du bist geheilt.",
      descend: "Werkbank: Du gehst hinab.",
      clear_room: "Werkbank: Der Raum ist leer.",
    };
    return said[p.cheat];
  },
  went_on: "Der Weg hinaus liegt hinter dir. Du hast gewonnen und gehst weiter, tiefer unter die Festung.",
  run_won: "Du verlässt die Festung. Du hast gewonnen!",
};

export const floorFailures: Texts["floorFailures"] = {
  no_room_for_required: "für einen Raum, den sie haben muss, ist kein Platz",
  no_entrance: "sie hat keinen Eingang",
  no_stairs: "sie hat keine Treppe",
  not_connected: "ihre Räume ließen sich nicht verbinden",
} satisfies Record<FloorFailure, string>;
