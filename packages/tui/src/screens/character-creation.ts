import type { Id, Registries } from "@rustkeep/engine";
import {
  type CategoryView,
  categoriesView,
  cleanText,
  type KeyAction,
  type OptionDetail,
  optionDetail,
} from "@rustkeep/presentation";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list } from "../widgets/list.js";
import { BLANK, type Block, left, line, type Row, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { hint } from "./hints.js";
import { type LongText, longText, turnedPage } from "./long-text.js";
import { bodyHeight, page } from "./page.js";
import { type Context, type KeyPress, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** What a new hero is made from before the player has changed anything. */
export interface Draft {
  readonly seed: bigint;
  readonly name: string;
  readonly options: readonly Id[];
}

interface State {
  name: string;
  /** Whether the name is still the one suggested: typing replaces it, backspace and the end key edit it. */
  suggested: boolean;
  /** 0 is the name, then the categories, then the button that begins. */
  at: number;
  /** The first row in sight of what is told about an option. */
  first: number;
  /** The cursor of each category. */
  readonly cursors: number[];
  /** What is picked in each category, earliest first. */
  readonly picked: Id[][];
}

const MAX_NAME = 24;
const LEFT_WIDTH = 26;

/** A name, and a pick from every category that a mod brings. */
export function characterCreation(draft: Draft, registries: Registries): Screen {
  const sections = categoriesView(registries);
  const state: State = {
    name: draft.name,
    suggested: true,
    at: 0,
    first: 0,
    cursors: sections.map(({ options }) =>
      Math.max(
        0,
        options.findIndex(({ id }) => draft.options.includes(id)),
      ),
    ),
    picked: sections.map(({ options }) => options.map(({ id }) => id).filter((id) => draft.options.includes(id))),
  };
  return {
    kind: "character_creation",
    keys: "creation",
    takesText: () => state.at === 0,
    onKey: (press, context) => onKey(press, state, categoriesView(context.registries), draft.seed, context),
    view: (context) => view(state, categoriesView(context.registries), context),
  };
}

function onKey(
  press: KeyPress,
  state: State,
  sections: readonly CategoryView[],
  seed: bigint,
  context: Context,
): Response {
  const last = sections.length + 1;
  switch (press.action) {
    case "back":
      return POP;
    case "next_list":
    case "right":
      state.at = state.at === last ? 0 : state.at + 1;
      state.first = 0;
      return NONE;
    case "previous_list":
    case "left":
      state.at = state.at === 0 ? last : state.at - 1;
      state.first = 0;
      return NONE;
  }
  if (state.at === 0) return editName(press, state);
  if (state.at === last) return atTheButton(press.action, state, sections, seed, context);
  const section = sections[state.at - 1];
  if (section === undefined) return NONE;
  const index = state.at - 1;
  const turned = turnedPage(press.action, state.first, optionText(state, section, context));
  if (turned !== undefined) {
    state.first = turned;
    return NONE;
  }
  state.first = 0;
  if (press.action === "toggle" || press.action === "accept") pick(state, section, index, press.action === "accept");
  state.cursors[index] =
    movedCursor(press.action, state.cursors[index] ?? 0, section.options.length, 5) ?? state.cursors[index] ?? 0;
  return NONE;
}

function editName({ key, text, action }: KeyPress, state: State): Response {
  const kept = state.suggested && text.trim() !== "" ? "" : state.name;
  if (text !== "" && kept.length < MAX_NAME) state.name = [...cleanText(kept + text)].slice(0, MAX_NAME).join("");
  if (key === "backspace") state.name = [...state.name].slice(0, -1).join("");
  if (key === "ctrl+u") state.name = "";
  if (text !== "" || key === "backspace" || key === "end") state.suggested = false;
  if (action === "accept" || action === "down") state.at = 1;
  return NONE;
}

/** Enter on something picked goes on; Space takes it back. In a category of one, another pick replaces the first. */
function pick(state: State, { options, needed }: CategoryView, index: number, goOn: boolean): void {
  const id = options[state.cursors[index] ?? 0]?.id;
  const picked = state.picked[index];
  if (id === undefined || picked === undefined) return;
  if (picked.includes(id)) {
    if (!goOn) picked.splice(picked.indexOf(id), 1);
  } else {
    if (picked.length >= needed) picked.shift();
    picked.push(id);
  }
  if (picked.length === needed) state.at += 1;
}

function atTheButton(
  action: KeyAction | undefined,
  state: State,
  sections: readonly CategoryView[],
  seed: bigint,
  context: Context,
): Response {
  if (action === "up") state.at -= 1;
  if (action !== "accept" && action !== "toggle") return NONE;
  if (state.name.trim() === "") {
    state.at = 0;
    return { kind: "none", status: context.texts.setup.bad_name };
  }
  const open = sections.findIndex(({ needed }, index) => state.picked[index]?.length !== needed);
  if (open >= 0) {
    state.at = open + 1;
    return { kind: "none", status: missing(sections[open], context) };
  }
  return { kind: "start", setup: { seed, name: state.name.trim(), options: state.picked.flat() } };
}

function missing(section: CategoryView | undefined, { texts }: Context): string {
  if (section === undefined) return "";
  return texts.creation.missing({ category: section.name, needed: section.needed });
}

function view(state: State, sections: readonly CategoryView[], context: Context): View {
  const { texts, size } = context;
  const height = bodyHeight(context);
  const shown = page(context, {
    title: line(texts.creation.title, "title"),
    body: columns([
      { block: overview(state, sections, height, context), width: LEFT_WIDTH },
      { block: details(state, sections, size.width - LEFT_WIDTH, height, context), width: size.width - LEFT_WIDTH },
    ]),
    hints: [
      hint("accept", context, acceptLabel(state, sections, context)),
      hint("next_list", context, texts.creation.next),
      hint("previous_list", context, texts.creation.previous),
      ...(state.at === 0 || state.at > sections.length ? [] : [hint("toggle", context), hint("help", context)]),
      hint("back", context),
    ],
  });
  return state.at === 0 ? { ...shown, cursor: { x: 4 + state.name.length, y: 3 } } : shown;
}

/** What Enter does where the player is. */
function acceptLabel({ at }: State, sections: readonly CategoryView[], { texts }: Context): string {
  if (at === 0) return texts.creation.goOn;
  return at > sections.length ? texts.creation.start : texts.creation.pickAndGoOn;
}

/** The left side: name, categories with what is picked, and the button. */
function overview(state: State, sections: readonly CategoryView[], height: number, context: Context): Block {
  const { texts } = context;
  const mark = (at: number): Row => [span(at === state.at ? "› " : "  ", "accent")];
  const look = (at: number) => (at === state.at ? "selected" : "text");
  const rows: Row[] = [
    [...mark(0), span(texts.creation.name, look(0))],
    [span("  "), left(state.name === "" ? texts.vocabulary.none : state.name, LEFT_WIDTH - 6, "strong")],
    [],
  ];
  for (const [index, { name: category, needed, options }] of sections.entries()) {
    const picked = state.picked[index] ?? [];
    const count = needed === 1 ? "" : `  ${texts.creation.pick({ picked: picked.length, needed })}`;
    rows.push([...mark(index + 1), span(category, look(index + 1)), span(count, "dim")]);
    const names = namesOf(picked, options);
    for (const name of names.length === 0 ? [texts.vocabulary.none] : names) {
      rows.push([span("  "), left(name, LEFT_WIDTH - 6, names.length === 0 ? "dim" : "strong")]);
    }
    rows.push([]);
  }
  const last = sections.length + 1;
  rows.push([...mark(last), span(`[ ${texts.creation.begin} ]`, look(last))]);
  return frame(rows, LEFT_WIDTH, height);
}

function details(
  state: State,
  sections: readonly CategoryView[],
  width: number,
  height: number,
  context: Context,
): Block {
  const { texts } = context;
  const section = sections[state.at - 1];
  if (section === undefined) {
    const text = state.at === 0 ? texts.creation.nameHint : texts.creation.ready({ hero: summary(state, sections) });
    return frame(wrap(text, width - 4), width, height);
  }
  const cursor = state.cursors[state.at - 1] ?? 0;
  const picked = state.picked[state.at - 1] ?? [];
  const items = section.options.map(
    ({ id, name }): Row => [span(picked.includes(id) ? "[x] " : "[ ] ", "dim"), span(name)],
  );
  return [
    ...frame(
      list({ items, cursor, active: true, width: width - 4, height: listHeight(section, height) }),
      width,
      listHeight(section, height) + 2,
      {
        title: line(section.name, "title"),
        active: true,
      },
    ),
    ...longText(optionText(state, section, context), state.first, context),
  ];
}

/** Rows for the options of a category, of which there may be more. */
function listHeight({ options }: CategoryView, height: number): number {
  return Math.min(options.length, Math.max(3, Math.floor((height - 4) / 2)));
}

/** The selected option in words, and below what its abilities do. */
function optionText(state: State, section: CategoryView, context: Context): LongText {
  const { texts, registries, size } = context;
  const width = size.width - LEFT_WIDTH;
  const height = bodyHeight(context);
  const option = section.options[state.cursors[state.at - 1] ?? 0];
  return {
    content: option === undefined ? [] : optionRows(optionDetail(option.id, texts, registries), width - 4),
    title: line(option?.name ?? ""),
    width,
    height: height - listHeight(section, height) - 2,
  };
}

function optionRows({ lines, abilities }: OptionDetail, width: number): Block {
  return [
    ...lines.flatMap((text) => wrap(text, width)),
    ...abilities.flatMap(({ name, lines: [first = "", ...rest] }) => [
      BLANK,
      ...wrap(`${name}: ${first}`, width),
      ...rest.flatMap((text) => wrap(text, width, "dim")),
    ]),
  ];
}

function summary(state: State, sections: readonly CategoryView[]): string {
  return [state.name, ...sections.flatMap(({ options }, index) => namesOf(state.picked[index] ?? [], options))].join(
    ", ",
  );
}

function namesOf(picked: readonly Id[], options: CategoryView["options"]): string[] {
  return picked.flatMap((id) => options.find((option) => option.id === id)?.name ?? []);
}
