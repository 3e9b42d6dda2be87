import { abilityBlock, forecast, type Id } from "@rustkeep/engine";
import { blockBriefly, countedName, figure, nameOf } from "@rustkeep/presentation";
import { cellText } from "../widgets/cell-text.js";
import { type Block, clipRow, left, type Row, right, span } from "../widgets/row.js";
import { forecastWords } from "./combat-enemies.js";
import { firstKey } from "./hints.js";
import { type Context, gameOf } from "./screen.js";

/** Below this width, words are left out. */
const NARROW = 26;

/** A row for each ability: name, cost, and what it would do to the target, or why it is blocked. */
export function abilityRows(
  abilities: readonly Id[],
  target: number | undefined,
  width: number,
  context: Context,
): Row[] {
  const { registries, texts } = context;
  const game = gameOf(context);
  const enemy = target === undefined ? undefined : game.enemies[target];
  const narrow = width < NARROW;
  const gap = narrow ? 1 : 2;
  const entries = abilities.map((id) => {
    const block = abilityBlock(game, game.player, id, registries);
    const expected = enemy === undefined ? undefined : forecast(game, game.player, id, enemy, registries);
    const promise =
      expected === undefined || target === undefined
        ? ""
        : forecastWords(expected, target, narrow ? "bare" : "short", context);
    return {
      name: nameOf("abilities", id, registries),
      cost: figure(registries.abilities[id]?.cost ?? 0, texts, 0),
      blocked: block !== undefined,
      effect: cellText(block === undefined ? promise : blockBriefly(block, texts, registries)),
    };
  });
  const costWidth = Math.max(3, ...entries.map(({ cost }) => cost.length));
  const fixed = costWidth + gap;
  const longest = Math.max(...entries.map(({ name }) => name.length), 6);
  const nameWidth = Math.min(longest, width - fixed - (narrow ? 8 : 13));
  return entries.map(({ name, cost, blocked, effect }): Row => {
    const rest = width - fixed - effect.length;
    const shown = rest < SHORTEST_NAME ? nameWidth : Math.min(nameWidth, rest);
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
  const { registries, texts } = context;
  const usable = gameOf(context).player.inventory.filter(
    (item) => (registries.items[item.item]?.actions.length ?? 0) > 0,
  );
  if (usable.length === 0) return [];
  const names = usable.map((item) => countedName(item, texts, registries)).join(", ");
  const key = ` (${firstKey("inventory", context)})`;
  return [[...clipRow([span(names, "dim")], width - key.length), span(key, "dim")]];
}
