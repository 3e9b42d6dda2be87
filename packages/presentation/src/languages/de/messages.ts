import type { DamageType } from "@rustkeep/engine";
import type { Texts } from "../texts.js";
import { plural, subject, verb } from "./grammar.js";
import { vocabulary } from "./vocabulary.js";

const PHYSICAL: readonly DamageType[] = ["slash", "blunt"];

function damage(amount: string, type: DamageType): string {
  return PHYSICAL.includes(type) ? `${amount} Schaden` : `${amount} ${vocabulary.damageTypes[type]}schaden`;
}

function withMeans(means: string): string {
  return means === "" ? "" : ` (${means})`;
}

function because(by: string): string {
  return by === "" ? "" : ` (${by})`;
}

export const messages: Texts["messages"] = {
  hit: (p) => {
    const critical = p.critical ? " (kritisch)" : "";
    const figure = damage(p.amount, p.type);
    const attack = `${subject(p.source)} ${verb(p.source, "triffst", "trifft")}`;
    return p.target.kind === "hero"
      ? `${attack} dich${withMeans(p.means)}: ${figure}${critical}.`
      : `${attack}${withMeans(p.means)}: ${subject(p.target)} erleidet ${figure}${critical}.`;
  },
  miss: (p) => {
    if (p.target.kind === "hero") return `${subject(p.source)} verfehlt dich${withMeans(p.means)}.`;
    const dodges = `${subject(p.target)} weicht`;
    return p.source.kind === "hero"
      ? `${dodges} dir aus${because(p.means)}.`
      : `${dodges} aus (${[subject(p.source), p.means].filter((word) => word !== "").join(": ")}).`;
  },
  effectDamage: (p) =>
    `${subject(p.target)} ${verb(p.target, "erleidest", "erleidet")} ${damage(p.amount, p.type)}${because(p.by)}.`,
  healthGained: (p) =>
    `${subject(p.target)} ${verb(p.target, "gewinnst", "gewinnt")} ${p.amount} Leben zurück${because(p.by)}.`,
  healthLost: (p) =>
    `${subject(p.target)} ${verb(p.target, "verlierst", "verliert")} ${p.amount} Leben${because(p.by)}.`,
  healthUnchanged: (p) =>
    `${verb(p.target, "Dein", `${subject(p.target)}: Das`)} Leben bleibt, wie es ist${because(p.by)}.`,
  staminaGained: (p) =>
    `${subject(p.target)} ${verb(p.target, "gewinnst", "gewinnt")} ${p.amount} Ausdauer zurück${because(p.by)}.`,
  staminaLost: (p) =>
    `${subject(p.target)} ${verb(p.target, "verlierst", "verliert")} ${p.amount} Ausdauer${because(p.by)}.`,
  staminaUnchanged: (p) =>
    `${verb(p.target, "Deine", `${subject(p.target)}: Die`)} Ausdauer bleibt, wie sie ist${because(p.by)}.`,
  modifierApplied: (p) => `${subject(p.target)}: ${p.name} für ${p.turns} ${plural(p.turns, "Zug", "Züge")}.`,
  modifierRefreshed: (p) => `${subject(p.target)}: ${p.name}, jetzt für ${p.turns} ${plural(p.turns, "Zug", "Züge")}.`,
  modifierRemoved: (p) => `${subject(p.target)}: nicht mehr ${p.name}.`,
  modifierExpired: (p) => `${subject(p.target)}: ${p.name} klingt ab.`,
  died: (p) => `${subject(p.target)} ${verb(p.target, "stirbst", "stirbt")}.`,
  abilityUsed: (p) => `${subject(p.source)} ${verb(p.source, "setzt", "setzt")} ein: ${p.name}.`,
  waited: "Du wartest.",
  itemUsed: (p) => `Du benutzt: ${p.name}.`,
  itemFound: (p) => `Du hebst auf: ${p.name}.`,
  itemGiven: (p) => `Du bekommst: ${p.name}.`,
  itemLost: (p) => `Du verlierst: ${p.name}.`,
  itemEquipped: (p) => `Du legst an: ${p.name} (${p.slot}).`,
  itemUnequipped: (p) => `Du legst ab: ${p.name}.`,
  itemDropped: (p) => `Du lässt fallen: ${p.name}.`,
  itemBought: (p) => `Du kaufst: ${p.name}, für ${p.price} Gold.`,
  itemSold: (p) => `Du verkaufst: ${p.name}, für ${p.price} Gold.`,
  pileEmpty: "Hier ist nichts Brauchbares.",
  expGained: (p) => `Du erhältst ${p.amount} Erfahrung.`,
  levelUp: (p) => `Du erreichst Stufe ${p.level}. Du kannst einen Punkt verteilen.`,
  pointsAssigned: (p) => `${p.attribute} steigt um ${p.points}.`,
  questStarted: (p) => `Neue Aufgabe: ${p.name}.`,
  questProgressed: (p) => `Aufgabe „${p.name}“: ${p.count} von ${p.needed}.`,
  questCompleted: (p) => `Aufgabe erfüllt: ${p.name}.`,
  combatStarted: (p) => `Ein Kampf beginnt: ${p.enemies.join(", ")}.`,
  combatEnded: {
    victory: "Der Kampf ist gewonnen.",
    fled: "Du bist entkommen.",
  },
  fled: (p) => `${subject(p.source)} ${verb(p.source, "fliehst", "flieht")}.`,
  fleeFailed: (p) =>
    `${subject(p.source)} ${verb(p.source, "willst", "will")} fliehen und ${verb(p.source, "entkommst", "entkommt")} nicht.`,
  intentAnnounced: (p) => `${subject(p.source)} setzt an: ${p.name}.`,
  hesitates: (p) => `${subject(p.source)} ${verb(p.source, "zögerst", "zögert")}.`,
  intentFoiled: (p) => `${subject(p.source)} kommt nicht dazu (${p.name}): ${p.reason}`,
  commandFoiled: (p) => `Du kommst nicht dazu: ${p.reason}`,
  floorEntered: (p) =>
    p.name === "" ? `Du betrittst Ebene ${p.number}.` : `Du betrittst Ebene ${p.number}: ${p.name}.`,
  roomEntered: "Du betrittst einen Raum, den du kennst.",
  roomEnteredFirst: "Du betrittst einen neuen Raum.",
  descentFailed: (p) => `Der Weg nach unten ist versperrt: Ebene ${p.floor} ließ sich nicht bauen (${p.reason}).`,
  floorFailures: {
    no_room_for_required: "für einen Raum, den sie haben muss, ist kein Platz",
    no_entrance: "sie hat keinen Eingang",
    no_stairs: "sie hat keine Treppe",
    not_connected: "ihre Räume ließen sich nicht verbinden",
  },
  npcGreets: (p) => (p.text === "" ? `${p.name} sieht dich an.` : `${p.name}: „${p.text}“`),
  npcReplies: (p) => (p.text === "" ? `Du: „${p.said}“` : `${p.name}: „${p.text}“`),
  shopOpened: (p) => `${p.name} zeigt dir die Ware.`,
  talkEnded: () => "Du verabschiedest dich.",
  eventLimit: "Es geschieht zu viel auf einmal; der Rest entfällt.",
  cheats: {
    give: "Werkbank: Du bekommst etwas.",
    heal: "Werkbank: Du bist geheilt.",
    descend: "Werkbank: Du gehst hinab.",
    clear_room: "Werkbank: Der Raum ist leer.",
  },
  runWon: "Du verlässt die Festung. Du hast gewonnen!",
};
