import type { HeroDestination } from "../content/definitions/action.js";
import type { AssignableAttribute, DamageType, RaisableAttribute } from "../content/definitions/attribute.js";
import type { RegistryName } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import type { CombatOutcome } from "../content/definitions/trigger.js";
import type { CodePosition, IdOrNone } from "./bounds.js";
import type { CommandName, DebugCommand } from "./command.js";
import type { CreatureRef, EnemyRef } from "./creature-ref.js";
import type { Origin } from "./origin.js";
import type { Rejection } from "./rejection.js";

/** What every message carries: the turn in which it was written. */
export interface MessageFields {
  turn: number;
}

/** An attack hit. */
export interface HitMessage extends MessageFields {
  kind: "hit";
  source: CreatureRef;
  target: CreatureRef;
  /** "" where an item did it; then `item` names it. */
  ability: IdOrNone;
  /** "" where an ability did it. */
  item: IdOrNone;
  amount: number;
  damage_type: DamageType;
  critical: boolean;
}
/** An attack missed. */
export interface MissMessage extends MessageFields {
  kind: "miss";
  source: CreatureRef;
  target: CreatureRef;
  ability: IdOrNone;
  item: IdOrNone;
}
/** Damage that is not an attack: from a trigger, or to oneself. */
export interface EffectDamageMessage extends MessageFields {
  kind: "effect_damage";
  source: CreatureRef;
  target: CreatureRef;
  amount: number;
  damage_type: DamageType;
  /** The definition that brought it. */
  by: Origin;
}
/** Health changed without damage; `amount` is what really changed. */
export interface HealthChangedMessage extends MessageFields {
  kind: "health_changed";
  target: CreatureRef;
  amount: number;
  by: Origin;
}
/** Stamina changed by an action; `amount` is what really changed. */
export interface StaminaChangedMessage extends MessageFields {
  kind: "stamina_changed";
  target: CreatureRef;
  amount: number;
  by: Origin;
}
/** A timed modifier was laid on somebody or refreshed. */
export interface ModifierAppliedMessage extends MessageFields {
  kind: "modifier_applied";
  target: CreatureRef;
  modifier: Id;
  turns: number;
  refreshed: boolean;
}
/** A timed modifier was taken away. */
export interface ModifierRemovedMessage extends MessageFields {
  kind: "modifier_removed";
  target: CreatureRef;
  modifier: Id;
}
/** A timed modifier ran out. */
export interface ModifierExpiredMessage extends MessageFields {
  kind: "modifier_expired";
  target: CreatureRef;
  modifier: Id;
}
/** Somebody died. */
export interface DiedMessage extends MessageFields {
  kind: "died";
  target: CreatureRef;
  /** Nobody for damage to oneself. */
  killer: CreatureRef;
}
/** Somebody uses an ability; hits and misses follow. */
export interface AbilityUsedMessage extends MessageFields {
  kind: "ability_used";
  source: CreatureRef;
  ability: Id;
}
/** The hero lets a turn pass. */
export interface WaitedMessage extends MessageFields {
  kind: "waited";
}
/** The hero uses an item; what it does follows. */
export interface ItemUsedMessage extends MessageFields {
  kind: "item_used";
  item: Id;
  affixes: Id[];
}
/** The hero came by an item. */
export interface ItemGainedMessage extends MessageFields {
  kind: "item_gained";
  item: Id;
  affixes: Id[];
  count: number;
  /** From a pile on the floor, or as a gift of an action. */
  from: "pile" | "gift";
}
/** An action took items from the hero. */
export interface ItemLostMessage extends MessageFields {
  kind: "item_lost";
  item: Id;
  affixes: Id[];
  count: number;
}
/** The hero put something on. */
export interface ItemEquippedMessage extends MessageFields {
  kind: "item_equipped";
  item: Id;
  affixes: Id[];
  slot: Id;
}
/** The hero took something off. */
export interface ItemUnequippedMessage extends MessageFields {
  kind: "item_unequipped";
  item: Id;
  affixes: Id[];
  slot: Id;
}
/** The hero dropped something. */
export interface ItemDroppedMessage extends MessageFields {
  kind: "item_dropped";
  item: Id;
  affixes: Id[];
  count: number;
}
/** The hero bought something; `price` is for all pieces. */
export interface ItemBoughtMessage extends MessageFields {
  kind: "item_bought";
  item: Id;
  affixes: Id[];
  count: number;
  price: number;
}
/** The hero sold something; `price` is for all pieces. */
export interface ItemSoldMessage extends MessageFields {
  kind: "item_sold";
  item: Id;
  affixes: Id[];
  count: number;
  price: number;
}
/** The hero has won the run, and goes on below. */
export interface WentOnMessage extends MessageFields {
  kind: "went_on";
}
/** A pile turned out to be a blank. */
export interface PileEmptyMessage extends MessageFields {
  kind: "pile_empty";
}
/** The hero gained experience. */
export interface ExpGainedMessage extends MessageFields {
  kind: "exp_gained";
  amount: number;
}
/** The hero reached a level. */
export interface LevelUpMessage extends MessageFields {
  kind: "level_up";
  level: number;
}
/** The hero spent points. */
export interface PointsAssignedMessage extends MessageFields {
  kind: "points_assigned";
  attribute: AssignableAttribute;
  points: number;
}
/** A quest began. */
export interface QuestStartedMessage extends MessageFields {
  kind: "quest_started";
  quest: Id;
}
/** A quest counted an event. */
export interface QuestProgressedMessage extends MessageFields {
  kind: "quest_progressed";
  quest: Id;
  count: number;
  needed: number;
}
/** A quest is done. */
export interface QuestCompletedMessage extends MessageFields {
  kind: "quest_completed";
  quest: Id;
}
/** A fight began. */
export interface CombatStartedMessage extends MessageFields {
  kind: "combat_started";
  enemies: EnemyRef[];
}
/** A fight ended. */
export interface CombatEndedMessage extends MessageFields {
  kind: "combat_ended";
  outcome: CombatOutcome;
}
/** Somebody got away. */
export interface FledMessage extends MessageFields {
  kind: "fled";
  source: CreatureRef;
}
/** Somebody did not get away. */
export interface FleeFailedMessage extends MessageFields {
  kind: "flee_failed";
  source: CreatureRef;
}
/** An enemy entered a phase; `phase` is counted from 1. */
export interface PhaseStartedMessage extends MessageFields {
  kind: "phase_started";
  source: EnemyRef;
  phase: number;
}
/** An enemy announced what it will do. */
export interface IntentAnnouncedMessage extends MessageFields {
  kind: "intent_announced";
  source: EnemyRef;
  ability: Id;
}
/** An enemy has nothing that it could do. */
export interface HesitatesMessage extends MessageFields {
  kind: "hesitates";
  source: EnemyRef;
}
/** An enemy could not do what it had announced, and lost its turn. */
export interface IntentFoiledMessage extends MessageFields {
  kind: "intent_foiled";
  source: EnemyRef;
  ability: Id;
  reason: Rejection;
}
/** What the hero was about to do no longer holds; the turn is lost. */
export interface CommandFoiledMessage extends MessageFields {
  kind: "command_foiled";
  command: CommandName;
  reason: Rejection;
}
/** The hero entered a floor. */
export interface FloorEnteredMessage extends MessageFields {
  kind: "floor_entered";
  floor: Id;
  number: number;
}
/** The hero entered a room. */
export interface RoomEnteredMessage extends MessageFields {
  kind: "room_entered";
  prefab: Id;
  /** True on the first time. */
  first: boolean;
}
/** The next floor could not be made; the hero stays. */
export interface DescentFailedMessage extends MessageFields {
  kind: "descent_failed";
  floor: Id;
  reason: FloorFailure;
}
/** A talk began. */
export interface NpcGreetsMessage extends MessageFields {
  kind: "npc_greets";
  npc: Id;
}
/** The hero said something and got an answer. */
export interface NpcRepliesMessage extends MessageFields {
  kind: "npc_replies";
  npc: Id;
  /** Authored position of the option. */
  option: number;
}
/** A shop opened. */
export interface ShopOpenedMessage extends MessageFields {
  kind: "shop_opened";
  npc: Id;
}
/** A talk ended. */
export interface TalkEndedMessage extends MessageFields {
  kind: "talk_ended";
  npc: Id;
}
/** More would have happened in this turn than can; the rest was dropped. */
export interface EventLimitMessage extends MessageFields {
  kind: "event_limit";
}
/** Code of a mod gave nothing, which is told once in a run; what it was for is left out. */
export interface CodeFailedMessage extends MessageFields {
  kind: "code_failed";
  /** Where the code stands. */
  registry: RegistryName;
  id: Id;
  /** Line of the code, from 1. */
  line: CodePosition;
  /** Column of the line, from 1, as the author wrote it. */
  column: CodePosition;
  reason: CodeFault;
}
/** Code of mods had taken too long together, so that the rest of it gave nothing in this turn. */
export interface CodeLimitMessage extends MessageFields {
  kind: "code_limit";
}
/** A mod tells something. */
export interface ToldMessage extends MessageFields {
  kind: "told";
  text: Id;
}
/** Enemies joined the fight. */
export interface EnemiesJoinedMessage extends MessageFields {
  kind: "enemies_joined";
  /** Who brought them. */
  source: CreatureRef;
  enemies: EnemyRef[];
}
/** One of the hero's base values changed for good. */
export interface AttributeRaisedMessage extends MessageFields {
  kind: "attribute_raised";
  attribute: RaisableAttribute;
  amount: number;
  by: Origin;
}
/** A quest has failed. */
export interface QuestFailedMessage extends MessageFields {
  kind: "quest_failed";
  quest: Id;
}
/** The hero was taken elsewhere. */
export interface HeroMovedMessage extends MessageFields {
  kind: "hero_moved";
  to: HeroDestination;
}
/** What the hero has put on cannot be taken off. */
export interface ItemSticksMessage extends MessageFields {
  kind: "item_sticks";
  item: Id;
  affixes: Id[];
}
/** What could not be taken off can be, now. */
export interface ItemReleasedMessage extends MessageFields {
  kind: "item_released";
  item: Id;
  affixes: Id[];
}
/** The workbench was used. */
export interface DebugUsedMessage extends MessageFields {
  kind: "debug_used";
  cheat: DebugCommand["cheat"];
}
/** The hero left the keep by its last stairs. */
export interface RunWonMessage extends MessageFields {
  kind: "run_won";
}

/** Why code gave nothing. */
export type CodeFault = "division_by_zero" | "not_finite" | "too_many_actions";

/** Why a floor could not be made. */
export type FloorFailure = "no_room_for_required" | "no_entrance" | "no_stairs" | "not_connected";

/** Something that happened, with ids and numbers as data; front ends turn it into sentences. */
export type Message =
  | HitMessage
  | MissMessage
  | EffectDamageMessage
  | HealthChangedMessage
  | StaminaChangedMessage
  | ModifierAppliedMessage
  | ModifierRemovedMessage
  | ModifierExpiredMessage
  | DiedMessage
  | AbilityUsedMessage
  | WaitedMessage
  | ItemUsedMessage
  | ItemGainedMessage
  | ItemLostMessage
  | ItemEquippedMessage
  | ItemUnequippedMessage
  | ItemDroppedMessage
  | ItemBoughtMessage
  | ItemSoldMessage
  | PileEmptyMessage
  | ExpGainedMessage
  | LevelUpMessage
  | PointsAssignedMessage
  | QuestStartedMessage
  | QuestProgressedMessage
  | QuestCompletedMessage
  | CombatStartedMessage
  | CombatEndedMessage
  | FledMessage
  | FleeFailedMessage
  | PhaseStartedMessage
  | IntentAnnouncedMessage
  | HesitatesMessage
  | IntentFoiledMessage
  | CommandFoiledMessage
  | FloorEnteredMessage
  | RoomEnteredMessage
  | DescentFailedMessage
  | NpcGreetsMessage
  | NpcRepliesMessage
  | ShopOpenedMessage
  | TalkEndedMessage
  | EventLimitMessage
  | CodeFailedMessage
  | CodeLimitMessage
  | ToldMessage
  | EnemiesJoinedMessage
  | AttributeRaisedMessage
  | QuestFailedMessage
  | HeroMovedMessage
  | ItemSticksMessage
  | ItemReleasedMessage
  | DebugUsedMessage
  | RunWonMessage
  | WentOnMessage;

/** The stable kinds of messages. */
export type MessageKind = Message["kind"];
