import type { EventValues, Failure, FormulaHost, FormulaSubject } from "../../content/formula/index.js";
import type { Creature } from "../../state/creature.js";
import type { Rng } from "../rng.js";
import type { Scope } from "../stats/scope.js";

/** Code that gave nothing, and why. */
export interface CodeFailure extends Failure {
  readonly code: string;
  readonly turn: number;
}

/** What code has come to within one call from outside. */
export interface CodeUse {
  steps: number;
  /** The turn in which code gave nothing because all together would have taken too long. */
  exhausted: number | undefined;
  readonly failures: CodeFailure[];
  readonly hosts: Partial<Record<Scope, FormulaHost<Creature>>>;
  /** What scripts draw from; nothing draws where there is none. */
  readonly rng: Rng | undefined;
}

/** Whom and what code is about. */
export type CodeSubject = FormulaSubject<Creature>;

/** No code has been run. */
export function noCodeUse(rng: Rng | undefined): CodeUse {
  return { steps: 0, exhausted: undefined, failures: [], hosts: {}, rng };
}

/** What code reads of an event that carries nothing, or where there is none. */
export const NO_VALUES: EventValues = { damage: 0, damage_type: "", item: "" };
