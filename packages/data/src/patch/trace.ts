import type { Operation, Patch } from "./patch.js";

/** A place in an entry as it was written, or in a patch. */
export interface Origin {
  /** Undefined for the entry. */
  patch: Patch | undefined;
  path: readonly (string | number)[];
}

/** Something that a patch did to a value. */
export interface Step {
  patch: Patch;
  path: readonly (string | number)[];
  operation: Operation;
  /** What the operation was done with: the new value, the factor, the element that was taken out. */
  operand: unknown;
  /** The value afterwards; for a list, how many elements it had. */
  result: unknown;
}

/** Where a value of an entry comes from. */
export interface Trace {
  /** Where it was written last, and where whatever is in it was that has no trace of its own. */
  origin: Origin;
  /** What patches did to it, first to last. */
  steps: readonly Step[];
  /** Traces of what is in it. */
  inner: ReadonlyMap<string | number, Trace>;
}

const nothing: ReadonlyMap<string | number, Trace> = new Map();

/** The trace of what was written at a place and has been left alone. */
export function written(origin: Origin): Trace {
  return { origin, steps: [], inner: nothing };
}

/** The trace of an entry that no patch has met. */
export const untouched: Trace = written({ patch: undefined, path: [] });

/** The trace of a value within another one. */
export function traceOf({ origin, inner }: Trace, key: string | number): Trace {
  return inner.get(key) ?? written({ patch: origin.patch, path: [...origin.path, key] });
}

/** Where the value comes from that a path leads to. */
export function originOf(trace: Trace, path: readonly (string | number)[]): Origin {
  let found = trace;
  for (const [index, key] of path.entries()) {
    const inner = found.inner.get(key);
    if (inner === undefined) {
      return { patch: found.origin.patch, path: [...found.origin.path, ...path.slice(index)] };
    }
    found = inner;
  }
  return found.origin;
}

/** All steps of a value and of whatever is in it. */
export function stepsWithin({ steps, inner }: Trace): Step[] {
  return [...steps, ...[...inner.values()].flatMap(stepsWithin)];
}
