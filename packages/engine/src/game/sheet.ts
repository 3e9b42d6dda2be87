import type { CompiledSource } from "../content/compile/compile-sources.js";
import type { Attribute, DamageType } from "../content/definitions/attribute.js";

import type { Registries } from "../content/definitions/registries.js";
import type { Id } from "../content/definitions/text.js";
import { attributeKey, type ModifierKey, resistanceKey } from "../content/keys.js";
import { blockOf, grantedAbilities } from "../rules/abilities/abilities.js";
import { applies, baseValue, readAttribute, readResistance } from "../rules/stats/attributes.js";
import { firstOpponent, livingOpponents, sourcesOf, type View, viewOf } from "../rules/view.js";
import type { Creature } from "../state/creature.js";
import type { Game } from "../state/game.js";
import type { Origin } from "../state/origin.js";
import type { AbilityBlock } from "../state/rejection.js";

/** One summand of an attribute or a resistance. */
export interface AttributeSource {
  /** The base value, what the creature carries itself, or an aura of an opponent. */
  kind: "base" | "own" | "aura";
  /** The definition that it stands in; none for the base value. */
  by: Origin;
  /** In the attribute's unit; the base value for `base`. */
  flat: number;
  /** In percent points. */
  percent: number;
  /** Whether it counts now, read against nobody. */
  applies: boolean;
}

/**
 * An attribute as the rules read it, in its unit: base, definition, options, worn items, timed modifiers, auras. At least
 * 1 for `max_health` and 0 for `max_stamina` and `carry_capacity`. Draws nothing.
 * @param against whom it is read against, for modifiers whose condition asks about a target; undefined for nobody
 */
export function attribute(
  game: Game,
  who: Creature,
  name: Attribute,
  against: Creature | undefined,
  registries: Registries,
): number {
  return readAttribute(viewOf(game, registries), who, name, against);
}

/** The resistance to a kind of damage as a fraction; it is clamped only where damage is done. Draws nothing. */
export function resistance(game: Game, who: Creature, type: DamageType, registries: Registries): number {
  return readResistance(viewOf(game, registries), who, type);
}

/** Which source gives what to an attribute or a resistance, in the order in which they are summed up. Draws nothing. */
export function attributeSources(
  game: Game,
  who: Creature,
  name: Attribute | { resistance: DamageType },
  registries: Registries,
): AttributeSource[] {
  const view = viewOf(game, registries);
  const key = typeof name === "string" ? attributeKey(name) : resistanceKey(name.resistance);
  const flat = typeof name === "string" ? baseValue(view, who, name) : 0;
  const base: AttributeSource = { kind: "base", by: { registry: "", id: "" }, flat, percent: 0, applies: true };
  const own = sourcesOf(view, who).sources.flatMap(({ source }) => ownModifiers(view, source, key, who));
  const auras = livingOpponents(view, who).flatMap((opponent) =>
    sourcesOf(view, opponent).sources.flatMap(({ source }) => auraModifiers(view, source, key, opponent, who)),
  );
  return [base, ...own, ...auras];
}

function ownModifiers(view: View, source: CompiledSource, key: ModifierKey, who: Creature): AttributeSource[] {
  return (source.own.get(key) ?? []).map(({ modifier }) => ({
    kind: "own",
    by: { ...source.ref },
    flat: modifier.flat,
    percent: modifier.percent,
    applies: applies(view, modifier, who, undefined, "all"),
  }));
}

function auraModifiers(
  view: View,
  source: CompiledSource,
  key: ModifierKey,
  carrier: Creature,
  who: Creature,
): AttributeSource[] {
  return (source.auras.get(key) ?? []).map(({ modifier }) => ({
    kind: "aura",
    by: { ...source.ref },
    flat: modifier.flat,
    percent: modifier.percent,
    applies: applies(view, modifier, carrier, who, "all"),
  }));
}

/**
 * The abilities that a creature has, each once: attack, its own, those of its options and of worn items by slot, flee.
 * Draws nothing.
 */
export function abilitiesOf(game: Game, who: Creature, registries: Registries): Id[] {
  return grantedAbilities(viewOf(game, registries), who);
}

/** Why a creature cannot use an ability on its first living opponent now; undefined if it can. Draws nothing. */
export function abilityBlock(game: Game, who: Creature, ability: Id, registries: Registries): AbilityBlock | undefined {
  const view = viewOf(game, registries);
  return blockOf(view, who, ability, firstOpponent(view, who));
}
