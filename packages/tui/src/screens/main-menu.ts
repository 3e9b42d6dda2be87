import { nameOf } from "../present/names.js";
import type { SavedRun } from "../session/session.js";
import { list } from "../widgets/list.js";
import { hintRow } from "../widgets/page.js";
import { BLANK, type Block, clipRow, fitBlock, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { confirm } from "./confirm.js";
import { hints } from "./hints.js";
import { type Context, NONE, POP, type Response, type Screen } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** What the menu needs to know, and the screens that it opens. */
export interface MenuParts {
  readonly saved: SavedRun;
  readonly warnings: { readonly count: number; readonly log: string; readonly problem: string };
  readonly newRun: () => Screen;
  readonly settings: () => Screen;
  readonly help: () => Screen;
}

const TITLE = ["───┤   r u s t k e e p   ├───"];
const WIDTH = 58;

type Entry = "continue" | "new_run" | "settings" | "help" | "quit";

/** The first screen: continue, begin anew, settings, help, quit. */
export function mainMenu(parts: MenuParts): Screen {
  const entries: readonly Entry[] = [
    ...(parts.saved.kind === "ready" ? (["continue"] as const) : []),
    "new_run",
    "settings",
    "help",
    "quit",
  ];
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
    view: (context) => ({ rows: rows(entries, cursor, parts, context) }),
  };
}

function act(entry: Entry, parts: MenuParts, context: Context): Response {
  switch (entry) {
    case "continue":
      return goOn(parts.saved, context);
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

function beginAnew({ saved, newRun }: MenuParts, { texts }: Context): Response {
  if (saved.kind !== "ready") return { kind: "push", screen: newRun() };
  const onYes: Response = { kind: "replace", screen: newRun() };
  return { kind: "push", screen: confirm({ question: texts.menu.replaceRun, onYes, onNo: POP }) };
}

/** Goes on at once, or after telling what had to be left out of the saved run. */
export function goOn(saved: SavedRun, { texts }: Context): Response {
  if (saved.kind !== "ready") return NONE;
  if (saved.pruned.length === 0) return { kind: "continue" };
  const { prunedIntro, prunedMore, prunedQuestion } = texts.menu;
  const told = saved.pruned.slice(0, 6);
  const more = saved.pruned.length - told.length;
  const question = [prunedIntro, ...told, ...(more > 0 ? [prunedMore({ count: more })] : []), "", prunedQuestion].join(
    "\n",
  );
  return { kind: "push", screen: confirm({ question, onYes: { kind: "continue" }, onNo: { kind: "quit" } }) };
}

function rows(entries: readonly Entry[], cursor: number, parts: MenuParts, context: Context): Block {
  const { width, height } = context.size;
  const inner = Math.min(WIDTH, width - 4);
  const items = entries.map((entry) => line(label(entry, parts, context)));
  const content: Block = [
    ...TITLE.map((text) => centred(line(text, "accent"), inner)),
    centred(line(context.texts.menu.subtitle, "dim"), inner),
    BLANK,
    BLANK,
    ...list({ items, cursor, active: true, width: inner, height: items.length }),
    BLANK,
    ...notes(parts, context, inner),
  ];
  const top = Math.max(0, Math.floor((height - 2 - content.length) / 3));
  const margin = span(" ".repeat(Math.floor((width - inner) / 2)));
  const placed = [...Array.from({ length: top }, () => BLANK), ...content.map((row): Row => [margin, ...row])];
  return [
    ...fitBlock(placed, width, height - 2),
    clipRow(line(context.status === "" ? "" : ` ${context.status}`, "warning"), width),
    hintRow(hints(["accept", "new_run", "settings", "quit", "help"], context), width),
  ];
}

function label(entry: Entry, { saved }: MenuParts, { texts, registries }: Context): string {
  switch (entry) {
    case "continue":
      if (saved.kind !== "ready") return texts.menu.continueShort;
      return texts.menu.continue({
        hero: saved.hero,
        floor: nameOf("floors", saved.floor, registries),
        number: saved.floorNumber,
        turn: saved.turn,
      });
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

function notes({ saved, warnings }: MenuParts, { texts }: Context, width: number): Block {
  const told: Block[] = [];
  if (saved.kind === "refused") told.push(wrap(texts.menu.refused({ reason: saved.message }), width, "warning"));
  if (warnings.count > 0) {
    const { count, log, problem } = warnings;
    const text =
      problem === "" ? texts.menu.warnings({ count, log }) : texts.menu.warningsUnwritten({ count, problem });
    told.push(wrap(text, width, "warning"));
  }
  return told.flat();
}

function centred(row: Row, width: number): Row {
  const size = row.reduce((sum, part) => sum + part.text.length, 0);
  return [span(" ".repeat(Math.max(0, Math.floor((width - size) / 2)))), ...row];
}
