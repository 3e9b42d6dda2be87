/** The settings. */
export const settings = {
  title: "Settings",
  language: "Language",
  languages: { "": "of the system", en: "English", de: "Deutsch" },
  layout: "Keyboard layout",
  colors: "Colours",
  symbols: "Symbols",
  symbolSets: { unicode: "Unicode", ascii: "ASCII" },
  reducedFlicker: "Reduced flicker",
  verbosity: "Plain lines in a fight",
  verbosities: { brief: "what has changed", full: "everything" },
  note: "Single keys can be rebound in settings.toml.",
  hints: { change: "change", back: "back" },
};
