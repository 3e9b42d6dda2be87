import { attribute, type Creature, expNeeded, goldOf } from "@rustkeep/engine";
import { figure, nameOf } from "@rustkeep/presentation";
import { bar } from "../widgets/bar.js";
import { type Block, clipRow, line, type Row, right, span, spread } from "../widgets/row.js";
import { firstKey } from "./hints.js";
import { type Context, gameOf } from "./screen.js";

/** Below this share of health its bar changes colour. */
const LOW = 0.3;

/** Two rows: health and stamina as bars; experience, gold, states with turns left, points to assign. */
export function heroBars(context: Context): Block {
  const { width } = context.size;
  return [barsRow(context, width), [span(" "), ...spread(figures(context), pointsNote(context), width - 2), span(" ")]];
}

function barsRow(context: Context, width: number): Row {
  const { registries, texts } = context;
  const game = gameOf(context);
  const { player } = game;
  const labels = [texts.vocabulary.health, texts.vocabulary.stamina];
  const figuresWidth = 9;
  const barWidth = Math.max(4, Math.floor((width - 8 - labels.join("").length - 2 * figuresWidth) / 2));
  const gauge = (label: string, value: number, max: number, role: "health" | "health_low" | "stamina"): Row => [
    span(` ${label} `),
    ...bar(value, max, Math.min(barWidth, 24), role),
    right(ofMaximum(value, max, context), figuresWidth),
    span("   "),
  ];
  const health = attribute(game, player, "max_health", undefined, registries);
  const stamina = attribute(game, player, "max_stamina", undefined, registries);
  const row = [
    ...gauge(labels[0] ?? "", player.health, health, player.health < health * LOW ? "health_low" : "health"),
    ...gauge(labels[1] ?? "", player.stamina, stamina, "stamina"),
  ];
  return clipRow(row.slice(0, -1), width);
}

/** `18/26`, rounded up so that nobody alive shows 0. */
export function ofMaximum(value: number, max: number, { texts }: Context): string {
  const shown = value > 0 ? Math.ceil(value) : 0;
  return texts.numbers.ofMaximum({ value: figure(shown, texts, 0), maximum: figure(Math.ceil(max), texts, 0) });
}

function figures(context: Context): Row {
  const { registries, texts } = context;
  const game = gameOf(context);
  const needed = expNeeded(game.player.base.level, registries);
  return [
    span(`${texts.explore.experience} `, "dim"),
    span(texts.numbers.ofMaximum({ value: figure(game.current_exp, texts, 0), maximum: figure(needed, texts, 0) })),
    span(`   ${texts.vocabulary.gold} `, "dim"),
    span(figure(goldOf(game), texts, 0), "gold"),
    span("   "),
    ...states(game.player, context),
  ];
}

function pointsNote(context: Context): Row {
  const { unspent_points: points } = gameOf(context);
  if (points === 0) return [];
  return line(context.texts.explore.points({ points, key: firstKey("character", context) }), "accent");
}

/** Timed modifiers with symbol, name and turns left, for as long as there is room in the row. */
function states(creature: Creature, { texts, registries }: Context): Row {
  return creature.modifiers.flatMap(({ modifier, turns_left: turns }) => {
    const definition = registries.modifiers[modifier];
    return [
      span(`${definition?.symbol ?? "?"} `, "text", definition?.color),
      span(`${texts.names.inPassing({ name: nameOf("modifiers", modifier, registries) })} ${turns}   `),
    ];
  });
}

/** As `states`, with symbols and turns only. */
export function stateSymbols(creature: Creature, { registries }: Context): Row {
  return creature.modifiers.map(({ modifier, turns_left: turns }) => {
    const definition = registries.modifiers[modifier];
    return span(` ${definition?.symbol ?? "?"}${turns}`, "text", definition?.color);
  });
}
