import { attribute, goldOf, type ItemInstance, isLiving, type Slot, slotsInOrder } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { type Carried, figure, itemName, nameOf, SORT_KEYS, sortedInventory, tellLog } from "@rustkeep/presentation";
import { pickedIndex } from "../keymap.js";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list, moveCursor } from "../widgets/list.js";
import { bodyHeight, page } from "../widgets/page.js";
import { type Block, left, line, type Row, right, span } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { amount } from "./amount.js";
import { ofMaximum } from "./hero-bars.js";
import { hint } from "./hints.js";
import { countedCell, itemDetail } from "./item-detail.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";
import { chooseTarget } from "./target.js";

/** Rows of carried things narrower than this have no room for what they are for. */
const NARROW = 34;

/** What the screen keeps: the sorting, which list is active, and a cursor in each. */
interface State {
  readonly sort: number;
  readonly worn: boolean;
  readonly carriedCursor: number;
  readonly wornCursor: number;
}

/** What the hero carries and wears, and what changing it would bring. */
export function inventory(): Screen {
  let state: State = { sort: 0, worn: false, carriedCursor: 0, wornCursor: 0 };
  return {
    kind: "inventory",
    keys: "inventory",
    onKey: ({ action }, context) => {
      const { next, response } = handled(state, action, context);
      state = next;
      return response;
    },
    view: (context) => inventoryView(state, context),
  };
}

interface Handled {
  readonly next: State;
  readonly response: Response;
}

function handled(state: State, action: KeyAction | undefined, context: Context): Handled {
  const picked = pickedIndex(action);
  const stay = (response: Response): Handled => ({ next: state, response });
  if (picked !== undefined) return stay(unequip(slotsInOrder(context.registries)[picked]));
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
      return stay(state.worn ? onWorn(state, action, context) : onCarried(selected(state, context), action, context));
    default:
      return { next: moved(state, action, context), response: NONE };
  }
}

function moved(state: State, action: KeyAction | undefined, context: Context): State {
  return state.worn
    ? { ...state, wornCursor: steered(state.wornCursor, action, slotsInOrder(context.registries).length) }
    : { ...state, carriedCursor: steered(state.carriedCursor, action, gameOf(context).player.inventory.length) };
}

/** The list may have become shorter since the cursor was set, so it is brought back into it first. */
function steered(cursor: number, action: KeyAction | undefined, length: number): number {
  const within = moveCursor(cursor, 0, length);
  return movedCursor(action, within, length, 10) ?? within;
}

function carried(state: State, context: Context): Carried[] {
  const { texts, registries } = context;
  return sortedInventory(gameOf(context).player.inventory, SORT_KEYS[state.sort] ?? "slot", texts, registries);
}

function selected(state: State, context: Context): Carried | undefined {
  const entries = carried(state, context);
  return entries[moveCursor(state.carriedCursor, 0, entries.length)];
}

type ItemAction = "use" | "equip" | "drop" | "accept";

function onWorn(state: State, action: ItemAction, context: Context): Response {
  return action === "accept" || action === "equip" ? unequip(slotsInOrder(context.registries)[state.wornCursor]) : NONE;
}

function unequip(slot: Slot | undefined): Response {
  return slot === undefined ? NONE : { kind: "command", command: { command: "unequip", slot: slot.id } };
}

function onCarried(entry: Carried | undefined, action: ItemAction, context: Context): Response {
  if (entry === undefined) return NONE;
  const { index, item } = entry;
  const wearable = context.registries.items[item.item]?.slot !== undefined;
  switch (action) {
    case "drop":
      return drop(entry, context);
    case "equip":
      return { kind: "command", command: { command: "equip", index } };
    case "use":
      return use(entry, context);
    case "accept":
      return wearable ? { kind: "command", command: { command: "equip", index } } : use(entry, context);
  }
}

/** Uses an item; where it is aimed at one of several enemies, asks at which. */
function use({ index, item, name }: Carried, context: Context): Response {
  const definition = context.registries.items[item.item];
  const aimed = definition?.actions.some((action) => action.target === "target") ?? false;
  if (!aimed || gameOf(context).enemies.filter(isLiving).length < 2) {
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

function drop({ index, item, name }: Carried, { texts }: Context): Response {
  if (item.count === 1) return { kind: "command", command: { command: "drop", index, count: 1 } };
  return {
    kind: "push",
    screen: amount({
      question: texts.inventory.howMany({ name, available: item.count }),
      maximum: item.count,
      remark: () => "",
      onAnswer: (count) => ({ kind: "command", command: { command: "drop", index, count } }),
    }),
  };
}

function inventoryView(state: State, context: Context): View {
  const { texts, registries, size } = context;
  const game = gameOf(context);
  const height = bodyHeight(context);
  const below = Math.min(12, Math.floor(height * 0.42));
  const leftWidth = carriedWidth(context);
  const capacity = figure(attribute(game, game.player, "carry_capacity", undefined, registries), texts, 0);
  const hints = texts.inventory.hints;
  return page(inFight(context), {
    title: line(texts.inventory.title, "title"),
    note: [...healthNote(context), ...line(texts.shop.gold({ amount: figure(goldOf(game), texts) }), "gold")],
    body: [
      ...columns([
        { block: carriedFrame(state, capacity, leftWidth, height - below, context), width: leftWidth },
        { block: wornFrame(state, size.width - leftWidth, height - below, context), width: size.width - leftWidth },
      ]),
      ...detailFrame(state, below, context),
    ],
    hints: [
      ...acceptHint(state, context),
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
  const game = gameOf(context);
  if (game.enemies.length === 0) return [];
  const most = attribute(game, game.player, "max_health", undefined, context.registries);
  return line(`${context.texts.vocabulary.health} ${ofMaximum(game.player.health, most, context)}   `);
}

/** What Enter would do with what is selected; nothing where it does nothing. */
function acceptHint(state: State, context: Context): Row[] {
  const { hints } = context.texts.inventory;
  if (state.worn) return [hint("accept", context, hints.unequip)];
  const definition = context.registries.items[selected(state, context)?.item.item ?? ""];
  if (definition?.slot !== undefined) return [hint("accept", context, hints.equip)];
  return definition === undefined || definition.actions.length === 0 ? [] : [hint("accept", context, hints.use)];
}

/** The carried things get the larger half, unless the names of the worn ones need more than the rest. */
function carriedWidth(context: Context): number {
  const { width } = context.size;
  const slots = slotsInOrder(context.registries);
  const names = slots.map((slot) => {
    const item = gameOf(context).player.equipment[slot.id];
    return item === undefined ? 0 : itemName(item, context.texts, context.registries).length;
  });
  const worn = Math.max(0, ...names) + AROUND_WORN + slotWidth(width);
  return Math.max(Math.floor(width * 0.52), Math.min(Math.floor(width * 0.56), width - worn));
}

/** Cells beside the names of slots and of worn things: the border, marks, the number of the slot. */
const AROUND_WORN = 10;

/** Cells for the names of slots. */
function slotWidth(screenWidth: number): number {
  return screenWidth < 70 ? 7 : 9;
}

function carriedFrame(state: State, capacity: string, width: number, height: number, context: Context): Block {
  const { texts } = context;
  const entries = carried(state, context);
  const items = entries.map((entry) => carriedRow(entry, width - 7, context));
  const cursor = moveCursor(state.carriedCursor, 0, entries.length);
  const content =
    entries.length === 0
      ? wrap(texts.inventory.empty, width - 4, "dim")
      : list({ items, cursor, active: !state.worn, width: width - 4, height: height - 2 });
  return frame(content, width, height, {
    active: !state.worn,
    title: line(texts.inventory.carried({ count: entries.length, capacity }), state.worn ? "text" : "accent"),
  });
}

/** Name, what it is for, price; narrow screens leave the middle out. */
function carriedRow(entry: Carried, width: number, context: Context): Row {
  const price = right(context.texts.numbers.gold({ amount: figure(entry.price, context.texts, 0) }), 7, "gold");
  if (width < NARROW) return [...countedCell(entry.item, width - 7, context), price];
  return [
    ...countedCell(entry.item, width - 17, context),
    span(" "),
    left(kindWord(entry.item, context), 9, "dim"),
    price,
  ];
}

/** The slot that an item is worn in, or that it is there to be used. */
function kindWord(item: ItemInstance, { texts, registries }: Context): string {
  const definition = registries.items[item.item];
  if (definition?.slot !== undefined) return nameOf("slots", definition.slot, registries);
  const usable = definition !== undefined && definition.actions.length > 0;
  return usable ? texts.inventory.kinds.use : texts.inventory.kinds.other;
}

function wornFrame(state: State, width: number, height: number, context: Context): Block {
  const { texts, registries } = context;
  const items = slotsInOrder(registries).map((slot, index): Row => {
    const item = gameOf(context).player.equipment[slot.id];
    return [
      right(index < 9 ? `${index + 1}` : "", 1, "key"),
      span(" "),
      left(nameOf("slots", slot.id, registries), slotWidth(context.size.width), "dim"),
      span(" "),
      item === undefined ? span(texts.vocabulary.none, "dim") : span(itemName(item, texts, registries)),
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

function detailFrame(state: State, height: number, context: Context): Block {
  const { size, registries } = context;
  const slot = slotsInOrder(registries)[state.wornCursor];
  const worn = slot === undefined ? undefined : gameOf(context).player.equipment[slot.id];
  const item = state.worn ? worn : selected(state, context)?.item;
  if (item === undefined) return frame([], size.width, height);
  const detail = itemDetail(item, { width: size.width - 4, height: height - 2 }, "with", context);
  return frame(detail.content, size.width, height, { title: detail.title });
}
