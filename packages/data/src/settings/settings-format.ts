/** A ready arrangement of keys. */
export type KeyLayout = "qwerty" | "qwertz" | "azerty" | "dvorak" | "numpad";

/**
 * The name of something that keys do.
 * @pattern ^[a-z][a-z0-9_]*$
 * @maxLength 60
 * @says a lower-case name
 */
export type KeyAction = string;

/**
 * One or several keys.
 * @pattern ^[^\p{C}]*$
 * @maxLength 200
 * @says the name of a key
 */
export type KeyNames = string;

/** What a player can set, as it stands in `settings.toml`. */
export interface Settings {
  /**
   * A language's short name (`de`, `pt_BR`), "" follows the environment.
   * @pattern ^(?:[a-z]{2,3}(?:[_-][A-Za-z]{2,4})?)?$
   * @maxLength 8
   * @says a language such as "en", or "" for that of the system
   */
  language: string;
  layout: KeyLayout;
  /** False shows everything in the terminal's own colour. */
  colors: boolean;
  symbols: "unicode" | "ascii";
  reduced_flicker: boolean;
  /** How much plain lines tell of each turn of a fight: what it has changed, or the whole fight. */
  verbosity: "brief" | "full";
  /** Keys by the name of what they do, on top of the layout. Which names and keys there are is the front end's affair. */
  keys: Record<KeyAction, KeyNames>;
}
