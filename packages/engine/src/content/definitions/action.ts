import type { DamageType, RaisableAttribute } from "./attribute.js";
import type { Condition, FlagScope } from "./condition.js";
import type {
  AmountOrFormula,
  CountOrFormula,
  ExperienceOrFormula,
  Id,
  Range,
  Tag,
  WeightOrFormula,
  WholeAmountOrFormula,
} from "./text.js";

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

/** Starts a quest; a second start, also of one that is done, is ignored. */
export interface StartQuestAction extends HeroActionFields {
  action: "start_quest";
  /**
   * The quest.
   * @xref quests
   */
  quest: Id;
  /**
   * Whether one that has failed begins anew.
   * @default false
   */
  again: boolean;
}

/**
 * Sets a flag, which checks and code can read. Where its scope is a room or a fight and the hero is in none, nothing happens.
 */
export interface SetFlagAction extends HeroActionFields {
  action: "set_flag";
  /**
   * The flag. Flags are declared nowhere; a bare name is the mod's own.
   * @xref flags
   */
  flag: Id;
  /**
   * Its new value; 0 takes it away.
   * @default 1
   */
  value: WholeAmountOrFormula;
  /**
   * How long it lasts.
   * @default "run"
   */
  scope: FlagScope;
}

/** Adds to a flag; one that was never set is 0. Otherwise as `set_flag`. */
export interface AddFlagAction extends HeroActionFields {
  action: "add_flag";
  /**
   * The flag.
   * @xref flags
   */
  flag: Id;
  /**
   * How much is added.
   * @default 1
   */
  amount: WholeAmountOrFormula;
  /**
   * How long it lasts.
   * @default "run"
   */
  scope: FlagScope;
}

/**
 * Puts enemies into the running fight, at the end of its list, on free tiles of the room. They announce what they will do at
 * the end of the turn. Outside a fight nothing happens, and there are never more than 12 enemies by this.
 */
export interface SummonAction extends HeroActionFields {
  action: "summon";
  /**
   * The kind of creature.
   * @xref creatures
   */
  creature: Id;
  /**
   * How many come.
   * @default "1"
   */
  count: Range;
  /**
   * None comes while so many of the kind live in the fight.
   * @asType integer
   * @minimum 1
   * @maximum 12
   * @default 4
   */
  most: number;
  /**
   * Whether they give experience and loot.
   * @default false
   */
  rewards: boolean;
}

/** One of the things that `choose` draws from. */
export interface Choice {
  /**
   * How often it is drawn against the others; 0 is never drawn.
   * @default 1
   */
  weight: WeightOrFormula;
  /**
   * What must hold for it to be drawn.
   * @maxItems 100
   * @default []
   */
  condition: Condition[];
  /**
   * What happens then, in order.
   * @maxItems 100
   * @default []
   */
  actions: Action[];
}

/** Draws one of several lists of actions, among those whose condition holds, and runs it; with none, nothing happens. */
export interface ChooseAction extends HeroActionFields {
  action: "choose";
  /**
   * What is drawn from.
   * @maxItems 100
   */
  of: Choice[];
}

/** Tells a text. */
export interface SayAction extends HeroActionFields {
  action: "say";
  /**
   * The text.
   * @xref texts
   */
  text: Id;
}

/** Rolls the stock of all merchants on this floor anew. */
export interface RestockAction extends HeroActionFields {
  action: "restock";
}

/**
 * Takes the hero elsewhere on this floor. Out of a fight it counts as a flight that cannot fail. Where there is no such
 * place, nothing happens.
 */
export interface MoveHeroAction extends HeroActionFields {
  action: "move_hero";
  /** To the entrance, the stairs, the tile from which he entered the room, or a free tile of another room that is drawn. */
  to: HeroDestination;
}

/** Where `move_hero` can take the hero. */
export type HeroDestination = "entrance" | "stairs" | "way_in" | "random_room";

/** Adds to one of the hero's base values, for good. */
export interface RaiseAction extends HeroActionFields {
  action: "raise";
  /** What is raised. */
  attribute: RaisableAttribute;
  /** How much is added; may be negative. */
  amount: AmountOrFormula;
}

/** Lets a running quest fail. It cannot be started again, unless by a `start_quest` that says so. */
export interface FailQuestAction extends HeroActionFields {
  action: "fail_quest";
  /**
   * The quest.
   * @xref quests
   */
  quest: Id;
}

/** Counts for a running quest as if its event had happened. */
export interface AdvanceQuestAction extends HeroActionFields {
  action: "advance_quest";
  /**
   * The quest.
   * @xref quests
   */
  quest: Id;
  /**
   * How often it counts.
   * @default 1
   */
  amount: CountOrFormula;
}

/** Raises an event of the mod's own, for triggers `on = "custom"`. Its source is the hero. */
export interface EmitAction extends HeroActionFields {
  action: "emit";
  /**
   * The name of the event. Such events are declared nowhere; a bare name is the mod's own.
   * @xref events
   */
  event: Id;
}

/** Lets the hero take off sticky things that he wears. */
export interface ReleaseAction extends HeroActionFields {
  action: "release";
  /**
   * Only what is worn there; without it, everything.
   * @xref slots
   */
  slot?: Id;
}

/** Ends all timed modifiers that carry a tag. */
export interface EndModifierKindAction extends ActionFields {
  action: "end_modifier_kind";
  /**
   * The tag.
   * @xref tags
   */
  tag: Tag;
  /**
   * Whose they are.
   * @default "self"
   */
  target: ActionTarget;
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
  | SetFlagAction
  | AddFlagAction
  | SummonAction
  | ChooseAction
  | SayAction
  | RestockAction
  | MoveHeroAction
  | RaiseAction
  | FailQuestAction
  | AdvanceQuestAction
  | EmitAction
  | ReleaseAction
  | EndModifierKindAction
  | FleeAction
  | OpenShopAction
  | RunScriptAction;
