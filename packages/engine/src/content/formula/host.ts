import { DAMAGE_TYPES } from "../constants.js";
import type { Attribute } from "../definitions/attribute.js";
import type { FlagScope, QuestState } from "../definitions/condition.js";
import type { Role } from "./texts.js";

/** What the event tells that code runs on; 0 or "" where it carries nothing of the kind. */
export interface EventValues {
  readonly damage: number;
  readonly damage_type: string;
  readonly item: string;
}

/** The names of what an event may carry. */
export type EventField = keyof EventValues;

/** What each of them holds: a text with a meaning, or else a number. */
export const EVENT_FIELDS: ReadonlyMap<EventField, Role | undefined> = new Map<EventField, Role | undefined>([
  ["damage", undefined],
  ["damage_type", { kind: "word", what: "damage type", words: DAMAGE_TYPES }],
  ["item", { kind: "id", registry: "items" }],
]);

/** The states of a quest that code can ask for. */
export const QUEST_STATES = ["active", "done", "failed"] as const satisfies readonly QuestState[];

/** How long a flag can last. */
export const FLAG_SCOPES = ["run", "floor", "room", "fight"] as const satisfies readonly FlagScope[];

/** Whom and what code is about. Each creature is one object. */
export interface FormulaSubject<C extends object> {
  readonly self: C;
  readonly target: C | undefined;
  readonly event: EventValues;
}

/**
 * The game as code sees it: nothing that a condition could not see. Ids are full ids. `C` is whatever stands for a
 * creature. Nothing may change while code runs, save the generator by `rand`.
 */
export interface FormulaHost<C extends object> {
  attribute(who: C, name: Attribute): number;
  health(who: C): number;
  stamina(who: C): number;
  hasTag(who: C, tag: string): boolean;
  hasModifier(who: C, modifier: string): boolean;
  /** Pieces that the hero carries and wears. */
  hasItem(item: string): number;
  worn(item: string): boolean;
  flag(name: string, scope: FlagScope): number;
  quest(quest: string, state: QuestState): boolean;
  inCombat(): boolean;
  floor(): number;
  turn(): number;
  /** The living opponents of somebody in the order of the fight. */
  enemies(of: C): readonly C[];
  /** Draws a number in [0, 1). */
  rand(): number;
}
