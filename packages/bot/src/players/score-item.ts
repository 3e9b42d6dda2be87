import type {
  Ability,
  Action,
  Attribute,
  Hero,
  Id,
  ItemInstance,
  Modifier,
  Registries,
  Trigger,
} from "@rustkeep/engine";
import { average, GUESS, roughly } from "./roughly.js";

// Worn items are compared by a score: what a unit of each attribute is about worth to somebody who fights.

const UNIT_WORTH: Readonly<Record<Attribute, number>> = {
  strength: 0.2,
  dexterity: 1.3,
  constitution: 0.2,
  charisma: 0.2,
  luck: 0.4,
  level: 0,
  max_health: 0.45,
  max_stamina: 0.05,
  damage: 3,
  hit_chance: 55,
  critical_chance: 0.25,
  critical_factor: 8,
  price_modifier: 0.1,
  carry_capacity: 0,
};
const ARMOR_POINT = 1.1;
const PHYSICAL_POINT = 0.6;
const OTHER_POINT = 0.12;
const PERCENT_OF_DAMAGE = 0.3;
const CONDITIONAL = 0.4;
const HEALTH_BY_TRIGGER = 1.2;
const MODIFIER_BY_TRIGGER = 6;
const POINT_OF_ABILITY = 1.2;
const ABILITY_WITHOUT_DAMAGE = 4;

/** How much the hero would like to wear an item; only differences mean anything. */
export function scoreItem(hero: Hero, instance: ItemInstance, registries: Registries): number {
  const item = registries.items[instance.item];
  if (item === undefined) return 0;
  let score = ofModifiers(item.modifiers) + ofTriggers(item.triggers);
  for (const ability of item.abilities) score += ofAbility(hero, registries.abilities[ability]);
  for (const id of instance.affixes) {
    const affix = registries.affixes[id];
    if (affix !== undefined) score += ofModifiers(affix.modifiers) + ofTriggers(affix.triggers);
  }
  return score + ofSets(item.id, registries);
}

/** The share that one piece has in what its sets give; the same whatever is worn, so that nobody changes to and fro. */
function ofSets(item: Id, { sets }: Registries): number {
  let score = 0;
  for (const { items, bonus } of Object.values(sets)) {
    if (!items.includes(item)) continue;
    for (const { pieces, modifiers, triggers } of bonus)
      if (pieces <= items.length) score += (ofModifiers(modifiers) + ofTriggers(triggers)) / pieces;
  }
  return score;
}

function ofModifiers(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => {
    const certain = modifier.condition.length > 0 ? CONDITIONAL : 1;
    const side = modifier.target === "all_enemies" ? -1 : 1;
    return sum + certain * side * ofModifier(modifier);
  }, 0);
}

function ofModifier(modifier: Modifier): number {
  switch (modifier.attribute) {
    case "armor":
      return modifier.flat * ARMOR_POINT;
    case "resistance": {
      const physical = modifier.damage_type === "slash" || modifier.damage_type === "blunt";
      return modifier.flat * (physical ? PHYSICAL_POINT : OTHER_POINT);
    }
    default: {
      const percent = modifier.attribute === "damage" ? modifier.percent * PERCENT_OF_DAMAGE : 0;
      return modifier.flat * UNIT_WORTH[modifier.attribute] + percent;
    }
  }
}

function ofTriggers(triggers: readonly Trigger[]): number {
  let score = 0;
  for (const { actions, chance } of triggers)
    for (const action of actions) score += roughly(chance, GUESS.chance) * ofAction(action);
  return score;
}

function ofAction(action: Action): number {
  switch (action.action) {
    case "damage":
    case "change_attribute":
      return ofAmount(action, roughly(action.amount, GUESS.amount));
    case "apply_modifier":
      return MODIFIER_BY_TRIGGER;
    case "choose":
      return average(action.of, ({ actions }) => actions.reduce((sum, one) => sum + ofAction(one), 0));
    default:
      return 0;
  }
}

function ofAmount(action: Action, amount: number): number {
  if (action.action === "damage") return action.target === "self" ? -amount : amount * HEALTH_BY_TRIGGER;
  const health = action.action === "change_attribute" && action.attribute === "health";
  return health ? amount * HEALTH_BY_TRIGGER : amount * 0.1;
}

/** What an ability does beyond a plain attack, spread over the turns until it can be used again. */
function ofAbility(hero: Hero, ability: Ability | undefined): number {
  if (ability === undefined) return 0;
  const own = hero.base.damage + 4;
  const damage = ability.actions.reduce((sum, action) => {
    if (action.action !== "damage") return sum;
    const dealt = roughly(action.amount, GUESS.amount) + roughly(action.scale, GUESS.scale) * own;
    return sum + dealt * (action.target === "all_enemies" ? 1.6 : 1);
  }, 0);
  if (damage === 0) return ABILITY_WITHOUT_DAMAGE;
  return (Math.max(0, damage - own) / Math.max(1, ability.cooldown)) * POINT_OF_ABILITY + 1;
}
