export {
  defaultSettings,
  formatSettings,
  parseSettings,
  type ReadSettings,
  type SettingsProblem,
} from "./settings/parse-settings.js";
export type { KeyLayout, Settings } from "./settings/settings-format.js";
