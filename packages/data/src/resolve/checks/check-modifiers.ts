import type { Attribute, Modifier, RegistryName } from "@rustkeep/engine";
import { DEFAULT_ATTRIBUTES } from "@rustkeep/engine";
import { percentOfZero } from "../../diagnostics/codes/creatures.js";
import type { Definition } from "../../read/definition.js";
import { placeOf } from "../chains.js";
import { living, type Resolution, standingIn } from "../resolution.js";

// The lists of modifiers, by registry.
const lists: readonly [RegistryName, string][] = [
  ["items", "modifiers"],
  ["affixes", "modifiers"],
  ["options", "modifiers"],
  ["creatures", "modifiers"],
  ["modifiers", "attributes"],
];

// The lists in whose elements modifiers stand, by registry.
const inner: readonly [RegistryName, string][] = [
  ["creatures", "phases"],
  ["sets", "bonus"],
];

// A resistance has no base; that of a creature's attributes may be its own.
function baseOf({ attribute, target }: Modifier, { value }: Definition): number {
  if (attribute === "resistance" || attribute === "armor") return 0;
  const own = target === "self" ? (value.base as Partial<Record<Attribute, number>> | undefined) : undefined;
  return own?.[attribute] ?? DEFAULT_ATTRIBUTES[attribute];
}

function kindOf(modifier: Modifier): string {
  return modifier.attribute === "resistance" ? `resistance ${modifier.damage_type}` : modifier.attribute;
}

function checkList(
  { dropped, report }: Resolution,
  definition: Definition,
  list: readonly Modifier[],
  path: (string | number)[],
): void {
  if (list.every(({ percent }) => percent === 0)) return;
  const modifiers = living(dropped, list);
  for (const [index, modifier] of modifiers) {
    if (modifier.percent === 0 || baseOf(modifier, definition) !== 0) continue;
    const raised = modifiers.some(([, other]) => other.flat !== 0 && kindOf(other) === kindOf(modifier));
    if (!raised) report.add(placeOf(definition, [...path, index, "percent"], "value"), percentOfZero(kindOf(modifier)));
  }
}

/** Tells which percentages are percentages of nothing. */
export function checkModifiers(resolution: Resolution): void {
  for (const [registry, field] of lists) {
    for (const definition of standingIn(resolution.chains, registry))
      checkList(resolution, definition, definition.value[field] as Modifier[], [field]);
  }
  for (const [registry, field] of inner) {
    for (const definition of standingIn(resolution.chains, registry)) {
      const parts = definition.value[field] as { modifiers: Modifier[] }[];
      for (const [index, { modifiers }] of living(resolution.dropped, parts))
        checkList(resolution, definition, modifiers, [field, index, "modifiers"]);
    }
  }
}
