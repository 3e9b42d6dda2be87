import type { Texts } from "../catalogue.js";
import { isKnown } from "./declension.js";
import { capital, dat, preposition } from "./grammar.js";
import { withMeans } from "./messages.js";

export const death: Texts["death"] = {
  byCreature: (p) => {
    const by = p.by === "" ? "" : ` (${p.by})`;
    if (!isKnown(p.creature)) return `Getötet von: ${p.creature.name}${withMeans(p.means)}${by}.`;
    return `${capital(preposition("von", dat(p.creature)))}${withMeans(p.means)} getötet${by}.`;
  },
  bySomething: (p) =>
    p.noun === undefined || !isKnown(p.noun)
      ? `Gestorben an: ${p.name}.`
      : `${capital(preposition("an", dat(p.noun)))} gestorben.`,
  byDamage: {
    fire: "Verbrannt.",
    ice: "Erfroren.",
    poison: "An Gift gestorben.",
    shock: "Vom Blitz erschlagen.",
    holy: "In heiligem Licht vergangen.",
    slash: "Verblutet.",
    blunt: "Erschlagen.",
  },
  unknown: "Aus unbekannter Ursache gestorben.",
  wentOn: (p) => `In Runde ${p.turn} gewonnen, weitergegangen, auf Etage ${p.floor} gestorben`,
  outcomes: { died: "Tot", won: "Siegreich" },
  summary: {
    hero: "Held",
    origin: "Herkunft",
    outcome: "Ausgang",
    cause: "Todesursache",
    floor: "Etage",
    turns: "Züge",
    level: "Level",
    gold: "Gold",
    goldFound: "Gold gefunden",
    kills: "Besiegte",
    fights: "Kämpfe gewonnen / geflohen",
    damage: "Schaden verursacht / erlitten",
    rooms: "Räume betreten",
    seed: "Startwert",
  },
};

export const setup: Texts["setup"] = {
  bad_name: "Ein Name hat 1 bis 24 druckbare Zeichen.",
  bad_seed: "Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615.",
  unknown_option: (p) => `Diese Möglichkeit gibt es nicht: ${p.option}.`,
  duplicate_option: (p) => `Doppelt gewählt: ${p.option}.`,
  wrong_pick: (p) => `${p.category}: Wähle ${p.needed}, nicht ${p.chosen}.`,
  no_first_floor: "Keine geladene Mod hat eine Etage für den Anfang.",
  floor_failed: (p) => `Etage „${p.floor}“ ließ sich nicht bauen: ${p.reason}.`,
};
