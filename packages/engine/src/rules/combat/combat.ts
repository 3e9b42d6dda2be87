import type { DamageAction } from "../../content/definitions/action.js";
import type { DamageType } from "../../content/definitions/attribute.js";
import type { Creature } from "../../state/creature.js";
import { BOUNDS } from "../../state/generated-shapes.js";
import { type ActionContext, isUse } from "../actions/context.js";
import type { Settled } from "../actions/settle.js";
import { addUp, clamp } from "../numbers.js";
import { chance } from "../rng.js";
import { readAttribute, readResistance } from "../stats/attributes.js";
import { emit, refOf, say, type Turn } from "../turn.js";
import type { View } from "../view.js";
import { die } from "./death.js";
import { finalDamage, hitChance, rawDamage } from "./formulas.js";

// An attack draws whether it hits, then whether it is critical, and queues attack_hit, then damage_taken. An effect
// draws nothing and queues damage_taken. Death follows at once, and queues creature_died behind them.

/** Damage done by an ability or a used item to somebody else is an attack; all other damage is an effect. */
export function isAttack(context: ActionContext, target: Creature): boolean {
  return isUse(context) && target !== context.source;
}

/** Damage of an action to one target before critical hits and resistance. */
export function quantityOf(view: View, action: Settled<DamageAction>, source: Creature, target: Creature): number {
  return rawDamage(action.amount, action.scale, readAttribute(view, source, "damage", target));
}

/** The chance of an attack to hit, 0..1. */
export function chanceToHit(view: View, source: Creature, target: Creature): number {
  const hit = readAttribute(view, source, "hit_chance", target);
  return hitChance(hit, readAttribute(view, target, "dexterity", undefined), view.registries.balance);
}

/** The chance of a hit to be critical, 0..1. */
export function chanceOfCritical(view: View, source: Creature, target: Creature): number {
  return clamp(Math.fround(readAttribute(view, source, "critical_chance", target) / 100), 0, 1);
}

/** The health that a quantity of damage takes from a target. */
export function damageTo(
  view: View,
  raw: number,
  critical: boolean,
  source: Creature,
  target: Creature,
  type: DamageType,
): number {
  const factor = critical ? readAttribute(view, source, "critical_factor", undefined) : 1;
  return finalDamage(raw, critical, factor, readResistance(view, target, type), view.registries.balance);
}

/** Attacks one target with a quantity above 0 and tells whether it hit. Draws one or two random numbers. */
export function attack(turn: Turn, context: ActionContext, target: Creature, raw: number, type: DamageType): boolean {
  const { source, by } = context;
  const ability = by.registry === "abilities" ? by.id : "";
  const item = by.registry === "items" ? by.id : "";
  if (!chance(turn.rng, chanceToHit(turn, source, target))) {
    say(turn, (now) => ({
      turn: now,
      kind: "miss",
      source: refOf(turn, source),
      target: refOf(turn, target),
      ability,
      item,
    }));
    return false;
  }
  const critical = chance(turn.rng, chanceOfCritical(turn, source, target));
  const amount = damageTo(turn, raw, critical, source, target, type);
  say(turn, (now) => ({
    turn: now,
    kind: "hit",
    source: refOf(turn, source),
    target: refOf(turn, target),
    ability,
    item,
    amount,
    damage_type: type,
    critical,
  }));
  emit(turn, { on: "attack_hit", source, target, ability, damage_type: type, damage: amount });
  takeDamage(turn, context, target, amount, type);
  return true;
}

/** Does a quantity of damage above 0 to one target without fail. Draws nothing. */
export function affect(turn: Turn, context: ActionContext, target: Creature, raw: number, type: DamageType): void {
  const { source, by } = context;
  const amount = damageTo(turn, raw, false, source, target, type);
  say(turn, (now) => ({
    turn: now,
    kind: "effect_damage",
    source: refOf(turn, source),
    target: refOf(turn, target),
    amount,
    damage_type: type,
    by: { ...by },
  }));
  takeDamage(turn, context, target, amount, type);
}

function takeDamage(turn: Turn, context: ActionContext, target: Creature, amount: number, type: DamageType): void {
  const { stats } = turn.game;
  const attacker = context.source === target ? undefined : context.source;
  if (target.kind === "hero") stats.damage_taken = addUp(stats.damage_taken, amount, BOUNDS.Total);
  else if (attacker?.kind === "hero") stats.damage_dealt = addUp(stats.damage_dealt, amount, BOUNDS.Total);
  target.health = Math.max(0, target.health - amount);
  // What a damage_taken trigger does is not answered by another: two coats of thorns end after one prick.
  if (context.event !== "damage_taken")
    emit(turn, { on: "damage_taken", source: target, target: attacker, damage_type: type, damage: amount });
  if (target.health === 0) die(turn, context, target, type);
}
