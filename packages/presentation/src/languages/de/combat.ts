import type { Texts } from "../catalogue.js";

/** A fight. */
export const combat: Texts["combat"] = {
  // The room's name is an id, and so in English.
  title: () => "Kampf",
  enemies: "Gegner",
  abilities: "Fähigkeiten",
  active: "aktiv",
  log: "Was geschah",
  round: (p) => `Runde ${p.round}`,
  hesitates: "zögert",
  intent: (p) => `${p.ability}${p.target === "" ? "" : " → dich"}${p.numbers === "" ? "" : `: ${p.numbers}`}`,
  damage: (p) => `${p.damage} Schaden, ${p.chance}`,
  // The word would be the only one in its column: figures speak for themselves.
  damageShort: (p) => `${p.damage}, ${p.chance}`,
  damageBare: (p) => `${p.damage}, ${p.chance}`,
  flees: (p) => `flieht, ${p.chance}`,
  switchList: "Liste",
  target: "Ziel",
  act: "handeln",
  noAbilities: "Nichts davon geht außerhalb eines Kampfes.",
  abilitiesTitle: "Eine Fähigkeit einsetzen",
};

/** The end of a run. */
export const over: Texts["over"] = {
  diedTitle: "Der Lauf ist zu Ende",
  wonTitle: "Die Festung liegt hinter dir",
  again: "beliebige Taste: Hauptmenü",
  lastMessages: "Was zuletzt geschah",
};

/** The workbench for makers of mods. */
export const workbench: Texts["workbench"] = {
  title: "Werkbank",
  items: "Einen Gegenstand geben (zehn von stapelbaren)",
  noItems: "Keine Mod hat Gegenstände.",
};
