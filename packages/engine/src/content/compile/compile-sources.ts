import { DEFAULT_ATTRIBUTES } from "../constants.js";
import type { Attribute } from "../definitions/attribute.js";
import type { CreatureDefinition } from "../definitions/creature.js";
import type { DefinitionRef } from "../definitions/definition-ref.js";
import type { ItemSet } from "../definitions/item-set.js";
import type { Modifier } from "../definitions/modifier.js";
import type { RegistryName } from "../definitions/registries.js";
import { attributeKey, type ModifierKey, resistanceKey } from "../keys.js";
import { addModifier, type CompiledModifier, compileModifier, convert, emptySum } from "../modifier-sum.js";
import { compileTriggers, type Triggered, type TriggerSet } from "./compile-triggers.js";

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
  /** What each of its phases brings. */
  readonly phases: readonly CompiledSource[];
  /** The health that one starts with: what its base and its own unconditional modifiers give, at least 1. */
  readonly health: number;
  /** The stamina that one starts with, likewise; at least 0. */
  readonly stamina: number;
}

/** A definition's modifiers by what they change, and its triggers by their events. */
export function compileSource(
  registry: RegistryName,
  entry: Triggered,
  modifiers: readonly Modifier[],
): CompiledSource {
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

/** A set of items. */
export interface CompiledItemSet {
  readonly definition: ItemSet;
  readonly bonus: readonly { readonly pieces: number; readonly source: CompiledSource }[];
}

/** A set with what each of its bonuses brings. */
export function compileItemSet(definition: ItemSet): CompiledItemSet {
  const { id } = definition;
  const bonus = definition.bonus.map(({ pieces, triggers, modifiers }) => {
    return { pieces, source: compileSource("sets", { id, triggers }, modifiers) };
  });
  return { definition, bonus };
}

/** A kind of enemy with its complete base. */
export function compileCreature(definition: CreatureDefinition): CompiledCreature {
  const base = { ...DEFAULT_ATTRIBUTES, ...definition.base };
  const source = compileSource("creatures", definition, definition.modifiers);
  const phases = definition.phases.map(({ triggers, modifiers }) =>
    compileSource("creatures", { id: definition.id, triggers }, modifiers),
  );
  const starting = (attribute: Attribute, least: number) => startingValue(attribute, least, base, [source]);
  return { definition, base, source, phases, health: starting("max_health", 1), stamina: starting("max_stamina", 0) };
}

/** The health that an enemy starts with where a source counts beside its own; at least 1. */
export function startingHealth({ base, source }: CompiledCreature, depth: CompiledSource): number {
  return startingValue("max_health", 1, base, [source, depth]);
}

function startingValue(
  attribute: Attribute,
  least: number,
  base: CompiledCreature["base"],
  sources: readonly CompiledSource[],
): number {
  const modifiers = sources.flatMap(({ own }) => own.get(attributeKey(attribute)) ?? []);
  return Math.max(least, convert(base[attribute], unconditionalSum(modifiers)));
}

function unconditionalSum(modifiers: readonly CompiledModifier[]) {
  const sum = emptySum();
  for (const compiled of modifiers) if (compiled.modifier.condition.length === 0) addModifier(sum, compiled);
  return sum;
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
