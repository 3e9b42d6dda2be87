import { DEFAULT_ATTRIBUTES } from "../content/constants.js";
import type { CreatureDefinition } from "../content/definitions/creature.js";

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
  if (modifiers.length === 0) return Math.max(base, LEAST[attribute]);
  const flat = modifiers.reduce((sum, modifier) => Math.fround(sum + modifier.flat), 0);
  const percent = modifiers.reduce((sum, modifier) => Math.fround(sum + modifier.percent), 0);
  const factor = Math.fround(1 + Math.fround(percent / 100));
  return Math.max(Math.fround(Math.fround(base + flat) * factor), LEAST[attribute]);
}
