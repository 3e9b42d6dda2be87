import {
  evaluate,
  type FormulaHost,
  fitNumber,
  type NumberField,
  type Program,
  type ScriptAction,
} from "../../content/formula/index.js";
import { formulaProgram, scriptProgram, truthProgram } from "../../content/programs.js";
import type { Creature } from "../../state/creature.js";
import type { Scope } from "../stats/scope.js";
import type { View } from "../view.js";
// biome-ignore lint/suspicious/noImportCycles: code reads attributes, whose modifiers ask checks, which may be code; `Scope` bounds the recursion.
import { codeHost } from "./code-host.js";
import type { CodeSubject } from "./code-use.js";

/** Steps that all code together may take in one command. */
const COMMAND_STEPS = 1_000_000;

/** The number that a formula gives a field; undefined where it fails. Draws nothing. */
export function formulaValue(view: View, code: string, field: NumberField, subject: CodeSubject): number | undefined {
  const value = run(view, formulaProgram(view.compiled.programs, code), subject, "all");
  return value === undefined ? undefined : fitNumber(value, field);
}

/** The truth of code that a check asks for; undefined where it fails. Draws nothing. */
export function codeTruth(view: View, code: string, subject: CodeSubject, scope: Scope): boolean | undefined {
  return run(view, truthProgram(view.compiled.programs, code), subject, scope);
}

/** The actions that a script gives; none where it fails. Draws what the script draws. */
export function scriptActions(view: View, code: string, subject: CodeSubject): readonly ScriptAction[] {
  return run(view, scriptProgram(view.compiled.programs, code), subject, "all") ?? [];
}

function run<V>(view: View, program: Program<V> | undefined, subject: CodeSubject, scope: Scope): V | undefined {
  if (program === undefined) return undefined;
  const { code: use } = view;
  if (use.steps + program.cost > COMMAND_STEPS) {
    use.exhausted = view.game.turn;
    return undefined;
  }
  const result = evaluate(program, hostOf(view, scope), subject);
  use.steps += result.steps;
  if (result.kind === "value") return result.value;
  use.failures.push({ ...result.failure, code: program.code, turn: view.game.turn });
  return undefined;
}

function hostOf(view: View, scope: Scope): FormulaHost<Creature> {
  const { hosts, rng } = view.code;
  hosts[scope] ??= codeHost(view, scope, rng);
  return hosts[scope];
}
