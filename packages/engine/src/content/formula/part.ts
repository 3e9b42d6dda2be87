import type { Run } from "./evaluation.js";
import { refuse, type Span } from "./problem.js";
import { type ListType, nameOfType, type Type } from "./types.js";

/** A part of the code, understood: what it gives, what that costs, and how it is done. */
export interface Part {
  readonly at: Span;
  readonly type: Type;
  readonly run: Run<unknown>;
  /** Steps at most. */
  readonly cost: number;
  /** Steps that are taken for certain; the others are counted where they are taken. */
  readonly fixed: number;
  /** The iterations within each other that are dearest, the outermost first. */
  readonly loops: readonly Loop[];
}

/** An iteration. */
interface Loop {
  readonly at: Span;
  readonly ofEnemies: boolean;
}

/** A part that takes `steps`, at most `lengths` more, and what its own parts take. */
export function partOf(
  at: Span,
  type: Type,
  run: Run<unknown>,
  parts: readonly Part[] = [],
  steps = 1,
  lengths = 0,
): Part {
  let cost = steps + lengths;
  let fixed = steps;
  for (const part of parts) {
    cost += part.cost;
    fixed += part.fixed;
  }
  return { at, type, run, cost, fixed, loops: dearest(parts)?.loops ?? [] };
}

/** The dearest of some parts. */
export function dearest(parts: readonly Part[]): Part | undefined {
  return parts.reduce<Part | undefined>(
    (best, part) => (best === undefined || part.cost > best.cost ? part : best),
    undefined,
  );
}

/** How a part is run that must give a number. */
export function numberIn(part: Part, user: string): Run<number> {
  if (part.type.kind !== "number") refuseType(part, user, "a number");
  return part.run as Run<number>;
}

/** How a part is run that must give true or false. */
export function booleanIn(part: Part, user: string): Run<boolean> {
  if (part.type.kind !== "boolean") refuseType(part, user, "true or false");
  return part.run as Run<boolean>;
}

/** How a part is run that must give a list, and what is in it. */
export function listIn(part: Part, user: string): { run: Run<readonly unknown[]>; type: ListType } {
  const { type } = part;
  if (type.kind !== "list") return refuseType(part, user, "a list");
  return { run: part.run as Run<readonly unknown[]>, type };
}

/** Refuses a part of the wrong type. */
export function refuseType({ at, type }: Part, user: string, wanted: string): never {
  refuse(at, `${user} needs ${wanted}, and this is ${nameOfType(type)}`);
}
