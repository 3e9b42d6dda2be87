import { type EnemyView, type IntentView, intentWords, type WordLength } from "@rustkeep/presentation";
import { bar } from "../widgets/bar.js";
import { cellText } from "../widgets/cell-text.js";
import { firstVisible } from "../widgets/list.js";
import { type Block, clipRow, fitRow, left, type Row, rowWidth, span } from "../widgets/row.js";
import { stateSymbols } from "./hero-bars.js";
import type { Context } from "./screen.js";

/** Below this width of the pane, words are shortened. */
const NARROW = 30;
const ARROW = "     ↳ ";
const NARROW_ARROW = "  ↳ ";
/** From this width on, bars are longer. */
const WIDE = 40;

/** Two rows for each living enemy: number, health, states; below, what it announces. Scrolls with the cursor. */
export function enemyRows(
  enemies: readonly EnemyView[],
  cursor: number,
  active: boolean,
  width: number,
  height: number,
  context: Context,
): Block {
  const visible = Math.max(1, Math.floor(height / 2));
  const first = firstVisible(enemies.length, cursor, visible);
  const room = nameRoom(enemies, width - 3);
  const form = intentForm(enemies, width, context);
  return enemies.slice(first, first + visible).flatMap((enemy, position): Block => {
    const selected = first + position === cursor;
    const more =
      (position === 0 && first > 0 ? "↑" : "") ||
      (position === visible - 1 && first + visible < enemies.length ? "↓" : " ");
    const mark = span(selected ? (active ? "› " : "· ") : "  ", active ? "accent" : "dim");
    return [
      [mark, ...fitRow(enemyRow(enemy, selected && active, room), width - 3), span(more, "dim")],
      intentRow(enemy.intent, form, width, context),
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
function nameRoom(enemies: readonly EnemyView[], width: number): NameRoom {
  const [shortest, longest] = width < NARROW ? [2, 4] : width < WIDE ? [4, 8] : [4, 10];
  const most = (cells: (enemy: EnemyView) => number) => Math.max(...enemies.map(cells));
  const figures = Math.max(
    6,
    most(({ health }) => health.words.length + 1),
  );
  const free = width - 3 - figures - most(({ states }) => Math.min(6, rowWidth(stateSymbols(states))));
  const bar = Math.max(shortest, Math.min(longest, free - most(({ name }) => cellText(name).length)));
  return { name: Math.max(6, Math.min(20, free - bar)), bar, figures };
}

function enemyRow({ number, name, health, states }: EnemyView, selected: boolean, room: NameRoom): Row {
  return [
    span(`${number} `, "key"),
    left(name, room.name, selected ? "selected" : "text"),
    span(" "),
    ...bar(health.value, health.maximum, room.bar, "health"),
    span(` ${health.words}`.padStart(room.figures)),
    ...stateSymbols(states),
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
function intentForm(enemies: readonly EnemyView[], width: number, context: Context): IntentForm {
  if (width < NARROW) return SHORTEST;
  const fits = (form: IntentForm) =>
    enemies.every(
      ({ intent }) => intent === undefined || intentText(intent, form, context).length <= width - ARROW.length,
    );
  return FORMS.find(fits) ?? SHORTEST;
}

/** What an enemy announces, with the numbers of it: where room is short, the name is cut before they are. */
function intentRow(intent: IntentView | undefined, form: IntentForm, width: number, context: Context): Row {
  const arrow = width < NARROW ? NARROW_ARROW : ARROW;
  const whole = intentText(intent, form, context);
  const excess = whole.length - (width - arrow.length);
  if (intent === undefined) return clipRow([span(arrow, "dim"), span(whole, "dim")], width);
  const name = cellText(intent.name);
  const kept = `${name.slice(0, Math.max(1, name.length - excess - 1))}…`;
  const text = excess <= 0 ? whole : intentText({ ...intent, name: kept }, form, context);
  return clipRow([span(arrow, "dim"), span(text, intent.onHero ? "warning" : "text")], width);
}

function intentText(intent: IntentView | undefined, form: IntentForm, { texts }: Context): string {
  return cellText(intentWords(intent, form.length, form.withTarget, texts));
}
