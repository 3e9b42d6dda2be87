import {
  type CarriedView,
  heroView,
  type InventoryView,
  inventoryView,
  type KeyAction,
  livingIndices,
  SORT_KEYS,
  type Texts,
  tellLog,
  type WornView,
} from "@rustkeep/presentation";
import { pickedIndex } from "../keymap.js";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list, moveCursor } from "../widgets/list.js";
import { type Block, left, line, type Row, right, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { amount } from "./amount.js";
import { hint } from "./hints.js";
import { countedCell, detailHeight, itemDetail } from "./item-detail.js";
import { type LongText, longText, turnedPage } from "./long-text.js";
import { bodyHeight, page } from "./page.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";
import { chooseTarget } from "./target.js";

/** Rows of carried things narrower than this have no room for what they are for. */
const NARROW = 34;

/** What the screen keeps: the sorting, which list is active, a cursor in each, and the first row in sight of what is told. */
interface State {
  readonly sort: number;
  readonly worn: boolean;
  readonly carriedCursor: number;
  readonly wornCursor: number;
  readonly first: number;
}

/** What the hero carries and wears, and what changing it would bring. */
export function inventory(): Screen {
  let state: State = { sort: 0, worn: false, carriedCursor: 0, wornCursor: 0, first: 0 };
  return {
    kind: "inventory",
    keys: "inventory",
    onKey: ({ action }, context) => {
      const turned = turnedPage(action, state.first, detailText(state, context));
      if (turned !== undefined) {
        state = { ...state, first: turned };
        return NONE;
      }
      const { next, response } = handled(state, action, context);
      state = { ...next, first: 0 };
      return response;
    },
    view: (context) => pageView(state, context),
  };
}

interface Handled {
  readonly next: State;
  readonly response: Response;
}

function handled(state: State, action: KeyAction | undefined, context: Context): Handled {
  const things = thingsOf(state, context);
  const picked = pickedIndex(action);
  const stay = (response: Response): Handled => ({ next: state, response });
  if (picked !== undefined) return stay(unequip(things.worn[picked]));
  switch (action) {
    case "back":
      return stay(POP);
    case "sort":
      return { next: { ...state, sort: (state.sort + 1) % SORT_KEYS.length, carriedCursor: 0 }, response: NONE };
    case "next_list":
    case "previous_list":
    case "left":
    case "right":
      return { next: { ...state, worn: !state.worn }, response: NONE };
    case "use":
    case "equip":
    case "drop":
    case "accept":
      return stay(
        state.worn
          ? onWorn(things.worn[state.wornCursor], action)
          : onCarried(selected(state, things), action, context),
      );
    default:
      return { next: moved(state, action, things), response: NONE };
  }
}

function thingsOf(state: State, context: Context): InventoryView {
  return inventoryView(gameOf(context), SORT_KEYS[state.sort], context.texts, context.registries);
}

function moved(state: State, action: KeyAction | undefined, { carried, worn }: InventoryView): State {
  return state.worn
    ? { ...state, wornCursor: steered(state.wornCursor, action, worn.length) }
    : { ...state, carriedCursor: steered(state.carriedCursor, action, carried.length) };
}

/** The list may have become shorter since the cursor was set, so it is brought back into it first. */
function steered(cursor: number, action: KeyAction | undefined, length: number): number {
  const within = moveCursor(cursor, 0, length);
  return movedCursor(action, within, length, 10) ?? within;
}

function selected(state: State, { carried }: InventoryView): CarriedView | undefined {
  return carried[moveCursor(state.carriedCursor, 0, carried.length)];
}

type ItemAction = "use" | "equip" | "drop" | "accept";

function onWorn(entry: WornView | undefined, action: ItemAction): Response {
  return action === "accept" || action === "equip" ? unequip(entry) : NONE;
}

function unequip(entry: WornView | undefined): Response {
  return entry === undefined ? NONE : { kind: "command", command: { command: "unequip", slot: entry.slot } };
}

function onCarried(entry: CarriedView | undefined, action: ItemAction, context: Context): Response {
  if (entry === undefined) return NONE;
  const { index } = entry;
  switch (action) {
    case "drop":
      return drop(entry, context);
    case "equip":
      return { kind: "command", command: { command: "equip", index } };
    case "use":
      return use(entry, context);
    case "accept":
      return entry.purpose === "wear" ? { kind: "command", command: { command: "equip", index } } : use(entry, context);
  }
}

/** Uses an item; where it is aimed at one of several enemies, asks at which. */
function use({ index, aimed, name }: CarriedView, context: Context): Response {
  if (!aimed || livingIndices(gameOf(context)).length < 2) {
    return { kind: "command", command: { command: "use_item", index } };
  }
  return {
    kind: "push",
    screen: chooseTarget({
      question: context.texts.inventory.onWhom({ name }),
      onChosen: (enemy) => ({ kind: "command", command: { command: "use_item", index, target: enemy } }),
    }),
  };
}

function drop({ index, count: available, name }: CarriedView, { texts }: Context): Response {
  if (available === 1) return { kind: "command", command: { command: "drop", index, count: 1 } };
  return {
    kind: "push",
    screen: amount({
      question: texts.inventory.howMany({ name, available }),
      maximum: available,
      remark: () => "",
      onAnswer: (count) => ({ kind: "command", command: { command: "drop", index, count } }),
    }),
  };
}

function pageView(state: State, context: Context): View {
  const { texts, size } = context;
  const things = thingsOf(state, context);
  const height = bodyHeight(context);
  const below = detailHeight(context);
  const leftWidth = carriedWidth(things, context);
  const hints = texts.inventory.hints;
  return page(inFight(context), {
    title: line(texts.inventory.title, "title"),
    note: [...healthNote(context), ...line(texts.shop.gold({ amount: things.gold }), "gold")],
    body: [
      ...columns([
        { block: carriedFrame(things, state, leftWidth, height - below, context), width: leftWidth },
        {
          block: wornFrame(things, state, size.width - leftWidth, height - below, context),
          width: size.width - leftWidth,
        },
      ]),
      ...longText(detailText(state, context), state.first, context),
    ],
    hints: [
      ...acceptHint(things, state, context),
      hint("drop", context, hints.drop),
      [span("1-9", "key"), span(` ${hints.unequip}`, "dim")],
      hint("sort", context, hints.sort({ by: texts.inventory.sorts[SORT_KEYS[state.sort] ?? "slot"] })),
      hint("use", context, hints.use),
      hint("equip", context, hints.equip),
      hint("back", context, hints.back),
    ],
  });
}

/** Over a fight, the status line tells what the last round brought: the enemies strike while the hero rummages. */
function inFight(context: Context): Context {
  const { status, log, texts, registries } = context;
  const game = gameOf(context);
  if (status !== "" || game.enemies.length === 0 || game.combat_round === 0) return context;
  const told = tellLog(log, texts, registries);
  const round = told.filter(({ turn }) => turn === told.at(-1)?.turn);
  return { ...context, status: round.map(({ text }) => text).join(" ") };
}

/** In fights, how the hero fares. */
function healthNote(context: Context): Row {
  const { texts, registries } = context;
  const game = gameOf(context);
  if (game.enemies.length === 0) return [];
  return line(`${texts.vocabulary.health} ${heroView(game, texts, registries).health.words}   `);
}

/** What Enter would do with what is selected; nothing where it does nothing. */
function acceptHint(things: InventoryView, state: State, context: Context): Row[] {
  const { hints } = context.texts.inventory;
  if (state.worn) return [hint("accept", context, hints.unequip)];
  switch (selected(state, things)?.purpose) {
    case "wear":
      return [hint("accept", context, hints.equip)];
    case "use":
      return [hint("accept", context, hints.use)];
    default:
      return [];
  }
}

/** The carried things get the larger half, unless the names of the worn ones need more than the rest and they less. */
function carriedWidth({ carried, worn }: InventoryView, { size: { width } }: Context): number {
  const left = width - longest(worn.map(({ name }) => name)) - AROUND_WORN - slotWidth(worn, LONGEST_SLOT);
  const usual = Math.max(Math.floor(width * 0.52), Math.min(Math.floor(width * 0.56), left));
  const needed = longest(carried.map(({ counted }) => counted)) + AROUND_CARRIED;
  return Math.min(usual, Math.max(left, needed, Math.floor(width * 0.4)));
}

function longest(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => name.length));
}

/** Cells for the names of slots, where so many are free for them. */
function slotWidth(worn: readonly WornView[], free: number): number {
  const wanted = Math.min(LONGEST_SLOT, longest(worn.map(({ slotName }) => slotName)));
  return Math.max(SHORTEST_SLOT, Math.min(wanted, free));
}

/** Cells beside the names of slots and of worn things: the border, marks, the number of the slot. */
const AROUND_WORN = 10;

/** Cells beside the names of carried things: the border, marks, the price. */
const AROUND_CARRIED = 14;

/** Cells for the names of slots at the most and at least. */
const LONGEST_SLOT = 9;
const SHORTEST_SLOT = 7;

function carriedFrame(
  { carried, capacity }: InventoryView,
  state: State,
  width: number,
  height: number,
  { texts }: Context,
): Block {
  const items = carried.map((entry) => carriedRow(entry, width - 7, texts));
  const cursor = moveCursor(state.carriedCursor, 0, carried.length);
  const content =
    carried.length === 0
      ? wrap(texts.inventory.empty, width - 4, "dim")
      : list({ items, cursor, active: !state.worn, width: width - 4, height: height - 2 });
  return frame(content, width, height, {
    active: !state.worn,
    title: line(texts.inventory.carried({ count: carried.length, capacity }), state.worn ? "text" : "accent"),
  });
}

/** Name, what it is for, price; narrow screens leave the middle out. */
function carriedRow(entry: CarriedView, width: number, texts: Texts): Row {
  const price = right(texts.numbers.gold({ amount: entry.price }), 7, "gold");
  if (width < NARROW) return [...countedCell(entry, width - 7, texts), price];
  return [...countedCell(entry, width - 17, texts), span(" "), left(entry.kind, 9, "dim"), price];
}

function wornFrame({ worn }: InventoryView, state: State, width: number, height: number, context: Context): Block {
  const { texts } = context;
  const slots = slotWidth(worn, width - longest(worn.map(({ name }) => name)) - AROUND_WORN);
  const items = worn.map(({ slotName, item, name }, index): Row => {
    return [
      right(index < 9 ? `${index + 1}` : "", 1, "key"),
      span(" "),
      left(slotName, slots, "dim"),
      span(" "),
      item === undefined ? span(texts.vocabulary.none, "dim") : span(name),
    ];
  });
  const content = list({
    items,
    cursor: state.worn ? state.wornCursor : -1,
    active: state.worn,
    width: width - 4,
    height: height - 2,
  });
  return frame(content, width, height, {
    active: state.worn,
    title: line(texts.inventory.worn, state.worn ? "accent" : "text"),
  });
}

/** What is told about the selected thing. */
function detailText(state: State, context: Context): LongText {
  const { width } = context.size;
  const height = detailHeight(context);
  const things = thingsOf(state, context);
  const item = state.worn ? things.worn[state.wornCursor]?.item : selected(state, things)?.item;
  if (item === undefined) return { content: [], title: [], width, height };
  return { ...itemDetail(item, { width: width - 4, height: height - 2 }, "with", context), width, height };
}
