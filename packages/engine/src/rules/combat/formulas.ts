import type { Balance } from "../../content/definitions/balance.js";
import { clamp, roundHalfAway } from "../numbers.js";

// p_hit  = clamp(hit_chance − dexterity × evasion, hit_floor, hit_ceiling)
// raw    = amount + scale × damage
// final  = max(1, round(raw [× critical_factor] × (1 − clamp(resistance, −1, resistance_cap)))), at most 4294967295
// p_flee = clamp(0.5 + (own dexterity − the other side's) × flee, 0.1, 0.9)
// In single precision after every step; halves are rounded away from zero.

const { fround } = Math;

/** The greatest damage that one hit does. */
const DAMAGE_LIMIT = 4294967295;

/** The chance of an attack to hit, 0..1: from the attacker's `hit_chance` and the defender's `dexterity`. */
export function hitChance(hit: number, dexterity: number, balance: Readonly<Balance>): number {
  const dodged = fround(fround(dexterity) * fround(balance.evasion));
  return clamp(fround(fround(hit) - dodged), fround(balance.hit_floor), fround(balance.hit_ceiling));
}

/** The chance of a flight to succeed, 0.1..0.9: from the dexterity of who flees and the fastest of the other side. */
export function fleeChance(own: number, fastest: number, balance: Readonly<Balance>): number {
  const lead = fround(fround(fround(own) - fround(fastest)) * fround(balance.flee));
  return clamp(fround(fround(0.5) + lead), fround(0.1), fround(0.9));
}

/** Damage before critical hits and resistance, in health: `amount + scale × damage`. May be 0 or negative. */
export function rawDamage(amount: number, scale: number, damage: number): number {
  return fround(fround(amount) + fround(fround(scale) * fround(damage)));
}

/**
 * The health that damage takes, a whole number from 1 to 4294967295.
 * @param raw from `rawDamage`
 * @param factor what a critical hit multiplies it by
 * @param resistance as a fraction; it is clamped to −1..resistance_cap here
 */
export function finalDamage(
  raw: number,
  critical: boolean,
  factor: number,
  resistance: number,
  balance: Readonly<Balance>,
): number {
  const struck = critical ? fround(fround(raw) * fround(factor)) : fround(raw);
  const share = fround(1 - clamp(fround(resistance), -1, fround(balance.resistance_cap)));
  // Boundless damage that is wholly resisted would be no number.
  const left = share === 0 ? 0 : fround(struck * share);
  return clamp(roundHalfAway(left), 1, DAMAGE_LIMIT);
}
