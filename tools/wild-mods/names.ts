import fc from "fast-check";

/** How many entries of each registry a random mod holds. */
const COUNTS = {
  abilities: 6,
  affixes: 4,
  categories: 2,
  creatures: 6,
  items: 9,
  loot_tables: 5,
  modifiers: 4,
  npcs: 2,
  options: 5,
  quests: 4,
  scripts: 3,
  sets: 2,
  slots: 3,
  texts: 2,
} as const;

/** Registries whose entries random mods number. */
type Numbered = keyof typeof COUNTS;

/** The ids of a registry's entries, without namespace. */
export function idsOf(registry: Numbered): string[] {
  return Array.from({ length: COUNTS[registry] }, (_, index) => `${registry}_${index}`);
}

/** The id of one of the entries of a registry. */
export function anyOf(registry: Numbered, ...more: readonly string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...idsOf(registry), ...more);
}

/** Tags that random mods use. */
export const TAGS = ["beast", "undead", "core:boss", "cursed"] as const;

/** Flags and events that random mods use. */
export const anyFlag = fc.constantFrom("bell", "door", "core:secret");

/** How long a flag can last. */
export const anyScope = fc.constantFrom("run", "floor", "room", "fight");

export const anyTag = fc.constantFrom(...TAGS);

export const anyDamageType = fc.constantFrom("fire", "ice", "poison", "shock", "holy", "slash", "blunt");

export const anyAttribute = fc.constantFrom(
  "strength",
  "dexterity",
  "constitution",
  "charisma",
  "luck",
  "level",
  "max_health",
  "max_stamina",
  "damage",
  "hit_chance",
  "critical_chance",
  "critical_factor",
  "price_modifier",
  "carry_capacity",
);

/** Mostly what somebody would write; now and then the bounds. */
export const anyAmount = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: -12, max: 30 }) },
  { weight: 4, arbitrary: fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10) },
  { weight: 1, arbitrary: fc.constantFrom(1_000_000, -1_000_000, 0.001, 999_999.75) },
);

export const anyFraction = fc.constantFrom(0, 0.1, 0.25, 0.5, 0.7, 1);

/** A table of fields of which each may be left out, but for those that are required. */
export function table(
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  required: string[],
): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(fields, { requiredKeys: required });
}

/** A short list, often empty. */
export function few<T>(arbitrary: fc.Arbitrary<T>, maxLength = 2): fc.Arbitrary<T[]> {
  return fc.array(arbitrary, { maxLength });
}
