import type { ForecastHit } from "@rustkeep/engine";
import type { FightView } from "./fight-view.js";
import type { Foe } from "./foe.js";

// Everything is weighed in health of the hero that it saves.
// Health taken from a foe brings its death nearer, and with it the end of what it does each turn:
// worth = share of its health that is taken × its threat × turns that the fight still lasts.

/** What a hit on a foe is worth. */
export function worthOfHit(view: FightView, foe: Foe, hit: ForecastHit): number {
  const { health } = foe.enemy;
  const plainly = Math.min(hit.damage, health);
  const critically = Math.min(hit.critical_damage, health);
  const taken = plainly + hit.critical_chance * (critically - plainly);
  const kills = hit.damage >= health ? 1 : hit.critical_damage >= health ? hit.critical_chance : 0;
  // Who dies before it acts does not act any more.
  const spared = foe.slower ? kills * foe.announced : 0;
  return hit.chance * (worthOfHealth(view, foe, taken) + spared);
}

/** What it is worth to take health from a foe. */
export function worthOfHealth(view: FightView, foe: Foe, taken: number): number {
  return (taken / Math.max(1, foe.enemy.health)) * foe.threat * Math.max(1, view.turns);
}
