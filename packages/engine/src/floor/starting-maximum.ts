import { DEFAULT_ATTRIBUTES } from "../content/constants.js";
import type { CreatureDefinition } from "../content/definitions/creature.js";
import { addModifier, compileModifier, convert, emptySum } from "../content/modifier-sum.js";
import { figure } from "../rules/numbers.js";

const LEAST = { max_health: 1, max_stamina: 0 };

/**
 * The maximum that a creature starts with: what its base and its own unconditional modifiers give, in single precision.
 * Never below 1 (health) or 0 (stamina).
 */
export function startingMaximum(definition: CreatureDefinition, attribute: "max_health" | "max_stamina"): number {
  const base = definition.base[attribute] ?? DEFAULT_ATTRIBUTES[attribute];
  const modifiers = definition.modifiers.filter(
    (modifier) => modifier.attribute === attribute && modifier.target === "self" && modifier.condition.length === 0,
  );
  const sum = emptySum();
  for (const modifier of modifiers) addModifier(sum, compileModifier(modifier));
  return Math.max(figure(convert(base, sum)), LEAST[attribute]);
}
