import type { Action } from "./action.js";
import type { AttributeValues } from "./attribute.js";
import type { Condition } from "./condition.js";
import type { Entry } from "./entry.js";
import type { Modifier } from "./modifier.js";
import type { Naming } from "./naming.js";
import type { Color, Fraction, Glyph, Id, Line, Tag, Text } from "./text.js";
import type { Trigger } from "./trigger.js";

/** One line of an enemy's behaviour: the first line that matches and is not blocked is announced. */
export interface AiEntry {
  /**
   * When the line matches; `target` is the hero.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
  /**
   * What the creature then intends to do; it must be granted to it.
   * @xref abilities
   */
  ability: Id;
}

/**
 * What becomes of a creature when its health is low. It enters its phases in their order, each once, and never goes back;
 * what a phase brings lasts beside that of the phases before.
 */
export interface Phase {
  /** It begins when health is below this fraction of the maximum after anybody's action, 0..1. */
  below: Fraction;
  /** Shown beside the creature's name from then on. */
  name?: Line;
  /**
   * What is told when it begins.
   * @xref texts
   */
  say?: Id;
  /**
   * What the creature does when it begins, in order; `target` is the hero.
   * @maxItems 1000
   * @default []
   */
  actions: Action[];
  /**
   * What the creature changes from then on, on itself or as an aura on the hero.
   * @maxItems 1000
   * @default []
   */
  modifiers: Modifier[];
  /**
   * What happens from then on while it fights.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
  /**
   * Abilities that it has from then on beside its others.
   * @maxItems 1000
   * @xref abilities
   * @default []
   */
  abilities: Id[];
  /**
   * Its behaviour from then on, in place of the one before.
   * @maxItems 1000
   */
  ai?: AiEntry[];
}

/** A kind of enemy. */
export interface CreatureDefinition extends Entry, Naming {
  /** Shown on the map, in fights and in messages. */
  name: Line;
  /**
   * What it is, in a sentence or two.
   * @default ""
   */
  description: Text;
  /**
   * The character that stands for it on the map.
   * @default "?"
   */
  symbol: Glyph;
  /** The colour of the symbol; without it, the terminal's default. */
  color?: Color;
  /**
   * What it is, for `has_tag`. `core:boss` bars the way to those who flee.
   * @maxItems 1000
   * @xref tags
   * @default []
   */
  tags: Tag[];
  /**
   * Base values of its attributes; the others keep the defaults of a fresh creature.
   * @default {}
   */
  base: AttributeValues;
  /**
   * Abilities that it has beside attack and flee.
   * @maxItems 1000
   * @xref abilities
   * @default []
   */
  abilities: Id[];
  /**
   * Its behaviour, first match wins; without a match it hesitates.
   * @maxItems 1000
   * @default []
   */
  ai: AiEntry[];
  /**
   * What it changes on itself, or as an aura on the hero.
   * @maxItems 1000
   * @default []
   */
  modifiers: Modifier[];
  /**
   * What happens while it fights.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
  /**
   * What becomes of it when its health is low, in order.
   * @maxItems 1000
   * @default []
   */
  phases: Phase[];
  /**
   * What it leaves behind.
   * @xref loot_tables
   */
  loot?: Id;
  /**
   * Experience for whoever kills it.
   * @asType integer
   * @minimum 0
   * @maximum 1000000
   * @default 0
   */
  exp_reward: number;
  /**
   * Whether there is at most one of it on a floor: once placed, it no longer stands in the lists that are drawn from.
   * @default false
   */
  unique: boolean;
}
