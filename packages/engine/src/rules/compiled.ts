import { ATTRIBUTES, DAMAGE_TYPES, DEFAULT_ATTRIBUTES, EVENT_NAMES } from "../constants.js";
import type { Attribute, DamageType } from "../definitions/attribute.js";
import type { Category } from "../definitions/category.js";
import type { CreatureDefinition } from "../definitions/creature.js";
import type { FloorDefinition } from "../definitions/floor.js";
import type { Modifier } from "../definitions/modifier.js";
import type { Quest } from "../definitions/quest.js";
import type { Registries } from "../definitions/registries.js";
import type { Slot } from "../definitions/slot.js";
import type { Id } from "../definitions/text.js";
import type { EventName, Trigger } from "../definitions/trigger.js";
import { byCodeUnits } from "./records.js";

// What depends on the registries alone and is asked for many times a turn: modifiers by attribute, triggers by event,
// and bit masks that answer "does anything here touch it?" without a look at the lists.

/** What modifiers change: an attribute, or the resistance to one kind of damage; a small number, fit for a bit mask. */
export type ModifierKey = number;

const ATTRIBUTE_KEYS = Object.fromEntries(ATTRIBUTES.map((name, key) => [name, key])) as Record<Attribute, ModifierKey>;
const RESISTANCE_KEYS = Object.fromEntries(
  DAMAGE_TYPES.map((type, offset) => [type, ATTRIBUTES.length + offset]),
) as Record<DamageType, ModifierKey>;
const EVENT_BITS = Object.fromEntries(EVENT_NAMES.map((on, index) => [on, 1 << index])) as Record<EventName, number>;

/** The key of an attribute. */
export function attributeKey(name: Attribute): ModifierKey {
  return ATTRIBUTE_KEYS[name];
}

/** The key of the resistance to a kind of damage. */
export function resistanceKey(type: DamageType): ModifierKey {
  return RESISTANCE_KEYS[type];
}

/** The bit of an event in masks. */
export function eventBit(on: EventName): number {
  return EVENT_BITS[on];
}

/** A trigger with its filters in one place each. */
export interface CompiledTrigger {
  readonly trigger: Trigger;
  /** Which carriers it is for: the event's source, all others, or "" for all. */
  readonly source: "" | "self" | "other";
  /** "" for every kind of damage. */
  readonly damageType: DamageType | "";
  /** What the event must be about: an ability, item, prefab, NPC, quest, floor number or outcome; "" for anything. */
  readonly subject: Id | number;
}

/** The triggers of one definition. */
export interface TriggerSet {
  readonly byEvent: ReadonlyMap<EventName, readonly CompiledTrigger[]>;
  readonly mask: number;
}

type ModifiersByKey = ReadonlyMap<ModifierKey, readonly Modifier[]>;

/** Kinds of definitions that creatures carry. */
export type SourceKind = "creature" | "option" | "item" | "affix" | "modifier";

/** A definition whose modifiers and triggers a creature carries. */
export interface CompiledSource {
  readonly kind: SourceKind;
  readonly id: Id;
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
export interface CompiledQuest {
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

function compile(registries: Registries): Compiled {
  const creatures = mapEntries(registries.creatures, compileCreature);
  const options = mapEntries(registries.options, (entry) => compileSource("option", entry, entry.modifiers));
  const items = mapEntries(registries.items, (entry) => compileSource("item", entry, entry.modifiers));
  const affixes = mapEntries(registries.affixes, (entry) => compileSource("affix", entry, entry.modifiers));
  const modifiers = mapEntries(registries.modifiers, (entry) => compileSource("modifier", entry, entry.attributes));
  const prefabs = mapEntries(registries.prefabs, (entry) => compileTriggers(entry.triggers));
  const floors = mapEntries(registries.floors, (entry) => compileTriggers(entry.triggers));
  const npcs = mapEntries(registries.npcs, (entry) => compileTriggers(entry.triggers));
  const quests = mapEntries(registries.quests, (quest) => ({ quest, trigger: compileTrigger(quest) }));
  const sources = [
    ...[...creatures.values()].map((creature) => creature.source),
    ...[options, items, affixes, modifiers].flatMap((sourceMap) => [...sourceMap.values()]),
  ];
  const triggerSets = [
    ...sources.map((source) => source.triggers),
    ...[prefabs, floors, npcs].flatMap((sets) => [...sets.values()]),
  ];
  const questMask = [...quests.values()].reduce((mask, { quest }) => mask | eventBit(quest.on), 0);
  return {
    creatures,
    options,
    items,
    affixes,
    modifiers,
    prefabs,
    floors,
    npcs,
    quests,
    auraMask: sources.reduce((mask, source) => mask | source.auraMask, 0),
    heardMask: triggerSets.reduce((mask, set) => mask | set.mask, questMask),
    slots: Object.values(registries.slots).sort(byOrder),
    categories: Object.values(registries.categories).sort(byOrder),
    floorsByNumber: Object.values(registries.floors).sort((a, b) => a.number - b.number || byCodeUnits(a.id, b.id)),
  };
}

function mapEntries<T, R>(entries: Readonly<Record<Id, T>>, compileEntry: (entry: T) => R): Map<Id, R> {
  return new Map(Object.entries(entries).map(([id, entry]) => [id, compileEntry(entry)]));
}

function byOrder(a: Slot | Category, b: Slot | Category): number {
  return a.order - b.order || byCodeUnits(a.id, b.id);
}

function compileCreature(definition: CreatureDefinition): CompiledCreature {
  return {
    definition,
    base: { ...DEFAULT_ATTRIBUTES, ...definition.base },
    source: compileSource("creature", definition, definition.modifiers),
  };
}

function compileSource(
  kind: SourceKind,
  entry: { id: Id; triggers: readonly Trigger[] },
  modifiers: readonly Modifier[],
): CompiledSource {
  const own = modifiersByKey(modifiers.filter((modifier) => modifier.target === "self"));
  const auras = modifiersByKey(modifiers.filter((modifier) => modifier.target === "all_enemies"));
  return {
    kind,
    id: entry.id,
    own,
    ownMask: maskOf(own),
    auras,
    auraMask: maskOf(auras),
    triggers: compileTriggers(entry.triggers),
  };
}

function modifiersByKey(modifiers: readonly Modifier[]): ModifiersByKey {
  const byKey = new Map<ModifierKey, Modifier[]>();
  for (const modifier of modifiers)
    for (const key of keysOf(modifier)) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [modifier]);
      else list.push(modifier);
    }
  return byKey;
}

function keysOf(modifier: Modifier): ModifierKey[] {
  switch (modifier.attribute) {
    case "resistance":
      return [resistanceKey(modifier.damage_type)];
    case "armor":
      return [resistanceKey("slash"), resistanceKey("blunt")];
    default:
      return [attributeKey(modifier.attribute)];
  }
}

function maskOf(byKey: ModifiersByKey): number {
  return [...byKey.keys()].reduce((mask, key) => mask | (1 << key), 0);
}

function compileTriggers(triggers: readonly Trigger[]): TriggerSet {
  const byEvent = new Map<EventName, CompiledTrigger[]>();
  for (const trigger of triggers) {
    const list = byEvent.get(trigger.on);
    if (list === undefined) byEvent.set(trigger.on, [compileTrigger(trigger)]);
    else list.push(compileTrigger(trigger));
  }
  return { byEvent, mask: [...byEvent.keys()].reduce((mask, on) => mask | eventBit(on), 0) };
}

function compileTrigger(trigger: Trigger): CompiledTrigger {
  const when = trigger.when;
  return {
    trigger,
    source: when.source ?? "",
    damageType: ("damage_type" in when ? when.damage_type : undefined) ?? "",
    subject: subjectOf(trigger) ?? "",
  };
}

function subjectOf(trigger: Trigger): Id | number | undefined {
  switch (trigger.on) {
    case "attack_hit":
      return trigger.when.ability;
    case "item_picked_up":
    case "item_used":
      return trigger.when.item;
    case "floor_entered":
      return trigger.when.floor;
    case "room_entered":
      return trigger.when.prefab;
    case "npc_talked":
      return trigger.when.npc;
    case "quest_completed":
      return trigger.when.quest;
    case "combat_ended":
      return trigger.when.outcome;
    case "turn_started":
    case "damage_taken":
    case "creature_died":
    case "combat_started":
      return undefined;
    default:
      return trigger satisfies never;
  }
}
