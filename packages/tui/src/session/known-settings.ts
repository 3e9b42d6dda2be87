import type { ReadSettings, SettingsProblem } from "@rustkeep/data/settings";
import { LANGUAGES } from "@rustkeep/presentation";
import type { Settings } from "./settings.js";

/** Settings that this front end can follow, and what of the file could not be taken as it is. */
export interface KnownSettings {
  readonly settings: Settings;
  readonly problems: readonly Pick<SettingsProblem, "field">[];
}

/** What can be followed of settings that were read. A language that is not spoken here gives way to that of the environment. */
export function knownSettings({ settings, problems }: ReadSettings): KnownSettings {
  if (settings.language === "") return { settings: { ...settings, language: "" }, problems };
  const language = LANGUAGES.find((known) => known === settings.language);
  if (language !== undefined) return { settings: { ...settings, language }, problems };
  return { settings: { ...settings, language: "" }, problems: [...problems, { field: "language" }] };
}
