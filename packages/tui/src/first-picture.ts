import { type Language, textsOf } from "@rustkeep/presentation";
import { type Composition, composeTooSmall, isTooSmall } from "./compose.js";
import { defaultKeymap } from "./keymap.js";
import { menuRows } from "./screens/main-menu.js";
import { DEFAULT_SETTINGS, type Settings } from "./session/settings.js";
import type { Size } from "./widgets/size.js";

const NO_WARNINGS = { count: 0, errors: 0, log: "", problem: "" };

/** The main menu as far as it is known before anything is loaded. */
export function firstPicture(language: Language, hasSave: boolean, size: Size): Composition {
  const texts = textsOf(language);
  if (isTooSmall(size)) return composeTooSmall(texts, size);
  const continueLabel = hasSave ? () => texts.menu.continueShort : undefined;
  const content = { continueLabel, refusal: "", warnings: NO_WARNINGS, settingsProblems: () => [] };
  const rows = menuRows(0, content, { texts, keymap: defaultKeymap(), size, status: "" });
  return { layers: [{ block: rows, x: 0, y: 0 }], cursor: undefined };
}

/**
 * What the settings say about the first picture, from the lines that the game itself writes: reading TOML properly takes
 * longer than showing the picture, and the next one comes from the settings proper.
 */
export function glanceAtSettings(text: string): Pick<Settings, "language" | "colors" | "symbols"> {
  const [head = ""] = text.split(/^\s*\[/m);
  const value = (name: string) => new RegExp(`^${name} = "?(\\w*)"?\\s*$`, "m").exec(head)?.[1];
  const language = value("language") ?? "";
  return {
    language,
    colors: value("colors") !== "false",
    symbols: value("symbols") === "ascii" ? "ascii" : DEFAULT_SETTINGS.symbols,
  };
}
