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
  note: "Single keys can be rebound in settings.toml.",
  hints: { change: "change", back: "back" },
};
