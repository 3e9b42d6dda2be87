import type { Texts } from "../catalogue.js";

export const settings: Texts["settings"] = {
  title: "Einstellungen",
  language: "Sprache",
  languages: { "": "des Systems", en: "English", de: "Deutsch" },
  layout: "Tastaturbelegung",
  colors: "Farben",
  symbols: "Zeichen",
  symbolSets: { unicode: "Unicode", ascii: "ASCII" },
  reducedFlicker: "Weniger Flackern",
  verbosity: "Zeilen im Kampf",
  verbosities: { brief: "was sich geändert hat", full: "alles" },
  note: "Einzelne Tasten lassen sich in settings.toml umbelegen.",
  hints: { change: "ändern", back: "zurück" },
};
