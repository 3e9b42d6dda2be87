import { type AbilityView, inventoryView, prospectWords } from "@rustkeep/presentation";
import { cellText } from "../widgets/cell-text.js";
import { type Block, clipRow, left, type Row, right, span } from "../widgets/row.js";
import { firstKey } from "./hints.js";
import { type Context, gameOf } from "./screen.js";

/** Below this width, words are left out. */
const NARROW = 26;

/** A row for each ability: name, cost, and what it would do to the target, or why it is blocked. */
export function abilityRows(abilities: readonly AbilityView[], width: number, { texts }: Context): Row[] {
  const narrow = width < NARROW;
  const gap = narrow ? 1 : 2;
  const entries = abilities.map(({ name, cost, block, prospect }) => {
    const promise = prospect === undefined ? "" : prospectWords(prospect, narrow ? "bare" : "short", texts);
    return { name, cost, blocked: block !== undefined, effect: cellText(block?.brief ?? promise) };
  });
  const costWidth = Math.max(3, ...entries.map(({ cost }) => cost.length));
  const fixed = costWidth + gap;
  const longest = Math.max(...entries.map(({ name }) => name.length), 6);
  const promised = Math.max(...entries.map(({ effect }) => effect.length));
  const nameWidth = Math.min(longest, width - fixed - Math.min(promised, narrow ? 8 : 13));
  return entries.map(({ name, cost, blocked, effect }): Row => {
    const rest = width - fixed - effect.length;
    // What a row does not promise is free for its name.
    const shown = rest < SHORTEST_NAME ? nameWidth : Math.min(Math.max(nameWidth, name.length), rest);
    return [
      left(name, shown, blocked ? "dim" : "text"),
      right(cost, costWidth, "dim"),
      span(" ".repeat(gap)),
      span(effect, blocked ? "warning" : "text"),
    ];
  });
}

/**
 * Names are cut down to so many cells before numbers and reasons are. A reason that is longer still is cut itself: the
 * status line tells it in full.
 */
const SHORTEST_NAME = 5;

/** Things that can be used, in a row at the foot of the abilities; nothing where there are none. */
export function consumableRow(context: Context, width: number): Block {
  const { carried } = inventoryView(gameOf(context), undefined, context.texts, context.registries);
  const usable = carried.filter((item) => item.usable);
  if (usable.length === 0) return [];
  const names = usable.map(({ counted }) => counted).join(", ");
  const key = ` (${firstKey("inventory", context)})`;
  return [[...clipRow([span(names, "dim")], width - key.length), span(key, "dim")]];
}
