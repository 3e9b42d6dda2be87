import { attribute, isLiving } from "@rustkeep/engine";
import { figure, nameOf } from "@rustkeep/presentation";
import { bar } from "../widgets/bar.js";
import { left, type Row, right, span } from "../widgets/row.js";
import { choice } from "./choice.js";
import { type Context, gameOf, type Response, type Screen } from "./screen.js";

/** A question for an enemy of the running fight. */
export interface TargetQuestion {
  readonly question: string;
  /** Gets the index that commands take. */
  readonly onChosen: (target: number) => Response;
}

/** Asks which of the living enemies is meant. */
export function chooseTarget({ question, onChosen }: TargetQuestion): Screen {
  return choice({
    kind: "target",
    title: () => question,
    items: (context) => livingIndices(context).map((index) => enemyRow(index, context)),
    onChosen: (position, context) => onChosen(livingIndices(context)[position] ?? -1),
  });
}

/** Indices of the enemies that can be aimed at. */
export function livingIndices(context: Context): number[] {
  return gameOf(context).enemies.flatMap((enemy, index) => (isLiving(enemy) ? [index] : []));
}

function enemyRow(index: number, context: Context): Row {
  const { registries, texts } = context;
  const game = gameOf(context);
  const enemy = game.enemies[index];
  if (enemy === undefined) return [];
  const max = attribute(game, enemy, "max_health", undefined, registries);
  return [
    span(`${index + 1} `, "key"),
    left(nameOf("creatures", enemy.def, registries), 20),
    span(" "),
    ...bar(enemy.health, max, 8, "health"),
    right(texts.numbers.ofMaximum({ value: figure(enemy.health, texts, 0), maximum: figure(max, texts, 0) }), 9),
  ];
}
