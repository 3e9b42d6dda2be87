export {
  defaultSettings,
  formatSettings,
  type KeyLayout,
  parseSettings,
  type ReadSettings,
  type Settings,
  type SettingsProblem,
} from "./settings/parse-settings.js";
