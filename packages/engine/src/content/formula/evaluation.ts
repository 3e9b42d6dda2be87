import type { FormulaHost, FormulaSubject } from "./host.js";
import { MOST_ENEMIES } from "./limits.js";
import type { Span } from "./problem.js";

/** Why code gave nothing in play. */
export type FailureReason = "division_by_zero" | "not_finite" | "too_many_actions";

/** Code that gave nothing in play, and the place in its text. */
export interface Failure extends Span {
  readonly reason: FailureReason;
}

/** One run of one piece of code. */
export interface Evaluation {
  readonly host: FormulaHost<object>;
  readonly subject: FormulaSubject<object>;
  /** The elements that iterations are at, by number. */
  readonly variables: unknown[];
  /** What has been read from the game; undefined for code that goes through no list, which reads nothing twice. */
  readonly known: Map<object, Map<unknown, Map<unknown, unknown>>> | undefined;
  enemies: readonly object[] | undefined;
  steps: number;
}

/** Gives the value of a part of the code. */
export type Run<V> = (at: Evaluation) => V;

/** Carries a failure out of the code; no operator catches it. */
export class Broken extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** Ends the run of the code. */
export function fail({ offset, length }: Span, reason: FailureReason): never {
  throw new Broken({ reason, offset, length });
}

/** A result as it may go on: finite, and never −0. */
export function finite(value: number, at: Span): number {
  return Number.isFinite(value) ? value + 0 : fail(at, "not_finite");
}

/** A way to read the game with two arguments, asked once for each pair of them in a run. */
export function readOnce<A, B, V>(read: (host: FormulaHost<object>, a: A, b: B) => V) {
  return (at: Evaluation, a: A, b: B): V => {
    if (at.known === undefined) return read(at.host, a, b);
    const answers = mapIn(mapIn(at.known, read), b);
    const known = answers.get(a) as V | undefined;
    if (known !== undefined) return known;
    const value = read(at.host, a, b);
    answers.set(a, value);
    return value;
  };
}

function mapIn<K, V extends Map<unknown, unknown>>(map: Map<K, V>, key: K): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = new Map() as V;
  map.set(key, made);
  return made;
}

/** The enemies of this run. */
export function enemiesOf(at: Evaluation): readonly object[] {
  at.enemies ??= at.host.enemies(at.subject.self).slice(0, MOST_ENEMIES);
  return at.enemies;
}
