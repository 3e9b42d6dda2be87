import {
  assignableOf,
  type KeyAction,
  type Points,
  SHEET_SUBJECTS,
  type SheetValue,
  type SheetView,
  sheetView,
  sourcesView,
} from "@rustkeep/presentation";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { BLANK, type Block, left, line, type Row, right, span, spread } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { aboutHero } from "./about-hero.js";
import { hint } from "./hints.js";
import { bodyHeight, page } from "./page.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** Names and figures of all attributes fit into a pane of this width. */
const LEAST = 42;

/** What the screen keeps: the cursor, the points set aside, which of the two pages shows, and the first row of the second. */
interface State {
  readonly first: number;
  readonly cursor: number;
  readonly points: Points;
  readonly about: boolean;
}

/** The hero in figures, where they come from, and the points to assign. */
export function characterSheet(): Screen {
  let state: State = { cursor: 0, points: {}, about: false, first: 0 };
  return {
    kind: "character_sheet",
    keys: "sheet",
    onKey: ({ action }, context): Response => {
      if (action === "back") return POP;
      if (action === "accept") {
        const { points } = state;
        if (spent(points) === 0) return NONE;
        state = { ...state, points: {} };
        return { kind: "command", command: { command: "assign_points", points } };
      }
      state = changed(state, action, context);
      return NONE;
    },
    view: (context) => pageView(state, context),
  };
}

function spent(points: Points): number {
  return Object.values(points).reduce((sum, count) => sum + count, 0);
}

function changed(state: State, action: KeyAction | undefined, context: Context): State {
  switch (action) {
    case "increase":
    case "right":
      return setAside(state, 1, gameOf(context).unspent_points);
    case "decrease":
    case "left":
      return setAside(state, -1, gameOf(context).unspent_points);
    case "next_list":
    case "previous_list":
      return { ...state, about: !state.about, first: 0 };
    default:
      if (state.about) return scrolled(state, action, context);
      return { ...state, cursor: movedCursor(action, state.cursor, SHEET_SUBJECTS.length, 10) ?? state.cursor };
  }
}

/** The page about the hero scrolls as far as there is more of it. */
function scrolled(state: State, action: KeyAction | undefined, context: Context): State {
  const last = Math.max(0, aboutRows(context).length - (bodyHeight(context) - 2));
  return { ...state, first: movedCursor(action, Math.min(state.first, last), last + 1, 10) ?? state.first };
}

/** One point more or fewer on the selected attribute, within 0 and what is left. */
function setAside(state: State, by: 1 | -1, unspent: number): State {
  const subject = SHEET_SUBJECTS[state.cursor];
  const attribute = subject === undefined ? undefined : assignableOf(subject);
  if (attribute === undefined) return state;
  const count = (state.points[attribute] ?? 0) + by;
  if (count < 0 || spent(state.points) + by > unspent) return state;
  return { ...state, points: { ...state.points, [attribute]: count } };
}

function sheetOf(points: Points, context: Context): SheetView {
  return sheetView(gameOf(context), points, context.texts, context.registries);
}

function pageView(state: State, context: Context): View {
  const { texts } = context;
  const sheet = sheetOf(state.points, context);
  const { name, origin, points } = sheet.hero;
  const pointsLeft = points - spent(state.points);
  const hints = texts.sheet.hints;
  return page(context, {
    title: line(`${name}${origin === "" ? "" : ` · ${origin}`}`, "title"),
    note: line(texts.sheet.pointsLeft({ points: pointsLeft }), pointsLeft > 0 ? "accent" : "dim"),
    body: state.about ? aboutFrame(state, context) : valuesAndSources(sheet, state, context),
    hints: [
      ...(state.about
        ? [hint("next_list", context, texts.sheet.attributes)]
        : [
            hint("increase", context, hints.plus),
            hint("decrease", context, hints.minus),
            hint("accept", context, hints.assign),
            hint("next_list", context, hints.page),
          ]),
      hint("back", context, hints.back),
    ],
  });
}

/** Values on the left, and on the right where the selected one comes from. */
function valuesAndSources({ values }: SheetView, { cursor }: State, context: Context): Block {
  const { size } = context;
  const height = bodyHeight(context);
  const left = Math.max(LEAST, Math.min(48, Math.floor(size.width * 0.58)));
  const right = size.width - left;
  return columns([
    { block: valuesFrame(values, cursor, left, height, context), width: left },
    { block: sourcesFrame(cursor, right, height, context), width: right },
  ]);
}

function valuesFrame(
  values: readonly SheetValue[],
  cursor: number,
  width: number,
  height: number,
  { texts }: Context,
): Block {
  const inner = width - 4;
  const items = values.map((value) => valueRow(value, inner - 3));
  const heading: Row = [left("", inner - 18), right(texts.sheet.base, 6, "dim"), right(texts.sheet.value, 6, "dim")];
  const content = [heading, ...list({ items, cursor, active: true, width: inner, height: height - 3 })];
  return frame(content, width, height, { active: true, title: line(texts.sheet.attributes, "accent") });
}

/** Name, base and value, and by how much the points set aside would raise it. */
function valueRow({ name, base, value, differs, gain }: SheetValue, width: number): Row {
  return [
    left(name, width - 17),
    right(base, 6, "dim"),
    right(value, 6, differs ? "strong" : "text"),
    span(gain === "" ? "" : ` ${gain}`, "accent"),
  ];
}

/** Where a value comes from, a row for each source; what does not count at the moment is dim and says so. */
function sourcesFrame(cursor: number, width: number, height: number, context: Context): Block {
  const { texts, registries } = context;
  const subject = SHEET_SUBJECTS[cursor];
  if (subject === undefined) return [];
  const { name, sources, pointMeans } = sourcesView(gameOf(context), subject, texts, registries);
  const title = texts.sheet.sources({ name });
  const content = [
    ...sources.map((source) => {
      const role = source.applies ? "text" : "dim";
      return spread(line(source.name, role), line(source.figures, role), width - 4);
    }),
    ...(pointMeans === "" ? [] : [BLANK, ...wrap(pointMeans, width - 4, "dim")]),
  ];
  return frame(content, width, height, { title: line(title.length > width - 6 ? texts.sheet.sourcesShort : title) });
}

function aboutRows(context: Context): Block {
  return aboutHero(sheetOf({}, context), context.size.width - 4, context);
}

function aboutFrame(state: State, context: Context): Block {
  const height = bodyHeight(context);
  const rows = aboutRows(context);
  const arrows = `${state.first > 0 ? "↑" : ""}${state.first + height - 2 < rows.length ? "↓" : ""}`;
  return frame(rows.slice(state.first), context.size.width, height, {
    active: true,
    title: line(context.texts.sheet.about, "accent"),
    note: arrows === "" ? [] : line(arrows, "dim"),
  });
}
