import type { Texts } from "../texts.js";

export const sheet: Texts["sheet"] = {
  attributes: "Attribute",
  base: "Basis",
  value: "jetzt",
  states: "Zustände",
  abilities: "Fähigkeiten",
  pointsLeft: (p) => `${p.points} ${p.points === 1 ? "Punkt" : "Punkte"} zu verteilen`,
  sources: (p) => `${p.name} kommt von`,
  baseSource: "Basiswert",
  turnsLeft: (p) => `${p.name}, ${p.turns} ${p.turns === 1 ? "Zug" : "Züge"}`,
  conditional: "jetzt nicht",
  about: "Über dich",
  hints: { plus: "vormerken", minus: "zurücknehmen", assign: "verteilen", page: "über dich", back: "zurück" },
};
