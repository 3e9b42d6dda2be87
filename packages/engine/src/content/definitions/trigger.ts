import type { Action } from "./action.js";
import type { DamageType } from "./attribute.js";
import type { Condition, FlagScope } from "./condition.js";
import type { FractionOrFormula, Id } from "./text.js";

/** The filter that every event carries; the fields of a `when` must all match. */
export interface When {
  /** `self` if the carrier must be the event's source, `other` if it must not be. */
  source?: "self" | "other";
}

/** Filters of `attack_hit`. */
export interface AttackHitWhen extends When {
  /** Only hits with this kind of damage. */
  damage_type?: DamageType;
  /**
   * Only hits by this ability.
   * @xref abilities
   */
  ability?: Id;
}

/** Filters of `damage_taken`. */
export interface DamageTakenWhen extends When {
  /** Only this kind of damage. */
  damage_type?: DamageType;
}

/** Filters of `item_picked_up` and `item_used`. */
export interface ItemWhen extends When {
  /**
   * Only this item.
   * @xref items
   */
  item?: Id;
}

/** Filters of `floor_entered`. */
export interface FloorWhen extends When {
  /**
   * Only the floor with this number.
   * @asType integer
   * @minimum 0
   * @maximum 9999
   */
  floor?: number;
}

/** Filters of `room_entered`. */
export interface RoomWhen extends When {
  /**
   * Only rooms made from this prefab.
   * @xref prefabs
   */
  prefab?: Id;
}

/** Filters of `npc_talked`. */
export interface NpcWhen extends When {
  /**
   * Only this NPC.
   * @xref npcs
   */
  npc?: Id;
}

/** Filters of `quest_completed`. */
export interface QuestWhen extends When {
  /**
   * Only this quest.
   * @xref quests
   */
  quest?: Id;
}

/** Filters of `combat_ended`. */
export interface CombatEndedWhen extends When {
  /** Only fights that end like this. */
  outcome?: CombatOutcome;
}

/** Filters of `custom`. */
export interface CustomWhen extends When {
  /**
   * Only the event with this name; a bare name is the mod's own.
   * @xref events
   */
  name?: Id;
}

/** Filters of `phase_started`. */
export interface PhaseWhen extends When {
  /**
   * Only the phase with this number, counted from 1.
   * @asType integer
   * @minimum 1
   * @maximum 1000
   */
  phase?: number;
}

/** How a fight can end for a hero who lives. */
export type CombatOutcome = "victory" | "fled";

/** What every trigger carries beside its event and its filters. */
export interface TriggerFields {
  /**
   * What must hold. `self` is the carrier, `target` the other side of the event.
   * @maxItems 1000
   * @default []
   */
  condition: Condition[];
  /**
   * What happens, in order.
   * @maxItems 1000
   * @default []
   */
  actions: Action[];
  /**
   * The probability that it fires, rolled after `when` and `condition` hold.
   * @default 1
   */
  chance: FractionOrFormula;
  /**
   * Its name among the triggers of its entry.
   * @pattern ^[a-z][a-z0-9_]*$
   * @maxLength 100
   */
  key?: string;
  /**
   * It fires once in the run, or once on each floor, in each room or in each fight. Needs a `key`.
   * @goesWith key
   */
  once?: FlagScope;
}

/** A turn begins. Source: the hero. */
export interface OnTurnStarted extends TriggerFields {
  on: "turn_started";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: When;
}

/** An attack hits. Source: the attacker, target: the victim. Offered to the attacker only. */
export interface OnAttackHit extends TriggerFields {
  on: "attack_hit";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: AttackHitWhen;
}

/** Damage is taken. Source: the victim, target: the attacker. Offered to the victim only. */
export interface OnDamageTaken extends TriggerFields {
  on: "damage_taken";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: DamageTakenWhen;
}

/** A creature dies. Source: the dead one, target: its killer, if any. */
export interface OnCreatureDied extends TriggerFields {
  on: "creature_died";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: When;
}

/** The hero comes by an item. Source: the hero. */
export interface OnItemPickedUp extends TriggerFields {
  on: "item_picked_up";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: ItemWhen;
}

/** The hero uses an item. Source: the hero. */
export interface OnItemUsed extends TriggerFields {
  on: "item_used";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: ItemWhen;
}

/** The hero enters a floor. Source: the hero. */
export interface OnFloorEntered extends TriggerFields {
  on: "floor_entered";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: FloorWhen;
}

/** The hero enters a room. Source: the hero. */
export interface OnRoomEntered extends TriggerFields {
  on: "room_entered";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: RoomWhen;
}

/** The hero begins to talk to an NPC. Source: the hero. */
export interface OnNpcTalked extends TriggerFields {
  on: "npc_talked";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: NpcWhen;
}

/** A quest is completed. Source: the hero. */
export interface OnQuestCompleted extends TriggerFields {
  on: "quest_completed";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: QuestWhen;
}

/** A fight begins. Source: the hero. */
export interface OnCombatStarted extends TriggerFields {
  on: "combat_started";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: When;
}

/** A fight ends. Source: the hero. */
export interface OnCombatEnded extends TriggerFields {
  on: "combat_ended";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: CombatEndedWhen;
}

/** An action `emit` has raised an event of a mod's own. Source: the hero. */
export interface OnCustom extends TriggerFields {
  on: "custom";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: CustomWhen;
}

/** A creature enters a phase. Source: the creature, target: the hero. */
export interface OnPhaseStarted extends TriggerFields {
  on: "phase_started";
  /**
   * Filters on the event; all that are written must match.
   * @default {}
   */
  when: PhaseWhen;
}

/**
 * Runs actions when an event happens.
 * @discriminator on
 */
export type Trigger =
  | OnTurnStarted
  | OnAttackHit
  | OnDamageTaken
  | OnCreatureDied
  | OnItemPickedUp
  | OnItemUsed
  | OnFloorEntered
  | OnRoomEntered
  | OnNpcTalked
  | OnQuestCompleted
  | OnCombatStarted
  | OnCombatEnded
  | OnCustom
  | OnPhaseStarted;

/** The events that a trigger can wait for. */
export type EventName = Trigger["on"];

/** What triggers on an event can filter by, beside its source: an event carries all of it, under the same names. */
export type EventFilters<N extends EventName> = Omit<Required<Extract<Trigger, { on: N }>["when"]>, "source">;
