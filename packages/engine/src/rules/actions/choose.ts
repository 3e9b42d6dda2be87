import type { Choice, ChooseAction } from "../../content/definitions/action.js";
import type { NumberField } from "../../content/formula/index.js";
import { formulaValue } from "../code/run-code.js";
import { weighted } from "../rng.js";
import { holds } from "../stats/conditions.js";
import type { Turn } from "../turn.js";
import type { View } from "../view.js";
import { type ActionContext, subjectOf } from "./context.js";
import type { Settled } from "./settle.js";

/** What a weight may be. */
const WEIGHT: NumberField = { whole: true, minimum: 0, maximum: 9999 };

/** Draws one of the choices whose condition holds; undefined, without a draw, where none has a weight. */
export function drawChoice(turn: Turn, { of }: Settled<ChooseAction>, context: ActionContext): Choice | undefined {
  const possible = of.filter(({ condition }) =>
    holds(turn, condition, context.source, context.target, "all", context.values),
  );
  return possible[
    weighted(
      turn.rng,
      possible.map((choice) => weightOf(turn, choice, context)),
    )
  ];
}

function weightOf(view: View, { weight }: Choice, context: ActionContext): number {
  return typeof weight === "number" ? weight : (formulaValue(view, weight, WEIGHT, subjectOf(context)) ?? 0);
}
