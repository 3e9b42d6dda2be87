import type { ActionTarget } from "../../content/definitions/action.js";
import type { EventName } from "../../content/definitions/trigger.js";
import type { EventValues } from "../../content/formula/index.js";
import type { Creature } from "../../state/creature.js";
import type { Origin } from "../../state/origin.js";
import { type CodeSubject, NO_VALUES } from "../code/code-use.js";
import { isLiving, isPresent, livingEnemies, livingOpponents, type View } from "../view.js";

/** Who acts, on whom, and by what. */
export interface ActionContext {
  /** `self`; in a trigger its carrier. */
  readonly source: Creature;
  /** The other side; undefined for nobody. */
  readonly target: Creature | undefined;
  /** The definition that brings it. */
  readonly by: Origin;
  /** The event that set it off, "" for none. */
  readonly event: EventName | "";
  /** What code reads of it. */
  readonly values: EventValues;
  /** Whom the latest attack of the list under way hit. */
  hits: readonly Creature[];
}

const NOBODY: readonly Creature[] = [];

/** What begins a list of actions. */
export function contextOf(
  source: Creature,
  target: Creature | undefined,
  by: Origin,
  event: EventName | "" = "",
  values: EventValues = NO_VALUES,
): ActionContext {
  return { source, target, by, event, values, hits: NOBODY };
}

/** Is this the use of an ability or item, rather than what a trigger, an answer or a beginning brings? */
export function isUse({ by, event }: ActionContext): boolean {
  return event === "" && (by.registry === "abilities" || by.registry === "items");
}

/** Whom and what code in a list of actions is about. */
export function subjectOf({ source, target, values }: ActionContext): CodeSubject {
  return { self: source, target, event: values };
}

/** Whom an action reaches now: the living that are there, opponents by index. */
export function targetsOf(view: View, target: ActionTarget | Creature, context: ActionContext): Creature[] {
  if (typeof target === "object") return isPresent(view, target) ? [target] : [];
  switch (target) {
    case "self":
      return isPresent(view, context.source) ? [context.source] : [];
    case "target":
      return context.target !== undefined && isPresent(view, context.target) ? [context.target] : [];
    case "all_enemies":
      return livingOpponents(view, context.source);
    case "allies":
      return context.source.kind === "hero" ? [context.source].filter(isLiving) : livingEnemies(view);
    default:
      return target satisfies never;
  }
}
