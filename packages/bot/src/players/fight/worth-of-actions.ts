import {
  type Action,
  attribute,
  type DamageType,
  type ForecastHit,
  finalDamage,
  rawDamage,
  resistance,
  type SettledAction,
  settledActions,
} from "@rustkeep/engine";
import { average } from "../roughly.js";
import type { FightView } from "./fight-view.js";
import type { Foe } from "./foe.js";
import { worthOfFoiling } from "./foil.js";
import { worthOfHit } from "./worth-of-damage.js";
import { worthOnFoe, worthOnHero } from "./worth-of-modifier.js";

/** Stamina is worth this much health a point while it is scarce, and less while there is plenty. */
const SCARCE_STAMINA = 0.12;
const PLENTY_OF_STAMINA = 0.03;
const SCARCE = 35;
/** What a script does is not known before; it was written for a purpose. */
const WORTH_OF_SCRIPT = 4;

/** What a list of actions aimed at a foe is worth, in health that it saves the hero. */
export function worthOfActions(view: FightView, actions: readonly Action[], target: Foe): number {
  let worth = 0;
  const { game, hero, memory } = view;
  for (const action of settledActions(game, hero, target.enemy, actions, memory.registries)) {
    if (action.action === "choose")
      worth += average(action.of, (choice) => worthOfActions(view, choice.actions, target));
    else if (action.target === "self" || action.target === "allies") worth += worthForHero(view, action);
    else for (const foe of action.target === "target" ? [target] : view.foes) worth += worthAgainst(view, foe, action);
  }
  return worth;
}

/** What spending stamina costs, in health. */
export function costOfStamina(view: FightView, stamina: number): number {
  return stamina * (view.hero.stamina < SCARCE ? SCARCE_STAMINA : PLENTY_OF_STAMINA);
}

function worthForHero(view: FightView, action: SettledAction): number {
  switch (action.action) {
    case "apply_modifier":
      return worthOnHero(view, action.modifier, action.turns);
    case "change_attribute":
      return action.attribute === "health" ? worthOfHealing(view, action.amount) : worthOfStamina(view, action.amount);
    case "remove_modifier":
      return worthOfRemoving(view, action.modifier);
    case "damage":
      return -action.amount;
    case "run_script":
      return WORTH_OF_SCRIPT;
    default:
      return 0;
  }
}

function worthOfHealing({ hero, maxHealth }: FightView, amount: number): number {
  return Math.min(amount, maxHealth - hero.health);
}

function worthOfStamina(view: FightView, amount: number): number {
  const missing = attribute(view.game, view.hero, "max_stamina", undefined, view.memory.registries) - view.hero.stamina;
  return costOfStamina(view, Math.min(amount, missing));
}

function worthOfRemoving(view: FightView, modifier: string): number {
  const left = view.hero.modifiers.find((active) => active.modifier === modifier)?.turns_left ?? 0;
  return left === 0 ? 0 : -worthOnHero({ ...view, hero: { ...view.hero, modifiers: [] } }, modifier, left + 1);
}

function worthAgainst(view: FightView, foe: Foe, action: SettledAction): number {
  const share = action.on_hit ? foe.chance : 1;
  switch (action.action) {
    case "damage":
      return worthOfHit(view, foe, hitOf(view, foe, action));
    case "apply_modifier":
      return share * (worthOnFoe(view, foe, action.modifier, action.turns) + worthOfFoiling(view, foe, action));
    case "change_attribute":
      return share * worthOfFoiling(view, foe, action);
    default:
      return 0;
  }
}

/** What `forecast` would say of the action; chances to hit are the same for all attacks on a foe. */
function hitOf(view: FightView, foe: Foe, action: Extract<SettledAction, { action: "damage" }>): ForecastHit {
  const { balance } = view.memory.registries;
  const { criticalFactor } = view;
  const resisted = resistanceOf(view, foe, action.damage_type);
  const raw = rawDamage(action.amount, action.scale, foe.ownDamage);
  return {
    target: { who: "enemy", def: foe.enemy.def, index: foe.index },
    chance: raw > 0 ? foe.chance : 0,
    damage: finalDamage(raw, false, criticalFactor, resisted, balance),
    critical_chance: foe.critical,
    critical_damage: finalDamage(raw, true, criticalFactor, resisted, balance),
    damage_type: action.damage_type,
  };
}

function resistanceOf(view: FightView, foe: Foe, type: DamageType): number {
  const known = foe.resistances[type];
  if (known !== undefined) return known;
  const resisted = resistance(view.game, foe.enemy, type, view.memory.registries);
  foe.resistances[type] = resisted;
  return resisted;
}
