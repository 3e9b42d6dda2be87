import type { Entry } from "./entry.js";
import type { Modifier } from "./modifier.js";
import type { Color, Glyph, Line, Tag, Text } from "./text.js";
import type { Trigger } from "./trigger.js";

/** A state that lies on somebody for some turns: poison, a blessing. */
export interface TimedModifier extends Entry {
  /** Shown beside the turns left. */
  name: Line;
  /**
   * The state as a thing, where its name says how somebody is: `the poisoning` for `Poisoned`. So one can be poisoned, and die
   * of the poisoning.
   */
  noun?: Line;
  /**
   * What it does, in a sentence or two.
   * @default ""
   */
  description: Text;
  /**
   * The character that stands for it.
   * @default "?"
   */
  symbol: Glyph;
  /** The colour of the symbol; without it, the terminal's default. */
  color?: Color;
  /**
   * What kind of state it is, for checks and for actions that end it.
   * @maxItems 1000
   * @xref tags
   * @default []
   */
  tags: Tag[];
  /**
   * Whether the player is told nothing of it.
   * @default false
   */
  hidden: boolean;
  /**
   * How often it can lie on somebody: each time that it is laid adds one, and what it changes counts as often. The turns are
   * shared.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   * @default 1
   */
  stacks: number;
  /** What ends it before its turns are over: the end of the fight, or leaving the floor. */
  until?: "fight" | "floor";
  /**
   * How many turns it lasts, where the action that lays it does not say: a `turn_started` trigger on it fires as often.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   * @default 3
   */
  turns: number;
  /**
   * What it changes while it lasts.
   * @maxItems 1000
   * @default []
   */
  attributes: Modifier[];
  /**
   * What happens while it lasts; `self` is the one it lies on.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
}
