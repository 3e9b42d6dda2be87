import { abilityBlock, forecast, type Id } from "@rustkeep/engine";
import { countedName, nameOf } from "../present/names.js";
import { figure } from "../present/numbers.js";
import { blockWords } from "../present/rejection-sentence.js";
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
  const names = abilities.map((id) => nameOf("abilities", id, registries));
  const narrow = width < NARROW;
  const longest = Math.max(...names.map((name) => name.length), 6);
  const nameWidth = Math.min(longest, width - (narrow ? 12 : 18));
  return abilities.map((id, index): Row => {
    const block = abilityBlock(game, game.player, id, registries);
    const cost = figure(registries.abilities[id]?.cost ?? 0, texts, 0);
    const effect =
      enemy === undefined || target === undefined
        ? ""
        : forecastWords(forecast(game, game.player, id, enemy, registries), target, narrow ? "bare" : "short", context);
    return [
      left(names[index] ?? "", nameWidth, block === undefined ? "text" : "dim"),
      right(cost, 3, "dim"),
      span(narrow ? " " : "  "),
      block === undefined ? span(effect) : span(blockWords(block, texts, registries), "warning"),
    ];
  });
}

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
