import type { Action } from "./action.js";
import type { AttributeValues } from "./attribute.js";
import type { Entry } from "./entry.js";
import type { Modifier } from "./modifier.js";
import type { Id, Line, Tag, Text } from "./text.js";
import type { Trigger } from "./trigger.js";

/** Something a character can be: a race, a class, or an option of a mod's own category. */
export interface Option extends Entry {
  /**
   * The category it can be chosen in.
   * @xref categories
   */
  category: Id;
  /** Shown when a character is created and on the character sheet. */
  name: Line;
  /**
   * What it means for the one who chooses it.
   * @default ""
   */
  description: Text;
  /**
   * What is added to the hero's base values when the run begins, for good.
   * @default {}
   */
  base: AttributeValues;
  /**
   * What it changes for the whole run.
   * @maxItems 1000
   * @default []
   */
  modifiers: Modifier[];
  /**
   * Abilities that it grants.
   * @maxItems 1000
   * @xref abilities
   * @default []
   */
  abilities: Id[];
  /**
   * What happens once when the run begins: starting items, as a rule.
   * @maxItems 1000
   * @default []
   */
  on_create: Action[];
  /**
   * What happens during the whole run.
   * @maxItems 1000
   * @default []
   */
  triggers: Trigger[];
  /**
   * Tags of the hero, for `has_tag`.
   * @maxItems 1000
   * @xref tags
   * @default []
   */
  tags: Tag[];
}
