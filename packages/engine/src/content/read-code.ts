import { ACTION_SHAPES } from "./action-shapes.js";
import { type EventField, type Reading, readCondition, readFormula, readScript } from "./formula/index.js";

/** What code in definitions gives. */
export type CodeKind = "number" | "truth" | "actions";

/**
 * Reads code as it stands in definitions, and tells what is wrong with it, if anything. Nothing is drawn or thrown.
 * @param event what the event of the trigger around it carries; for a script, which may be run in any place, this is seen to
 * where it is run
 */
export function readCode(code: string, gives: CodeKind, event: readonly EventField[]): Reading<unknown> {
  switch (gives) {
    case "number":
      return readFormula(code, event);
    case "truth":
      return readCondition(code, event);
    case "actions":
      return readScript(code, ACTION_SHAPES);
    default:
      return gives satisfies never;
  }
}
