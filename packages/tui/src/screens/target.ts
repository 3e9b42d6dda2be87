import { type EnemyView, enemyViews } from "@rustkeep/presentation";
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
    items: (context) => enemies(context).map(enemyRow),
    onChosen: (position, context) => onChosen(enemies(context)[position]?.index ?? -1),
  });
}

function enemies(context: Context): EnemyView[] {
  return enemyViews(gameOf(context), context.texts, context.registries);
}

function enemyRow({ number, name, health }: EnemyView): Row {
  return [
    span(`${number} `, "key"),
    left(name, 20),
    span(" "),
    ...bar(health.value, health.maximum, 8, "health"),
    right(health.words, 9),
  ];
}
