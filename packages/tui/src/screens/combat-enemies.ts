import { attribute, type Enemy, type Forecast, forecast } from "@rustkeep/engine";
import { nameOf } from "../present/names.js";
import { figure, percent } from "../present/numbers.js";
import { bar } from "../widgets/bar.js";
import { cellText } from "../widgets/cell-text.js";
import { firstVisible } from "../widgets/list.js";
import { type Block, clipRow, fitRow, left, type Row, right, rowWidth, span } from "../widgets/row.js";
import { ofMaximum, stateSymbols } from "./hero-bars.js";
import { type Context, gameOf } from "./screen.js";
import { livingIndices } from "./target.js";

/** The target index of the hero in a forecast. */
const HERO = -1;
/** Below this width of the pane, words are shortened. */
const NARROW = 30;
/** From this width on, bars are longer. */
const WIDE = 40;

/** Two rows for each living enemy: number, health, states; below, what it announces. Scrolls with the cursor. */
export function enemyRows(cursor: number, active: boolean, width: number, height: number, context: Context): Block {
  const living = livingIndices(context);
  const visible = Math.max(1, Math.floor(height / 2));
  const first = firstVisible(living.length, cursor, visible);
  return living.slice(first, first + visible).flatMap((index, position): Block => {
    const enemy = gameOf(context).enemies[index];
    if (enemy === undefined) return [];
    const selected = first + position === cursor;
    const more =
      (position === 0 && first > 0 ? "↑" : "") ||
      (position === visible - 1 && first + visible < living.length ? "↓" : " ");
    const mark = span(selected ? (active ? "› " : "· ") : "  ", active ? "accent" : "dim");
    return [
      [
        mark,
        ...fitRow(enemyRow(enemy, first + position + 1, selected && active, width - 3, context), width - 3),
        span(more, "dim"),
      ],
      intentRow(enemy, width, context),
    ];
  });
}

function enemyRow(enemy: Enemy, number: number, selected: boolean, width: number, context: Context): Row {
  const max = attribute(gameOf(context), enemy, "max_health", undefined, context.registries);
  const health = ofMaximum(enemy.health, max, context);
  const symbols = stateSymbols(enemy, context);
  const barWidth = width < NARROW ? 4 : width < WIDE ? 8 : 10;
  const figures = Math.max(7, health.length + 1);
  const nameWidth = Math.max(6, Math.min(20, width - 3 - barWidth - figures - Math.min(6, rowWidth(symbols))));
  return [
    span(`${number} `, "key"),
    left(nameOf("creatures", enemy.def, context.registries), nameWidth, selected ? "selected" : "text"),
    span(" "),
    ...bar(enemy.health, max, barWidth, "health"),
    right(health, figures),
    ...symbols,
  ];
}

/** What an enemy announces, with the numbers of it: where room is short, words go and the name is cut before they are. */
function intentRow(enemy: Enemy, width: number, context: Context): Row {
  const { texts, registries } = context;
  const arrow = width < NARROW ? "  ↳ " : "     ↳ ";
  if (enemy.intent === "") return clipRow([span(arrow, "dim"), span(texts.combat.hesitates, "dim")], width);
  const game = gameOf(context);
  const expected = forecast(game, enemy, enemy.intent, game.player, registries);
  const hitsHero = expected.hits.some((hit) => hit.target_index === HERO);
  const name = cellText(nameOf("abilities", enemy.intent, registries));
  const you = hitsHero ? texts.vocabulary.you : "";
  const say = (ability: string, target: string, length: WordLength) =>
    texts.combat.intent({ ability, target, numbers: forecastWords(expected, HERO, length, context) });
  const room = width - arrow.length;
  const candidates = width < NARROW ? [] : [say(name, you, "long"), say(name, you, "short"), say(name, "", "short")];
  const bare = say(name, "", "bare");
  const excess = bare.length - room;
  const kept = Math.max(1, name.length - excess - 1);
  const last = excess <= 0 ? bare : say(`${name.slice(0, kept)}…`, "", "bare");
  const text = candidates.find((words) => words.length <= room) ?? last;
  return clipRow([span(arrow, "dim"), span(text, hitsHero ? "warning" : "text")], width);
}

/** How many words stand beside the numbers of a forecast. */
export type WordLength = "long" | "short" | "bare";

/** Damage and chance of what an ability does to one target; "" where it does no harm. */
export function forecastWords(expected: Forecast, target: number, length: WordLength, { texts }: Context): string {
  const hits = expected.hits.filter((hit) => hit.target_index === target);
  const first = hits[0];
  if (first !== undefined) {
    const damage = hits.map((hit) => figure(hit.damage, texts, 0)).join("+");
    const words = { damage, chance: percent(first.chance, texts) };
    const { damage: long, damageShort: short, damageBare: bare } = texts.combat;
    return { long, short, bare }[length](words);
  }
  return expected.flee_chance >= 0 ? percent(expected.flee_chance, texts) : "";
}
