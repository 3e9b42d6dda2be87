import type { Id } from "../content/definitions/text.js";
import type { Index } from "./bounds.js";

/** The hero. */
export interface HeroRef {
  who: "hero";
}

/** Nobody, as the killer of one who died by himself. */
export interface NobodyRef {
  who: "nobody";
}

/** An enemy, by its kind and its place. */
export interface EnemyRef {
  who: "enemy";
  def: Id;
  /** The index that it had in the fight when this was written, −1 if it had left it. */
  index: Index;
}

/** How messages and forecasts name a creature. */
export type CreatureRef = HeroRef | NobodyRef | EnemyRef;
