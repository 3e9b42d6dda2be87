import type { Attribute, DamageType } from "../../content/definitions/attribute.js";
import type { Modifier } from "../../content/definitions/modifier.js";
import { attributeKey, type ModifierKey, resistanceKey } from "../../content/keys.js";
import { addModifier, type CompiledModifier, convert, emptySum, type ModifierSum } from "../../content/modifier-sum.js";
import type { Creature } from "../../state/creature.js";
import { figure } from "../numbers.js";
import { type Gathered, type GatheredSource, isPresent, opponents, sourcesOf, type View } from "../view.js";
// biome-ignore lint/suspicious/noImportCycles: whether a modifier counts may depend on an attribute; `Scope` bounds the recursion.
import { holds } from "./conditions.js";
import type { Scope } from "./scope.js";

// attribute = (base + Σ flat) × (1 + Σ percent / 100), as content/modifier-sum.ts adds and rounds.
// Order of the sums: definition, options, worn items by slot with their affixes, timed modifiers, auras of opponents.
// Without a modifier that applies, the base as it is. resistance = Σ flat × (1 + Σ percent / 100) / 100.

/** An attribute of a creature, read against somebody or nobody. */
export function readAttribute(
  view: View,
  who: Creature,
  name: Attribute,
  against: Creature | undefined,
  scope: Scope = "all",
): number {
  const own = sourcesOf(view, who);
  const base = own.base[name];
  const sum = sumOf(view, who, own, attributeKey(name), against, scope);
  return Math.max(leastValue(name), sum === undefined ? base : figure(convert(base, sum)));
}

/** The resistance to a kind of damage as a fraction, not yet clamped. */
export function readResistance(view: View, who: Creature, type: DamageType): number {
  const sum = sumOf(view, who, sourcesOf(view, who), resistanceKey(type), undefined, "all");
  return sum === undefined ? 0 : Math.fround(convert(0, sum) / 100);
}

/** The base value of an attribute: the hero's own, an enemy's from its definition. */
export function baseValue(view: View, who: Creature, name: Attribute): number {
  return sourcesOf(view, who).base[name];
}

function leastValue(name: Attribute): number {
  if (name === "max_health") return 1;
  return name === "max_stamina" || name === "carry_capacity" ? 0 : Number.NEGATIVE_INFINITY;
}

function sumOf(
  view: View,
  who: Creature,
  own: Gathered,
  key: ModifierKey,
  against: Creature | undefined,
  scope: Scope,
): ModifierSum | undefined {
  const bit = 1 << key;
  const auras = scope !== "own" && (view.compiled.auraMask & bit) !== 0;
  if ((own.ownMask & bit) === 0 && !auras) return undefined;
  const sum = emptySum();
  for (const gathered of own.sources) {
    const { source } = gathered;
    if ((source.ownMask & bit) === 0) continue;
    for (let times = timesOf(gathered); times > 0; times -= 1) add(view, sum, source.own.get(key), who, against, scope);
  }
  if (auras)
    for (const opponent of opponents(view, who)) {
      const theirs = sourcesOf(view, opponent);
      if ((theirs.auraMask & bit) === 0 || !isPresent(view, opponent)) continue;
      for (const gathered of theirs.sources) {
        const { source } = gathered;
        if ((source.auraMask & bit) === 0) continue;
        for (let times = timesOf(gathered); times > 0; times -= 1)
          add(view, sum, source.auras.get(key), opponent, who, scope);
      }
    }
  return sum;
}

/** How often a source counts: a timed modifier once for each of its stacks. */
function timesOf(gathered: GatheredSource): number {
  return gathered.tie === "modifier" ? gathered.active.stacks : 1;
}

function add(
  view: View,
  sum: ModifierSum,
  modifiers: readonly CompiledModifier[] | undefined,
  carrier: Creature,
  target: Creature | undefined,
  scope: Scope,
): void {
  for (const compiled of modifiers ?? [])
    if (applies(view, compiled.modifier, carrier, target, scope)) addModifier(sum, compiled);
}

/** Does a modifier count for a read? `target` is whom the value is read against; for an aura, who is being read. */
export function applies(
  view: View,
  modifier: Modifier,
  carrier: Creature,
  target: Creature | undefined,
  scope: Scope,
): boolean {
  if (modifier.condition.length === 0) return true;
  return scope !== "unconditional" && holds(view, modifier.condition, carrier, target, "unconditional");
}
