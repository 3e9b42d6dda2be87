import type { Language } from "@rustkeep/presentation";
import type { Layout } from "../keymap.js";

/** What a player can set; the same names stand in `settings.toml`. */
export interface Settings {
  /** "" follows the environment. */
  readonly language: Language;
  readonly layout: Layout;
  /** False shows everything in the terminal's own colour. */
  readonly colors: boolean;
  /** `ascii` keeps to the characters of a typewriter. */
  readonly symbols: "unicode" | "ascii";
  /** Draws journeys only where they end. */
  readonly reduced_flicker: boolean;
  /** How much plain lines tell of each turn of a fight. */
  readonly verbosity: "brief" | "full";
  /** Keys by action, on top of the layout; one key or several separated by spaces. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Settings of somebody who has set nothing. */
export const DEFAULT_SETTINGS: Settings = {
  language: "",
  layout: "qwerty",
  colors: true,
  symbols: "unicode",
  reduced_flicker: false,
  verbosity: "brief",
  keys: {},
};
