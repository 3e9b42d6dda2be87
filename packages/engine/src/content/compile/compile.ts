import type { Category } from "../definitions/category.js";
import type { FloorDefinition } from "../definitions/floor.js";
import type { Quest } from "../definitions/quest.js";
import type { Registries } from "../definitions/registries.js";
import type { Slot } from "../definitions/slot.js";
import type { Id } from "../definitions/text.js";
import { eventBit } from "../keys.js";
import { noPrograms, type Programs } from "../programs.js";
import { byCodeUnits } from "../records.js";
import { type CompiledFloor, type CompiledPrefab, compileFloor, compilePrefab } from "./compile-floors.js";
import { type CompiledTable, compileLoot } from "./compile-loot.js";
import {
  type CompiledCreature,
  type CompiledItemSet,
  type CompiledSource,
  compileCreature,
  compileItemSet,
  compileSource,
} from "./compile-sources.js";
import { type CompiledTrigger, compileTrigger, compileTriggers, type TriggerSet } from "./compile-triggers.js";

// What depends on the registries alone and is asked for many times: modifiers by attribute, triggers by event, bit masks
// that answer "does anything here touch it?" without a look at the lists, loot tables and floors ready for drawing.

/** A quest as the trigger that it is. */
interface CompiledQuest {
  readonly quest: Quest;
  readonly trigger: CompiledTrigger;
  /** What lets it fail. */
  readonly failure: CompiledTrigger | undefined;
}

/** Everything that is worked out once for each registries object. */
export interface Compiled {
  readonly creatures: ReadonlyMap<Id, CompiledCreature>;
  readonly options: ReadonlyMap<Id, CompiledSource>;
  readonly items: ReadonlyMap<Id, CompiledSource>;
  readonly affixes: ReadonlyMap<Id, CompiledSource>;
  /** By id. */
  readonly sets: readonly CompiledItemSet[];
  readonly modifiers: ReadonlyMap<Id, CompiledSource>;
  /** By id. */
  readonly prefabs: ReadonlyMap<Id, CompiledPrefab>;
  readonly floors: ReadonlyMap<Id, CompiledFloor>;
  readonly npcs: ReadonlyMap<Id, TriggerSet>;
  readonly quests: ReadonlyMap<Id, CompiledQuest>;
  readonly lootTables: ReadonlyMap<Id, CompiledTable>;
  readonly programs: Programs;
  /** Whether any creature has phases. */
  readonly hasPhases: boolean;
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
  /** By number, then by id; without the one that is repeated. */
  readonly floorsByNumber: readonly FloorDefinition[];
  /** The floor that is repeated below all others; of several, that with the smallest number, then id. */
  readonly repeatedFloor: FloorDefinition | undefined;
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

/** A floor ready to be generated. It need not be one of the registries', but what it refers to is taken from there. */
export function compiledFloor(definition: FloorDefinition, registries: Registries): CompiledFloor {
  const { floors, prefabs, creatures } = compiledFor(registries);
  const known = floors.get(definition.id);
  return known?.definition === definition ? known : compileFloor(definition, prefabs.values(), creatures);
}

function compile(registries: Registries): Compiled {
  const creatures = mapEntries(registries.creatures, compileCreature);
  const options = mapEntries(registries.options, (entry) => compileSource("options", entry, entry.modifiers));
  const items = mapEntries(registries.items, (entry) => compileSource("items", entry, entry.modifiers));
  const affixes = mapEntries(registries.affixes, (entry) => compileSource("affixes", entry, entry.modifiers));
  const sets = [...mapEntries(registries.sets, compileItemSet).values()];
  const modifiers = mapEntries(registries.modifiers, (entry) => compileSource("modifiers", entry, entry.attributes));
  const prefabs = mapEntries(registries.prefabs, (prefab) => compilePrefab(prefab, creatures, registries));
  const floors = mapEntries(registries.floors, (floor) => compileFloor(floor, prefabs.values(), creatures));
  const npcs = mapEntries(registries.npcs, (entry) => compileTriggers("npcs", entry));
  const quests = mapEntries(registries.quests, (quest) => {
    const by = { registry: "quests", id: quest.id } as const;
    const failure = quest.fails_on && compileTrigger(quest.fails_on, by);
    return { quest, trigger: compileTrigger(quest, by), failure };
  });
  const inOrder = Object.values(registries.floors).sort((a, b) => a.number - b.number || byCodeUnits(a.id, b.id));
  const sources = [
    ...[...creatures.values()].flatMap(({ source, phases }) => [source, ...phases]),
    ...sets.flatMap(({ bonus }) => bonus.map(({ source }) => source)),
    ...[options, items, affixes, modifiers].flatMap((carried) => [...carried.values()]),
  ];
  const heroSets = [...npcs.values(), ...[...prefabs.values(), ...floors.values()].map(({ triggers }) => triggers)];
  const heroMask = union([
    ...heroSets.map(({ mask }) => mask),
    ...[...quests.values()].map(({ quest }) => eventBit(quest.on)),
    ...[...quests.values()].map(({ failure }) => (failure === undefined ? 0 : eventBit(failure.trigger.on))),
  ]);
  return {
    creatures,
    options,
    items,
    affixes,
    sets,
    modifiers,
    prefabs,
    floors,
    npcs,
    quests,
    programs: noPrograms(),
    lootTables: compileLoot(registries),
    hasPhases: [...creatures.values()].some(({ phases }) => phases.length > 0),
    auraMask: union(sources.map(({ auraMask }) => auraMask)),
    heroMask,
    heardMask: union([heroMask, ...sources.map(({ triggers }) => triggers.mask)]),
    slots: Object.values(registries.slots).sort(byOrder),
    categories: Object.values(registries.categories).sort(byOrder),
    floorsByNumber: inOrder.filter(({ repeat }) => !repeat),
    repeatedFloor: inOrder.find(({ repeat }) => repeat),
  };
}

/** The entries by id, in code-unit order. */
function mapEntries<T, R>(entries: Readonly<Record<Id, T>>, compileEntry: (entry: T) => R): Map<Id, R> {
  const ordered = Object.entries(entries).sort(([a], [b]) => byCodeUnits(a, b));
  return new Map(ordered.map(([id, entry]) => [id, compileEntry(entry)]));
}

function union(masks: readonly number[]): number {
  return masks.reduce((all, mask) => all | mask, 0);
}

function byOrder(a: Slot | Category, b: Slot | Category): number {
  return a.order - b.order || byCodeUnits(a.id, b.id);
}
