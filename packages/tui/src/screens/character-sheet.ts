import {
  ASSIGNABLE_ATTRIBUTES,
  type AssignableAttribute,
  ATTRIBUTES,
  type Attribute,
  baseWithPoints,
  DAMAGE_TYPES,
  type DamageType,
  type Game,
} from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { cleanText, originOf, pointMeans } from "@rustkeep/presentation";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { bodyHeight, page } from "../widgets/page.js";
import { BLANK, type Block, left, line, type Row, right, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";
import { aboutHero, gainOf, type SheetSubject, sourcesOf, subjectValues } from "./sheet-content.js";

/** Points set aside and not yet assigned. */
type Points = Readonly<Partial<Record<AssignableAttribute, number>>>;

/** Names and figures of all attributes fit into a pane of this width. */
const LEAST = 42;

/** What the screen keeps: the cursor, the points set aside, which of the two pages shows, and the first row of the second. */
interface State {
  readonly first: number;
  readonly cursor: number;
  readonly points: Points;
  readonly about: boolean;
}

/** What has a row of its own: attributes, then resistances. */
const SUBJECTS: readonly SheetSubject[] = [
  ...ATTRIBUTES.map((attribute: Attribute) => ({ kind: "attribute" as const, attribute })),
  ...DAMAGE_TYPES.map((type: DamageType) => ({ kind: "resistance" as const, type })),
];

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
    view: (context) => sheetView(state, context),
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
      return { ...state, cursor: movedCursor(action, state.cursor, SUBJECTS.length, 10) ?? state.cursor };
  }
}

/** The page about the hero scrolls as far as there is more of it. */
function scrolled(state: State, action: KeyAction | undefined, context: Context): State {
  const last = Math.max(0, aboutHero(context.size.width - 4, context).length - (bodyHeight(context) - 2));
  return { ...state, first: movedCursor(action, Math.min(state.first, last), last + 1, 10) ?? state.first };
}

/** One point more or fewer on the selected attribute, within 0 and what is left. */
function setAside(state: State, by: 1 | -1, unspent: number): State {
  const attribute = assignable(SUBJECTS[state.cursor]);
  if (attribute === undefined) return state;
  const count = (state.points[attribute] ?? 0) + by;
  if (count < 0 || spent(state.points) + by > unspent) return state;
  return { ...state, points: { ...state.points, [attribute]: count } };
}

function assignable(subject: SheetSubject | undefined): AssignableAttribute | undefined {
  if (subject?.kind !== "attribute") return undefined;
  return ASSIGNABLE_ATTRIBUTES.find((attribute) => attribute === subject.attribute);
}

function sheetView(state: State, context: Context): View {
  const { texts, registries } = context;
  const game = gameOf(context);
  const pointsLeft = game.unspent_points - spent(state.points);
  const hints = texts.sheet.hints;
  const origin = originOf(game, registries);
  return page(context, {
    title: line(`${cleanText(game.player.name)}${origin === "" ? "" : ` · ${origin}`}`, "title"),
    note: line(texts.sheet.pointsLeft({ points: pointsLeft }), pointsLeft > 0 ? "accent" : "dim"),
    body: state.about ? aboutFrame(state, context) : valuesAndSources(state, context),
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

function valuesFrame(state: State, width: number, height: number, context: Context): Block {
  const { texts } = context;
  const inner = width - 4;
  const game = gameOf(context);
  const base = baseWithPoints(game.player.base, state.points, context.registries);
  const after = { ...game, player: { ...game.player, base } };
  const items = SUBJECTS.map((subject) => valueRow(subject, game, after, inner - 3, context));
  const heading: Row = [left("", inner - 18), right(texts.sheet.base, 6, "dim"), right(texts.sheet.value, 6, "dim")];
  const content = [heading, ...list({ items, cursor: state.cursor, active: true, width: inner, height: height - 3 })];
  return frame(content, width, height, { active: true, title: line(texts.sheet.attributes, "accent") });
}

/** Name, base and value, and by how much the points set aside would raise it. */
function valueRow(subject: SheetSubject, game: Game, after: Game, width: number, context: Context): Row {
  const { name, base, value, differs } = subjectValues(subject, game, context);
  const gain = gainOf(subject, game, after, context);
  return [
    left(name, width - 17),
    right(base, 6, "dim"),
    right(value, 6, differs ? "strong" : "text"),
    span(gain === "" ? "" : ` ${gain}`, "accent"),
  ];
}

/** Values on the left, and on the right where the selected one comes from. */
function valuesAndSources(state: State, context: Context): Block {
  const { size } = context;
  const height = bodyHeight(context);
  const left = Math.max(LEAST, Math.min(48, Math.floor(size.width * 0.58)));
  const right = size.width - left;
  const subject = SUBJECTS[state.cursor];
  return columns([
    { block: valuesFrame(state, left, height, context), width: left },
    { block: subject === undefined ? [] : sourcesFrame(subject, right, height, context), width: right },
  ]);
}

function sourcesFrame(subject: SheetSubject, width: number, height: number, context: Context): Block {
  const { texts, registries } = context;
  const { sheet } = texts;
  const title = sheet.sources({ name: subjectValues(subject, gameOf(context), context).name });
  const attribute = assignable(subject);
  const content = [
    ...sourcesOf(subject, width - 4, context),
    ...(attribute === undefined ? [] : [BLANK, ...wrap(pointMeans(attribute, texts, registries), width - 4, "dim")]),
  ];
  return frame(content, width, height, { title: line(title.length > width - 6 ? sheet.sourcesShort : title) });
}

function aboutFrame(state: State, context: Context): Block {
  const height = bodyHeight(context);
  const rows = aboutHero(context.size.width - 4, context);
  const arrows = `${state.first > 0 ? "↑" : ""}${state.first + height - 2 < rows.length ? "↓" : ""}`;
  return frame(rows.slice(state.first), context.size.width, height, {
    active: true,
    title: line(context.texts.sheet.about, "accent"),
    note: arrows === "" ? [] : line(arrows, "dim"),
  });
}
