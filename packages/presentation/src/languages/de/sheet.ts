import type { Texts } from "../catalogue.js";

export const sheet: Texts["sheet"] = {
  attributes: "Attribute",
  base: "Basis",
  value: "jetzt",
  states: "Zustände",
  abilities: "Fähigkeiten",
  pointsLeft: (p) => `${p.points} ${p.points === 1 ? "Punkt" : "Punkte"} zu verteilen`,
  sources: (p) => `${p.name} kommt von`,
  sourcesShort: "Quellen",
  baseSource: "Basiswert",
  turnsLeft: (p) => `${p.name}, ${p.turns} ${p.turns === 1 ? "Zug" : "Züge"}`,
  conditional: "jetzt nicht",
  pointMeans: {
    strength: (p) => `Ein Punkt: +${p.damage} Schaden.`,
    dexterity: (p) =>
      `Ein Punkt: Gegner treffen ${p.evasion} seltener, Flucht gelingt ${p.flee} öfter; wer geschickter ist, handelt meist zuerst.`,
    constitution: (p) => `Ein Punkt: +${p.health} Leben, auch im Maximum.`,
    charisma: (p) => `Ein Punkt: ${p.price} bessere Preise, beim Kaufen wie beim Verkaufen.`,
    luck: (p) => `Ein Punkt: Funde sind mit ${p.chance} mehr Wahrscheinlichkeit reicher.`,
  },
  about: "Über dich",
  hints: { plus: "vormerken", minus: "zurücknehmen", assign: "verteilen", page: "mehr über dich", back: "zurück" },
};
