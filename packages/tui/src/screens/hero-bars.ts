import { type Gauge, type HeroView, heroView, type StateView } from "@rustkeep/presentation";
import { bar } from "../widgets/bar.js";
import { type Block, clipRow, line, type Row, right, span, spread } from "../widgets/row.js";
import { firstKey } from "./hints.js";
import { type Context, gameOf } from "./screen.js";

/** Below this share of health its bar changes colour. */
const LOW = 0.3;

/** Two rows: health and stamina as bars; experience, gold, states with turns left, points to assign. */
export function heroBars(context: Context): Block {
  const { width } = context.size;
  const hero = heroView(gameOf(context), context.texts, context.registries);
  return [
    barsRow(hero, width, context),
    [span(" "), ...spread(figures(hero, context), pointsNote(hero, context), width - 2), span(" ")],
  ];
}

function barsRow({ health, stamina }: HeroView, width: number, { texts }: Context): Row {
  const labels = [texts.vocabulary.health, texts.vocabulary.stamina];
  const figuresWidth = 9;
  const barWidth = Math.max(4, Math.floor((width - 8 - labels.join("").length - 2 * figuresWidth) / 2));
  const shown = (label: string, { value, maximum, words }: Gauge, role: "health" | "health_low" | "stamina"): Row => [
    span(` ${label} `),
    ...bar(value, maximum, Math.min(barWidth, 24), role),
    right(words, figuresWidth),
    span("   "),
  ];
  const row = [
    ...shown(labels[0] ?? "", health, health.value < health.maximum * LOW ? "health_low" : "health"),
    ...shown(labels[1] ?? "", stamina, "stamina"),
  ];
  return clipRow(row.slice(0, -1), width);
}

function figures({ experience, gold, states }: HeroView, { texts }: Context): Row {
  return [
    span(`${texts.explore.experience} `, "dim"),
    span(experience),
    span(`   ${texts.vocabulary.gold} `, "dim"),
    span(gold, "gold"),
    span("   "),
    // With symbol, name and turns left, for as long as there is room in the row.
    ...states.flatMap(({ symbol, color, inPassing, turns }) => [
      span(`${symbol} `, "text", color),
      span(`${inPassing} ${turns}   `),
    ]),
  ];
}

function pointsNote({ points }: HeroView, context: Context): Row {
  if (points === 0) return [];
  return line(context.texts.explore.points({ points, key: firstKey("character", context) }), "accent");
}

/** States in little room: symbols and turns left. */
export function stateSymbols(states: readonly StateView[]): Row {
  return states.map(({ symbol, color, turns }) => span(` ${symbol}${turns}`, "text", color));
}
