import { compile } from "./compile.js";
import type { Attribute } from "./definitions/attribute.js";
import type { Category } from "./definitions/category.js";
import type { CreatureDefinition } from "./definitions/creature.js";
import type { DefinitionRef } from "./definitions/definition-ref.js";
import type { FloorDefinition } from "./definitions/floor.js";
import type { Quest } from "./definitions/quest.js";
import type { Registries } from "./definitions/registries.js";
import type { Slot } from "./definitions/slot.js";
import type { Id } from "./definitions/text.js";
import type { EventFilters, EventName, Trigger } from "./definitions/trigger.js";
import type { ModifierKey } from "./keys.js";
import type { CompiledModifier } from "./modifier-sum.js";

// What depends on the registries alone and is asked for many times a turn: modifiers by attribute, triggers by event,
// and bit masks that answer "does anything here touch it?" without a look at the lists.

/** The names of the filters that triggers have, save `source`. */
export type FilterName = { [N in EventName]: keyof EventFilters<N> }[EventName];

/** A trigger with what it stands on and its filters as a list. */
export interface CompiledTrigger {
  readonly trigger: Trigger;
  readonly by: DefinitionRef;
  /** Which carriers it is for: the event's source, all others, or "" for all. */
  readonly source: "" | "self" | "other";
  /** What fields of the event must be. */
  readonly filters: readonly (readonly [FilterName, unknown])[];
}

/** The triggers of one definition. */
export interface TriggerSet {
  readonly byEvent: ReadonlyMap<EventName, readonly CompiledTrigger[]>;
  readonly mask: number;
}

/** Modifiers by what they change. */
export type ModifiersByKey = ReadonlyMap<ModifierKey, readonly CompiledModifier[]>;

/** A definition whose modifiers and triggers a creature carries. */
export interface CompiledSource {
  readonly ref: DefinitionRef;
  readonly own: ModifiersByKey;
  readonly ownMask: number;
  readonly auras: ModifiersByKey;
  readonly auraMask: number;
  readonly triggers: TriggerSet;
}

/** A kind of enemy. */
export interface CompiledCreature {
  readonly definition: CreatureDefinition;
  readonly base: Readonly<Record<Attribute, number>>;
  readonly source: CompiledSource;
}

/** A quest as the trigger that it is. */
interface CompiledQuest {
  readonly quest: Quest;
  readonly trigger: CompiledTrigger;
}

/** Everything that is worked out once for each registries object. */
export interface Compiled {
  readonly creatures: ReadonlyMap<Id, CompiledCreature>;
  readonly options: ReadonlyMap<Id, CompiledSource>;
  readonly items: ReadonlyMap<Id, CompiledSource>;
  readonly affixes: ReadonlyMap<Id, CompiledSource>;
  readonly modifiers: ReadonlyMap<Id, CompiledSource>;
  readonly prefabs: ReadonlyMap<Id, TriggerSet>;
  readonly floors: ReadonlyMap<Id, TriggerSet>;
  readonly npcs: ReadonlyMap<Id, TriggerSet>;
  readonly quests: ReadonlyMap<Id, CompiledQuest>;
  /** Keys that an aura anywhere touches. */
  readonly auraMask: number;
  /** Events that a quest, room, floor or NPC listens to on behalf of the hero. */
  readonly heroMask: number;
  /** Events that something anywhere listens to. */
  readonly heardMask: number;
  /** By order, then by id. */
  readonly slots: readonly Slot[];
  /** By order, then by id. */
  readonly categories: readonly Category[];
  /** By number, then by id. */
  readonly floorsByNumber: readonly FloorDefinition[];
}

const cache = new WeakMap<Registries, Compiled>();

/** What has been worked out for `registries`, which never change. */
export function compiledFor(registries: Registries): Compiled {
  const known = cache.get(registries);
  if (known !== undefined) return known;
  const compiled = compile(registries);
  cache.set(registries, compiled);
  return compiled;
}
