import type { Texts } from "@rustkeep/presentation";
import type { Layout } from "../keymap.js";
import type { Settings } from "../session/settings.js";
import { list } from "../widgets/list.js";
import { page } from "../widgets/page.js";
import { BLANK, left, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type Context, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

const LANGUAGES: readonly Settings["language"][] = ["", "en", "de"];
const LAYOUTS: readonly Layout[] = ["qwerty", "qwertz", "azerty", "dvorak", "numpad"];
const SYMBOLS: readonly Settings["symbols"][] = ["unicode", "ascii"];

/** A setting that can be changed here. */
export interface SettingLine {
  readonly label: (texts: Texts) => string;
  readonly value: (settings: Settings, texts: Texts) => string;
  /** The settings with this one moved on by a step, round and round. */
  readonly step: (settings: Settings, by: 1 | -1) => Settings;
}

/** All settings that can be changed in the game, in the order in which they are shown. */
export const SETTING_LINES: readonly SettingLine[] = [
  {
    label: (texts) => texts.settings.language,
    value: (settings, texts) => texts.settings.languages[settings.language],
    step: (settings, by) => ({ ...settings, language: turned(LANGUAGES, settings.language, by) }),
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
];

function turned<T>(values: readonly T[], value: T, by: 1 | -1): T {
  return values[(values.indexOf(value) + by + values.length) % values.length] ?? value;
}

/** Language, keyboard, colours, symbols, flicker; each change holds at once. */
export function settings(): Screen {
  let cursor = 0;
  return {
    kind: "settings",
    keys: "settings",
    onKey: ({ action }, context): Response => {
      switch (action) {
        case "back":
          return POP;
        case "left":
        case "right":
        case "accept": {
          const changed = SETTING_LINES[cursor]?.step(context.settings, action === "left" ? -1 : 1);
          return changed === undefined ? NONE : { kind: "change_settings", settings: changed };
        }
        default:
          cursor = movedCursor(action, cursor, SETTING_LINES.length, 5) ?? cursor;
          return NONE;
      }
    },
    view: (context) => settingsView(context, cursor),
  };
}

function settingsView(context: Context, cursor: number): View {
  const { texts, settings: current, size } = context;
  const items = SETTING_LINES.map(
    (setting): Row => [left(setting.label(texts), 26), span(`‹ ${setting.value(current, texts)} ›`, "strong")],
  );
  return page(context, {
    title: line(texts.settings.title, "title"),
    body: [
      BLANK,
      ...list({ items, cursor, active: true, width: size.width, height: items.length }),
      BLANK,
      ...wrap(texts.settings.note, size.width - 4, "dim").map((row): Row => [span("  "), ...row]),
    ],
    hints: [hint("accept", context, texts.settings.hints.change), hint("back", context, texts.settings.hints.back)],
  });
}
