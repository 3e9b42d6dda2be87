import type { Language, Texts } from "@rustkeep/presentation";
import type { Layout } from "../keymap.js";
import type { Settings } from "./settings.js";

const LAYOUTS: readonly Layout[] = ["qwerty", "qwertz", "azerty", "dvorak", "numpad"];
const VERBOSITIES: readonly Settings["verbosity"][] = ["brief", "full"];
const SYMBOLS: readonly Settings["symbols"][] = ["unicode", "ascii"];

/** A setting that can be changed in the game. */
export interface SettingLine {
  readonly label: (texts: Texts) => string;
  readonly value: (settings: Settings, texts: Texts) => string;
  /** The settings with this one moved on by a step, round and round. */
  readonly step: (settings: Settings, by: 1 | -1, languages: readonly Language[]) => Settings;
}

/** All settings that can be changed in the game, in the order in which they are shown. */
export const SETTING_LINES: readonly SettingLine[] = [
  {
    label: (texts) => texts.settings.language,
    value: (settings, texts) => languageName(settings.language, texts),
    step: (settings, by, languages) => ({ ...settings, language: turned(["", ...languages], settings.language, by) }),
  },
  {
    label: (texts) => texts.settings.layout,
    value: (settings) => settings.layout,
    step: (settings, by) => ({ ...settings, layout: turned(LAYOUTS, settings.layout, by) }),
  },
  {
    label: (texts) => texts.settings.colors,
    value: (settings, texts) => (settings.colors ? texts.vocabulary.on : texts.vocabulary.off),
    step: (settings) => ({ ...settings, colors: !settings.colors }),
  },
  {
    label: (texts) => texts.settings.symbols,
    value: (settings, texts) => texts.settings.symbolSets[settings.symbols],
    step: (settings, by) => ({ ...settings, symbols: turned(SYMBOLS, settings.symbols, by) }),
  },
  {
    label: (texts) => texts.settings.reducedFlicker,
    value: (settings, texts) => (settings.reduced_flicker ? texts.vocabulary.on : texts.vocabulary.off),
    step: (settings) => ({ ...settings, reduced_flicker: !settings.reduced_flicker }),
  },
  {
    label: (texts) => texts.settings.verbosity,
    value: (settings, texts) => texts.settings.verbosities[settings.verbosity],
    step: (settings, by) => ({ ...settings, verbosity: turned(VERBOSITIES, settings.verbosity, by) }),
  },
];

/** A language by its own name: "Deutsch", "français". */
function languageName(language: Language, texts: Texts): string {
  const named: Readonly<Record<string, string>> = texts.settings.languages;
  if (Object.hasOwn(named, language)) return named[language] ?? language;
  return languageInItself(language) ?? language;
}

function languageInItself(language: Language): string | undefined {
  const code = language.replaceAll("_", "-");
  try {
    return new Intl.DisplayNames([code], { type: "language" }).of(code);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function turned<T>(values: readonly T[], value: T, by: 1 | -1): T {
  return values[(values.indexOf(value) + by + values.length) % values.length] ?? value;
}
