import type { ReadSettings, SettingsProblem } from "@rustkeep/data/settings";
import type { Language } from "@rustkeep/presentation";
import type { Settings } from "./settings.js";

/** Settings that this front end can follow, and what of the file could not be taken as it is. */
export interface KnownSettings {
  readonly settings: Settings;
  readonly problems: readonly Pick<SettingsProblem, "field">[];
}

/** What can be followed of settings that were read. A language that is not spoken here gives way to that of the environment. */
export function knownSettings({ settings, problems }: ReadSettings, languages: readonly Language[]): KnownSettings {
  if (settings.language === "") return { settings, problems };
  if (languages.includes(settings.language)) return { settings, problems };
  return { settings: { ...settings, language: "" }, problems: [...problems, { field: "language" }] };
}
