import { type GoodsView, type KeyAction, type ShopView, shopView } from "@rustkeep/presentation";
import { columns } from "../widgets/columns.js";
import { frame } from "../widgets/frame.js";
import { list, moveCursor } from "../widgets/list.js";
import { type Block, line, type Row, right } from "../widgets/row.js";
import { wrap } from "../widgets/wrap.js";
import { amount } from "./amount.js";
import { hint } from "./hints.js";
import { countedCell, detailHeight, itemDetail } from "./item-detail.js";
import { type LongText, longText, turnedPage } from "./long-text.js";
import { bodyHeight, page } from "./page.js";
import { type Context, gameOf, NONE, type Response, type Screen, type View } from "./screen.js";
import { movedCursor } from "./scrolling.js";

/** The two sides of the counter. */
type Side = "offer" | "own";

/** What the screen keeps: the active side and a cursor on each. */
interface State {
  readonly side: Side;
  readonly cursors: Readonly<Record<Side, number>>;
  /** What Enter traded last and how often in a row, until the cursor is moved. */
  readonly streak: { readonly goods: string; readonly times: number };
  /** The first row in sight of what is told about the selected goods. */
  readonly first: number;
}

const NO_STREAK = { goods: "", times: 0 };

/** Trade: the offer on the left, the hero's goods on the right. Enter trades one piece. */
export function shop(): Screen {
  let state: State = { side: "offer", cursors: { offer: 0, own: 0 }, streak: NO_STREAK, first: 0 };
  return {
    kind: "shop",
    keys: "shop",
    onKey: ({ action }, context) => {
      const turned = turnedPage(action, state.first, detailText(state, context));
      state = { ...state, first: turned ?? 0 };
      if (turned !== undefined) return NONE;
      switch (action) {
        case "back":
          return { kind: "command", command: { command: "end_talk" } };
        case "next_list":
        case "previous_list":
        case "left":
        case "right":
          state = { ...state, side: state.side === "offer" ? "own" : "offer", streak: NO_STREAK };
          return NONE;
        case "accept":
          return tradeOne(context);
        case "amount":
          return askAmount(state, context);
        default:
          state = moved(state, action, context);
          return NONE;
      }
    },
    view: (context) => pageView(state, context),
  };

  /** Whoever holds Enter down for the last of several pieces does not mean what moves up into their place. */
  function tradeOne(context: Context): Response {
    const chosen = selected(state, context);
    if (chosen === undefined) return NONE;
    const goods = [chosen.item.item, ...chosen.item.affixes].join(" ");
    const { streak } = state;
    const other = streak.times > 1 && streak.goods !== goods;
    const times = streak.goods === goods ? streak.times + 1 : 1;
    state = { ...state, streak: other ? NO_STREAK : { goods, times } };
    if (!other) return trade(state, 1, context);
    return {
      kind: "none",
      status: context.texts.shop.soldOut({ next: chosen.name }),
    };
  }
}

function moved(state: State, action: KeyAction | undefined, context: Context): State {
  const cursor =
    movedCursor(action, position(state, context), goods(state.side, context).length, 10) ?? position(state, context);
  return { ...state, cursors: { ...state.cursors, [state.side]: cursor }, streak: NO_STREAK };
}

function shopOf(context: Context): ShopView {
  return shopView(gameOf(context), context.texts, context.registries);
}

function goods(side: Side, context: Context): readonly GoodsView[] {
  return shopOf(context)[side];
}

/** Position of the cursor, within the goods as they are now. */
function position(state: State, context: Context): number {
  return moveCursor(state.cursors[state.side], 0, goods(state.side, context).length);
}

function selected(state: State, context: Context): GoodsView | undefined {
  return goods(state.side, context)[position(state, context)];
}

function trade(state: State, count: number, context: Context): Response {
  const index = position(state, context);
  return { kind: "command", command: { command: state.side === "offer" ? "buy" : "sell", index, count } };
}

function askAmount(state: State, context: Context): Response {
  const { texts } = context;
  const chosen = selected(state, context);
  if (chosen === undefined) return NONE;
  const question = state.side === "offer" ? texts.shop.buyHowMany : texts.shop.sellHowMany;
  return {
    kind: "push",
    screen: amount({
      question: question({ name: chosen.name, each: chosen.priceOf(1) }),
      maximum: chosen.count,
      remark: (count) => texts.shop.gold({ amount: chosen.priceOf(count) }),
      onAnswer: (count) => trade(state, count, context),
    }),
  };
}

function pageView(state: State, context: Context): View {
  const { texts, size } = context;
  const shown = shopOf(context);
  const height = bodyHeight(context);
  const below = detailHeight(context);
  const half = Math.floor(size.width / 2);
  const hints = texts.shop.hints;
  return page(context, {
    title: line(texts.shop.title({ name: shown.merchant }), "title"),
    note: line(texts.shop.gold({ amount: shown.gold }), "gold"),
    body: [
      ...columns([
        { block: sideFrame(shown, "offer", state, half, height - below, context), width: half },
        {
          block: sideFrame(shown, "own", state, size.width - half, height - below, context),
          width: size.width - half,
        },
      ]),
      ...longText(detailText(state, context), state.first, context),
    ],
    hints: [
      hint("accept", context, state.side === "offer" ? hints.buy : hints.sell),
      hint("amount", context, hints.amount),
      hint("next_list", context, hints.side),
      hint("back", context, hints.back),
    ],
  });
}

function sideFrame(
  shown: ShopView,
  side: Side,
  state: State,
  width: number,
  height: number,
  { texts }: Context,
): Block {
  const active = state.side === side;
  const items = shown[side].map((entry): Row => {
    const money = entry.price === "" ? texts.vocabulary.none : texts.numbers.gold({ amount: entry.price });
    return [...countedCell(entry, width - 14, texts), right(money, 7, "gold")];
  });
  const cursor = moveCursor(state.cursors[side], 0, items.length);
  const empty = side === "offer" ? texts.shop.emptyOffer : texts.shop.emptyOwn;
  const content =
    items.length === 0
      ? wrap(empty, width - 4, "dim")
      : list({ items, cursor, active, width: width - 4, height: height - 2 });
  return frame(content, width, height, {
    active,
    title: line(side === "offer" ? texts.shop.offer : texts.shop.own, active ? "accent" : "text"),
    note: line(side === "offer" ? texts.shop.buyPrice : texts.shop.sellPrice, "dim"),
  });
}

function detailText(state: State, context: Context): LongText {
  const { width } = context.size;
  const height = detailHeight(context);
  const chosen = selected(state, context);
  if (chosen === undefined) return { content: [], title: [], width, height };
  return { ...itemDetail(chosen.item, { width: width - 4, height: height - 2 }, "without", context), width, height };
}
