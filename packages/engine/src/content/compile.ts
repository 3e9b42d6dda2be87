import type {
  Compiled,
  CompiledCreature,
  CompiledSource,
  CompiledTrigger,
  FilterName,
  ModifiersByKey,
  TriggerSet,
} from "./compiled.js";
import { DEFAULT_ATTRIBUTES } from "./constants.js";
import type { Category } from "./definitions/category.js";
import type { CreatureDefinition } from "./definitions/creature.js";
import type { DefinitionRef } from "./definitions/definition-ref.js";
import type { Modifier } from "./definitions/modifier.js";
import type { Registries, RegistryName } from "./definitions/registries.js";
import type { Slot } from "./definitions/slot.js";
import type { Id } from "./definitions/text.js";
import type { EventName, Trigger } from "./definitions/trigger.js";
import { attributeKey, eventBit, type ModifierKey, resistanceKey } from "./keys.js";
import { type CompiledModifier, compileModifier } from "./modifier-sum.js";
import { byCodeUnits } from "./records.js";

/** Works out everything that depends on the registries alone. */
export function compile(registries: Registries): Compiled {
  const creatures = mapEntries(registries.creatures, compileCreature);
  const options = mapEntries(registries.options, (entry) => compileSource("options", entry, entry.modifiers));
  const items = mapEntries(registries.items, (entry) => compileSource("items", entry, entry.modifiers));
  const affixes = mapEntries(registries.affixes, (entry) => compileSource("affixes", entry, entry.modifiers));
  const modifiers = mapEntries(registries.modifiers, (entry) => compileSource("modifiers", entry, entry.attributes));
  const prefabs = mapEntries(registries.prefabs, (entry) => compileTriggers("prefabs", entry));
  const floors = mapEntries(registries.floors, (entry) => compileTriggers("floors", entry));
  const npcs = mapEntries(registries.npcs, (entry) => compileTriggers("npcs", entry));
  const quests = mapEntries(registries.quests, (quest) => ({
    quest,
    trigger: compileTrigger(quest, { registry: "quests", id: quest.id }),
  }));
  const sources = [
    ...[...creatures.values()].map((creature) => creature.source),
    ...[options, items, affixes, modifiers].flatMap((sourceMap) => [...sourceMap.values()]),
  ];
  const questMask = [...quests.values()].reduce((mask, { quest }) => mask | eventBit(quest.on), 0);
  const places = [prefabs, floors, npcs].flatMap((sets) => [...sets.values()]);
  const heroMask = places.reduce((mask, set) => mask | set.mask, questMask);
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
    heroMask,
    heardMask: sources.reduce((mask, { triggers }) => mask | triggers.mask, heroMask),
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
    source: compileSource("creatures", definition, definition.modifiers),
  };
}

/** A definition with triggers. */
interface Triggered {
  readonly id: Id;
  readonly triggers: readonly Trigger[];
}

function compileSource(registry: RegistryName, entry: Triggered, modifiers: readonly Modifier[]): CompiledSource {
  const own = modifiersByKey(modifiers.filter((modifier) => modifier.target === "self"));
  const auras = modifiersByKey(modifiers.filter((modifier) => modifier.target === "all_enemies"));
  return {
    ref: { registry, id: entry.id },
    own,
    ownMask: maskOf(own),
    auras,
    auraMask: maskOf(auras),
    triggers: compileTriggers(registry, entry),
  };
}

function modifiersByKey(modifiers: readonly Modifier[]): ModifiersByKey {
  const byKey = new Map<ModifierKey, CompiledModifier[]>();
  for (const modifier of modifiers) {
    const compiled = compileModifier(modifier);
    for (const key of keysOf(modifier)) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [compiled]);
      else list.push(compiled);
    }
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

function compileTriggers(registry: RegistryName, { id, triggers }: Triggered): TriggerSet {
  const by: DefinitionRef = { registry, id };
  const byEvent = new Map<EventName, CompiledTrigger[]>();
  for (const trigger of triggers) {
    const list = byEvent.get(trigger.on);
    if (list === undefined) byEvent.set(trigger.on, [compileTrigger(trigger, by)]);
    else list.push(compileTrigger(trigger, by));
  }
  return { byEvent, mask: [...byEvent.keys()].reduce((mask, on) => mask | eventBit(on), 0) };
}

function compileTrigger(trigger: Trigger, by: DefinitionRef): CompiledTrigger {
  const { source = "", ...rest } = trigger.when;
  const filters = Object.entries<unknown>(rest).filter(([, wanted]) => wanted !== undefined);
  return { trigger, by, source, filters: filters as [FilterName, unknown][] };
}
