import type { DamageType } from "./attribute.js";
import type { AmountOrFormula, CountOrFormula, ExperienceOrFormula, Id } from "./text.js";

/**
 * Whom an action reaches: `self` the source (in a trigger its carrier), `target` the other side, `all_enemies` all
 * living opponents of the source, `allies` the living of the source's own side with itself.
 */
export type ActionTarget = "self" | "target" | "all_enemies" | "allies";

/** What every action may carry. */
export interface ActionFields {
  /**
   * Run only if this list's latest attack hit: aimed at `target` or `all_enemies` for those that it hit, aimed elsewhere
   * if anybody was hit.
   * @default false
   */
  on_hit: boolean;
}

/** Deals `amount + scale × damage attribute of the source`, lowered by resistance. A quantity of 0 or less does nothing. */
export interface DamageAction extends ActionFields {
  action: "damage";
  /**
   * Fixed part, in health.
   * @default 0
   */
  amount: AmountOrFormula;
  /**
   * Factor on the source's `damage` attribute.
   * @default 0
   */
  scale: AmountOrFormula;
  /** The kind of damage, which decides the resistance that counts. */
  damage_type: DamageType;
  /**
   * Whom it hits.
   * @default "self"
   */
  target: ActionTarget;
}

/** Adds to health or stamina and clamps to 0..maximum. No resistance; can kill. */
export interface ChangeAttributeAction extends ActionFields {
  action: "change_attribute";
  /** What changes. */
  attribute: "health" | "stamina";
  /** How much is added; may be negative. */
  amount: AmountOrFormula;
  /**
   * Whose it is.
   * @default "self"
   */
  target: ActionTarget;
}

/** Lays a timed modifier on somebody; one that lies there already is refreshed to the longer time. */
export interface ApplyModifierAction extends ActionFields {
  action: "apply_modifier";
  /**
   * The timed modifier.
   * @xref modifiers
   */
  modifier: Id;
  /** Turns it lasts; without it, the modifier's own. */
  turns?: CountOrFormula;
  /**
   * On whom it is laid.
   * @default "self"
   */
  target: ActionTarget;
}

/** Takes a timed modifier away. */
export interface RemoveModifierAction extends ActionFields {
  action: "remove_modifier";
  /**
   * The timed modifier.
   * @xref modifiers
   */
  modifier: Id;
  /**
   * From whom it is taken.
   * @default "self"
   */
  target: ActionTarget;
}

/** What actions that always act on the hero share. */
export interface HeroActionFields extends ActionFields {
  /**
   * May be written; these always act on the hero.
   * @default "self"
   */
  target: "self";
}

/** Puts items into the hero's inventory, even beyond the carry capacity. */
export interface GiveItemAction extends HeroActionFields {
  action: "give_item";
  /**
   * The item.
   * @xref items
   */
  item: Id;
  /**
   * How many pieces.
   * @default 1
   */
  count: CountOrFormula;
  /**
   * Affixes of every piece.
   * @maxItems 1000
   * @xref affixes
   * @default []
   */
  affixes: Id[];
}

/** Rolls a loot table with the hero's luck into the hero's inventory. */
export interface GiveLootAction extends HeroActionFields {
  action: "give_loot";
  /**
   * The loot table.
   * @xref loot_tables
   */
  table: Id;
}

/** Takes items from the hero's inventory, as many as are there. */
export interface RemoveItemAction extends HeroActionFields {
  action: "remove_item";
  /**
   * The item.
   * @xref items
   */
  item: Id;
  /**
   * How many pieces.
   * @default 1
   */
  count: CountOrFormula;
}

/** Gives an item and puts it on. */
export interface EquipItemAction extends HeroActionFields {
  action: "equip_item";
  /**
   * The item; it needs a slot to be put on.
   * @xref items
   */
  item: Id;
  /**
   * Affixes of the piece.
   * @maxItems 1000
   * @xref affixes
   * @default []
   */
  affixes: Id[];
}

/** Gives experience to the hero. */
export interface GiveExpAction extends HeroActionFields {
  action: "give_exp";
  /** Experience points. */
  amount: ExperienceOrFormula;
}

/** Starts a quest; a second start, also of a done one, is ignored. */
export interface StartQuestAction extends HeroActionFields {
  action: "start_quest";
  /**
   * The quest.
   * @xref quests
   */
  quest: Id;
}

/** Tries to get away from the fight. */
export interface FleeAction extends HeroActionFields {
  action: "flee";
}

/** Opens the shop of the NPC being talked to. */
export interface OpenShopAction extends HeroActionFields {
  action: "open_shop";
}

/**
 * Runs a script. The actions that it gives run in this one's place, as if they stood there; `self` and `target` are those of
 * this action.
 */
export interface RunScriptAction extends HeroActionFields {
  action: "run_script";
  /**
   * The script.
   * @xref scripts
   */
  script: Id;
}

/**
 * One change of the game's state. The actions of a list run in order.
 * @discriminator action
 */
export type Action =
  | DamageAction
  | ChangeAttributeAction
  | ApplyModifierAction
  | RemoveModifierAction
  | GiveItemAction
  | GiveLootAction
  | RemoveItemAction
  | EquipItemAction
  | GiveExpAction
  | StartQuestAction
  | FleeAction
  | OpenShopAction
  | RunScriptAction;
