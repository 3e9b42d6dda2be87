import { ACTION_SHAPES } from "../../content/action-shapes.js";
import type { Action, ActionTarget } from "../../content/definitions/action.js";
import type { NumberField } from "../../content/formula/index.js";
import type { Creature } from "../../state/creature.js";
import { formulaValue } from "../code/run-code.js";
import type { View } from "../view.js";
import { type ActionContext, subjectOf } from "./context.js";

/** An action whose formulas have become numbers, without whom it is aimed at. */
export type Settled<A extends Action = Action> = A extends Action
  ? { readonly [K in keyof A as Exclude<K, "target">]: WithoutCode<A[K]> }
  : never;

type WithoutCode<V> = string extends V ? (number extends V ? Exclude<V, string> : V) : V;

/** An action that can be run: a script may aim it at a creature. */
export type Ready = Settled & { readonly target: ActionTarget | Creature };

/** The fields of each action that may hold a formula. */
const NUMBERS: Readonly<Record<string, readonly (readonly [string, NumberField])[]>> = Object.fromEntries(
  Object.entries(ACTION_SHAPES).map(([action, fields]) => [
    action,
    Object.entries(fields).flatMap(([name, field]) => (field.kind === "number" ? [[name, field] as const] : [])),
  ]),
);
const NONE: (typeof NUMBERS)[string] = [];

/**
 * An action with its formulas worked out, before its targets are gone through; undefined if one of them fails. Draws
 * nothing.
 */
export function settle<A extends Action>(
  view: View,
  action: A,
  context: ActionContext,
): (Settled<A> & Pick<A, "target">) | undefined {
  let settled: object = action;
  for (const [name, field] of NUMBERS[action.action] ?? NONE) {
    const code = (settled as Readonly<Record<string, unknown>>)[name];
    if (typeof code !== "string") continue;
    const number = formulaValue(view, code, field, subjectOf(context));
    if (number === undefined) return undefined;
    settled = { ...settled, [name]: number };
  }
  return settled as Settled<A> & Pick<A, "target">;
}
