import type { Entry } from "./entry.js";
import type { Line, Text } from "./text.js";
import type {
  OnAttackHit,
  OnCombatEnded,
  OnCombatStarted,
  OnCreatureDied,
  OnCustom,
  OnDamageTaken,
  OnFloorEntered,
  OnItemPickedUp,
  OnItemUsed,
  OnNpcTalked,
  OnPhaseStarted,
  OnQuestCompleted,
  OnRoomEntered,
  OnTurnStarted,
  Trigger,
} from "./trigger.js";

/** What every quest carries beside its trigger. */
export interface QuestFields extends Entry {
  /** Shown in the quest log. */
  name: Line;
  /**
   * What is to be done, for the quest log.
   * @default ""
   */
  description: Text;
  /**
   * How many matching events complete it.
   * @asType integer
   * @minimum 1
   * @maximum 9999
   * @default 1
   */
  count: number;
  /**
   * Whether the player is told nothing of it.
   * @default false
   */
  hidden: boolean;
  /** What lets it fail while it is running; its actions run then. `self` is the hero. */
  fails_on?: Trigger;
}

/** A quest that counts `turn_started` events. A turn begins. Source: the hero. */
export interface QuestOnTurnStarted extends QuestFields, OnTurnStarted {}

/** A quest that counts `attack_hit` events. An attack hits. Source: the attacker, target: the victim. Offered to the attacker only. */
export interface QuestOnAttackHit extends QuestFields, OnAttackHit {}

/** A quest that counts `damage_taken` events. Damage is taken. Source: the victim, target: the attacker. Offered to the victim only. */
export interface QuestOnDamageTaken extends QuestFields, OnDamageTaken {}

/** A quest that counts `creature_died` events. A creature dies. Source: the dead one, target: its killer, if any. */
export interface QuestOnCreatureDied extends QuestFields, OnCreatureDied {}

/** A quest that counts `item_picked_up` events. The hero comes by an item. Source: the hero. */
export interface QuestOnItemPickedUp extends QuestFields, OnItemPickedUp {}

/** A quest that counts `item_used` events. The hero uses an item. Source: the hero. */
export interface QuestOnItemUsed extends QuestFields, OnItemUsed {}

/** A quest that counts `floor_entered` events. The hero enters a floor. Source: the hero. */
export interface QuestOnFloorEntered extends QuestFields, OnFloorEntered {}

/** A quest that counts `room_entered` events. The hero enters a room. Source: the hero. */
export interface QuestOnRoomEntered extends QuestFields, OnRoomEntered {}

/** A quest that counts `npc_talked` events. The hero begins to talk to an NPC. Source: the hero. */
export interface QuestOnNpcTalked extends QuestFields, OnNpcTalked {}

/** A quest that counts `quest_completed` events. A quest is completed. Source: the hero. */
export interface QuestOnQuestCompleted extends QuestFields, OnQuestCompleted {}

/** A quest that counts `combat_started` events. A fight begins. Source: the hero. */
export interface QuestOnCombatStarted extends QuestFields, OnCombatStarted {}

/** A quest that counts `combat_ended` events. A fight ends. Source: the hero. */
export interface QuestOnCombatEnded extends QuestFields, OnCombatEnded {}

/** A quest that counts `custom` events. An action `emit` has raised an event of a mod's own. Source: the hero. */
export interface QuestOnCustom extends QuestFields, OnCustom {}

/** A quest that counts `phase_started` events. A creature enters a phase. Source: the creature, target: the hero. */
export interface QuestOnPhaseStarted extends QuestFields, OnPhaseStarted {}

/**
 * A trigger with a counter. It counts only after `start_quest`; at `count` its actions run and it is done.
 * @discriminator on
 */
export type Quest =
  | QuestOnTurnStarted
  | QuestOnAttackHit
  | QuestOnDamageTaken
  | QuestOnCreatureDied
  | QuestOnItemPickedUp
  | QuestOnItemUsed
  | QuestOnFloorEntered
  | QuestOnRoomEntered
  | QuestOnNpcTalked
  | QuestOnQuestCompleted
  | QuestOnCombatStarted
  | QuestOnCombatEnded
  | QuestOnCustom
  | QuestOnPhaseStarted;
