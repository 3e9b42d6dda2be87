import type { ActionTarget } from "../../definitions/action.js";
import type { Id } from "../../definitions/text.js";
import type { EventName } from "../../definitions/trigger.js";
import type { Creature } from "../../state/creature.js";
import { isHero, isLiving, isPresent, livingEnemies, livingOpponents, type Reader } from "../reader.js";

/** Who acts, on whom, and by what. */
export interface ActionContext {
  /** `self`; in a trigger its carrier. */
  readonly source: Creature;
  /** The other side; undefined for nobody. */
  readonly target: Creature | undefined;
  /** The definition that brings it, "" for none. */
  readonly by: Id;
  /** The ability being used, "" for none. */
  readonly ability: Id;
  /** The item being used, "" for none. */
  readonly item: Id;
  /** The timed modifier whose trigger acts, "" for none. */
  readonly modifier: Id;
  /** The event that set it off, "" for none. */
  readonly event: EventName | "";
}

/** A list of actions under way. */
export interface ActionList extends ActionContext {
  /** Whom the latest attack of the list hit. */
  hits: readonly Creature[];
}

/** The hero acts, and neither an ability nor an item does it: in a talk, or when a run begins. */
export function heroActs(hero: Creature, by: Id): ActionContext {
  return { source: hero, target: undefined, by, ability: "", item: "", modifier: "", event: "" };
}

/** Whom an action reaches now: the living that are there, opponents by index. */
export function targetsOf(reader: Reader, target: ActionTarget, context: ActionContext): Creature[] {
  switch (target) {
    case "self":
      return isPresent(reader, context.source) ? [context.source] : [];
    case "target":
      return context.target !== undefined && isPresent(reader, context.target) ? [context.target] : [];
    case "all_enemies":
      return livingOpponents(reader, context.source);
    case "allies":
      return isHero(context.source) ? [context.source].filter(isLiving) : livingEnemies(reader);
    default:
      return target satisfies never;
  }
}
