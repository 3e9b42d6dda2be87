import { attribute, type Enemy, type Forecast, forecast } from "@rustkeep/engine";
import { figure, nameOf, percent } from "@rustkeep/presentation";
import { bar } from "../widgets/bar.js";
import { cellText } from "../widgets/cell-text.js";
import { firstVisible } from "../widgets/list.js";
import { type Block, clipRow, fitRow, left, type Row, rowWidth, span } from "../widgets/row.js";
import { ofMaximum, stateSymbols } from "./hero-bars.js";
import { type Context, gameOf } from "./screen.js";
import { livingIndices } from "./target.js";

/** The target index of the hero in a forecast. */
const HERO = -1;
/** Below this width of the pane, words are shortened. */
const NARROW = 30;
const ARROW = "     ↳ ";
const NARROW_ARROW = "  ↳ ";
/** From this width on, bars are longer. */
const WIDE = 40;

/** Two rows for each living enemy: number, health, states; below, what it announces. Scrolls with the cursor. */
export function enemyRows(cursor: number, active: boolean, width: number, height: number, context: Context): Block {
  const living = livingIndices(context);
  const visible = Math.max(1, Math.floor(height / 2));
  const first = firstVisible(living.length, cursor, visible);
  const room = nameRoom(living, width - 3, context);
  const form = intentForm(living, width, context);
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
        ...fitRow(enemyRow(enemy, first + position + 1, selected && active, room, context), width - 3),
        span(more, "dim"),
      ],
      intentRow(enemy, form, width, context),
    ];
  });
}

/** Cells for the names, bars and figures of all enemies, so that they stand in columns. */
interface NameRoom {
  readonly name: number;
  readonly bar: number;
  readonly figures: number;
}

/** Bars shrink so that long names can be read; where that is not enough, names are cut. */
function nameRoom(living: readonly number[], width: number, context: Context): NameRoom {
  const [shortest, longest] = width < NARROW ? [2, 4] : width < WIDE ? [4, 8] : [4, 10];
  const rooms = living.flatMap((index) => {
    const enemy = gameOf(context).enemies[index];
    if (enemy === undefined) return [];
    const symbols = Math.min(6, rowWidth(stateSymbols(enemy, context)));
    const name = cellText(nameOf("creatures", enemy.def, context.registries)).length;
    return [{ symbols, name, figures: healthFigures(enemy, context).length }];
  });
  const figures = Math.max(6, ...rooms.map((room) => room.figures));
  const free = width - 3 - figures - Math.max(...rooms.map((room) => room.symbols));
  const names = Math.max(...rooms.map((room) => room.name));
  const bar = Math.max(shortest, Math.min(longest, free - names));
  return { name: Math.max(6, Math.min(20, free - bar)), bar, figures };
}

/** "18/26" behind a space. */
function healthFigures(enemy: Enemy, context: Context): string {
  const max = attribute(gameOf(context), enemy, "max_health", undefined, context.registries);
  return ` ${ofMaximum(enemy.health, max, context)}`;
}

function enemyRow(enemy: Enemy, number: number, selected: boolean, room: NameRoom, context: Context): Row {
  const max = attribute(gameOf(context), enemy, "max_health", undefined, context.registries);
  return [
    span(`${number} `, "key"),
    left(nameOf("creatures", enemy.def, context.registries), room.name, selected ? "selected" : "text"),
    span(" "),
    ...bar(enemy.health, max, room.bar, "health"),
    span(healthFigures(enemy, context).padStart(room.figures)),
    ...stateSymbols(enemy, context),
  ];
}

/** How much is said of what enemies announce. */
interface IntentForm {
  readonly length: WordLength;
  readonly withTarget: boolean;
}

const FORMS: readonly IntentForm[] = [
  { length: "long", withTarget: true },
  { length: "short", withTarget: true },
  { length: "short", withTarget: false },
];
const SHORTEST: IntentForm = { length: "bare", withTarget: false };

/** The most that fits for all enemies, so that their rows are alike. */
function intentForm(living: readonly number[], width: number, context: Context): IntentForm {
  if (width < NARROW) return SHORTEST;
  const enemies = living.flatMap((index) => gameOf(context).enemies[index] ?? []);
  const fits = (form: IntentForm) =>
    enemies.every(
      (enemy) => enemy.intent === "" || intentText(enemy, form, undefined, context).length <= width - ARROW.length,
    );
  return FORMS.find(fits) ?? SHORTEST;
}

/** What an enemy announces, with the numbers of it: where room is short, the name is cut before they are. */
function intentRow(enemy: Enemy, form: IntentForm, width: number, context: Context): Row {
  const { texts, registries } = context;
  const arrow = width < NARROW ? NARROW_ARROW : ARROW;
  if (enemy.intent === "") return clipRow([span(arrow, "dim"), span(texts.combat.hesitates, "dim")], width);
  const whole = intentText(enemy, form, undefined, context);
  const excess = whole.length - (width - arrow.length);
  const name = cellText(nameOf("abilities", enemy.intent, registries));
  const kept = `${name.slice(0, Math.max(1, name.length - excess - 1))}…`;
  const text = excess <= 0 ? whole : intentText(enemy, form, kept, context);
  const hitsHero = hitsOnHero(enemy, context);
  return clipRow([span(arrow, "dim"), span(text, hitsHero ? "warning" : "text")], width);
}

function intentText(enemy: Enemy, form: IntentForm, name: string | undefined, context: Context): string {
  const { texts, registries } = context;
  const expected = forecast(gameOf(context), enemy, enemy.intent, gameOf(context).player, registries);
  return texts.combat.intent({
    ability: name ?? cellText(nameOf("abilities", enemy.intent, registries)),
    target: form.withTarget && hitsOnHero(enemy, context) ? texts.vocabulary.you : "",
    numbers: forecastWords(expected, HERO, form.length, context),
  });
}

function hitsOnHero(enemy: Enemy, context: Context): boolean {
  const expected = forecast(gameOf(context), enemy, enemy.intent, gameOf(context).player, context.registries);
  return expected.hits.some((hit) => hit.target_index === HERO);
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
