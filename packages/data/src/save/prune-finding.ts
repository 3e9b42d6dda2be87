import type { Id } from "@rustkeep/engine";

/** What kind of definition is gone. */
export type PruneCode =
  | "missing_item"
  | "missing_slot"
  | "missing_affix"
  | "missing_quest"
  | "missing_option"
  | "missing_modifier"
  | "missing_ability"
  | "missing_creature"
  | "missing_npc"
  | "missing_table";

/** Something that was taken out of a save because its definition is gone. */
export interface PruneFinding {
  severity: "warning";
  code: PruneCode;
  /** The definition that is gone. */
  id: Id;
  /** Where it was in the save: `game.player.inventory[3]`. */
  field: string;
  /** A sentence in English: what is gone and what has been done about it. */
  message: string;
}
