import type { LoadWarnings, Texts } from "@rustkeep/presentation";
import { firstProblem, loadWarningWords } from "@rustkeep/presentation";
import { list } from "../widgets/list.js";
import { BLANK, type Block, clipRow, fitBlock, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { confirm } from "./confirm.js";
import { hints } from "./hints.js";
import { hintRow } from "./page.js";
import { type Context, NONE, POP, type Response, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** What the menu shows. */
export interface MenuContent {
  /** The entry for the saved run; undefined where there is none to go on with. */
  readonly continueLabel: ((texts: Texts) => string) | undefined;
  /** Why a saved run cannot be continued, "" for nothing. */
  readonly refusal: string;
  readonly warnings: LoadWarnings;
  readonly settingsProblems: () => readonly string[];
}

/** What the menu shows and does, and the screens that it opens. */
export interface MenuParts extends MenuContent {
  /** Goes on with the saved run. */
  readonly goOn: (context: Context) => Response;
  readonly newRun: () => Screen;
  readonly settings: () => Screen;
  readonly help: () => Screen;
}

/** The part of a screen's context that the menu draws with: it can be drawn before anything is loaded. */
export type MenuContext = Pick<Context, "texts" | "keymap" | "size" | "status">;

const TITLE = ["───┤   r u s t k e e p   ├───"];
const WIDTH = 58;

type Entry = "continue" | "new_run" | "settings" | "help" | "quit";

/** The first screen: continue, begin anew, settings, help, quit. */
export function mainMenu(parts: MenuParts): Screen {
  const entries = entriesOf(parts);
  let cursor = 0;
  return {
    kind: "main_menu",
    keys: "menu",
    onKey: ({ action }, context) => {
      if (action === "new_run" || action === "settings" || action === "quit") return act(action, parts, context);
      if (action === "accept") return act(entries[cursor] ?? "quit", parts, context);
      cursor = movedCursor(action, cursor, entries.length, 5) ?? cursor;
      return NONE;
    },
    view: (context) => ({ rows: menuRows(cursor, parts, context) }),
  };
}

function entriesOf({ continueLabel }: MenuContent): readonly Entry[] {
  const others = ["new_run", "settings", "help", "quit"] as const;
  return continueLabel === undefined ? others : ["continue", ...others];
}

function act(entry: Entry, parts: MenuParts, context: Context): Response {
  switch (entry) {
    case "continue":
      return parts.goOn(context);
    case "new_run":
      return beginAnew(parts, context);
    case "settings":
      return { kind: "push", screen: parts.settings() };
    case "help":
      return { kind: "push", screen: parts.help() };
    case "quit":
      return { kind: "quit" };
  }
}

function beginAnew({ continueLabel, newRun }: MenuParts, { texts }: Context): Response {
  if (continueLabel === undefined) return { kind: "push", screen: newRun() };
  const onYes: Response = { kind: "replace", screen: newRun() };
  return { kind: "push", screen: confirm({ question: texts.menu.replaceRun, onYes, onNo: POP }) };
}

/** The whole screen. */
export function menuRows(cursor: number, content: MenuContent, context: MenuContext): Block {
  const { width, height } = context.size;
  const inner = Math.min(WIDTH, width - 4);
  const items = entriesOf(content).map((entry) => line(label(entry, content, context.texts)));
  const shown: Block = [
    ...TITLE.map((text) => centred(line(text, "accent"), inner)),
    centred(line(context.texts.menu.subtitle, "dim"), inner),
    BLANK,
    BLANK,
    ...list({ items, cursor, active: true, width: inner, height: items.length }),
    BLANK,
    ...notes(content, context, inner),
  ];
  const top = Math.max(0, Math.floor((height - 2 - shown.length) / 3));
  const margin = span(" ".repeat(Math.floor((width - inner) / 2)));
  const placed = [...Array.from({ length: top }, () => BLANK), ...shown.map((row): Row => [margin, ...row])];
  return [
    ...fitBlock(placed, width, height - 2),
    clipRow(line(context.status === "" ? "" : ` ${context.status}`, "warning"), width),
    hintRow(hints(["accept", "new_run", "settings", "quit", "help"], context), width),
  ];
}

function label(entry: Entry, { continueLabel }: MenuContent, texts: Texts): string {
  switch (entry) {
    case "continue":
      return continueLabel?.(texts) ?? texts.menu.continueShort;
    case "new_run":
      return texts.menu.newRun;
    case "settings":
      return texts.menu.settings;
    case "help":
      return texts.menu.help;
    case "quit":
      return texts.menu.quit;
  }
}

function notes({ refusal, warnings, settingsProblems }: MenuContent, { texts }: MenuContext, width: number): Block {
  const told = [
    ...(refusal === "" ? [] : [texts.menu.refused({ reason: refusal })]),
    ...(warnings.count === 0 ? [] : [loadWarningWords(warnings, texts)]),
    ...firstProblem(settingsProblems(), texts),
  ];
  return told.flatMap((text) => wrap(text, width, "warning"));
}

function centred(row: Row, width: number): Row {
  const size = row.reduce((sum, part) => sum + part.text.length, 0);
  return [span(" ".repeat(Math.max(0, Math.floor((width - size) / 2)))), ...row];
}
