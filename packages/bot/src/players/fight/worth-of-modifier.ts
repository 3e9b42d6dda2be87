import type { Creature, Id } from "@rustkeep/engine";
import { profileIn } from "../memory.js";
import type { ModifierProfile } from "../modifier-profile.js";
import type { FightView } from "./fight-view.js";
import type { Foe } from "./foe.js";
import { worthOfHealth } from "./worth-of-damage.js";

/** Chances to hit are shares of about this much. */
const USUAL_CHANCE = 0.72;
/** How much more than a plain attack the best blow does that a short boon can be kept for. */
const BEST_BLOW = 1.8;
/** A boon that lasts no longer is spent on the next blow. */
const ONE_BLOW = 2;

/** What it is worth to lay a timed modifier on the hero. */
export function worthOnHero(view: FightView, modifier: Id, turns: number | undefined): number {
  const profile = profileIn(view.memory, modifier);
  const lasts = turns ?? profile.turns;
  const fresh = freshShare(view.hero, modifier, lasts);
  // It has lost a turn before the hero acts again.
  const acting = Math.min(lasts - 1, view.turns);
  const power = lasts <= ONE_BLOW ? BEST_BLOW : 1.1;
  const offence = (profile.attack + profile.aim / USUAL_CHANCE) * view.threat * acting * power;
  const healing = profile.healthPerTurn > 0 ? profile.healthPerTurn * lasts : profile.healthPerTurn * acting;
  return fresh * (offence + defence(view, profile, lasts) + Math.min(healing, view.maxHealth - view.hero.health));
}

/** This turn's announced blows of those who act later, and the usual ones of the turns after. */
function defence(view: FightView, profile: ModifierProfile, lasts: number): number {
  let saved = 0;
  for (const foe of view.foes) {
    const type = foe.damageType;
    const share = profile.dodge / USUAL_CHANCE + (profile.resistance[type] ?? 0);
    const now = foe.slower ? foe.announced : 0;
    saved += share * (now + foe.threat * Math.min(lasts - 1, view.turns - 1));
  }
  return saved;
}

/** What it is worth to lay a timed modifier on a foe. */
export function worthOnFoe(view: FightView, foe: Foe, modifier: Id, turns: number | undefined): number {
  const profile = profileIn(view.memory, modifier);
  const lasts = turns ?? profile.turns;
  const life = Math.min(lasts, Math.max(0.5, view.turns));
  const weakened = -(profile.attack + profile.aim / USUAL_CHANCE) * foe.threat * life;
  const physical = -((profile.resistance.slash ?? 0) + (profile.resistance.blunt ?? 0)) / 2;
  const opened = (physical - profile.dodge / USUAL_CHANCE) * Math.min(foe.plain * life, foe.enemy.health);
  const lost = Math.min(-profile.healthPerTurn * life * unresisted(view, foe, profile), foe.enemy.health);
  return freshShare(foe.enemy, modifier, lasts) * (weakened + worthOfHealth(view, foe, opened + lost));
}

function unresisted(view: FightView, foe: Foe, profile: ModifierProfile): number {
  const { registries } = view.memory;
  const type = profile.damageType;
  const modifiers = registries.creatures[foe.enemy.def]?.modifiers ?? [];
  const resisted = modifiers.reduce(
    (sum, entry) => (entry.attribute === "resistance" && entry.damage_type === type ? sum + entry.flat / 100 : sum),
    0,
  );
  return 1 - Math.min(resisted, registries.balance.resistance_cap);
}

/** One that lies there already is only made longer. */
function freshShare(creature: Creature, modifier: Id, lasts: number): number {
  const left = creature.modifiers.find((active) => active.modifier === modifier)?.turns_left ?? 0;
  return left <= 1 ? 1 : Math.max(0, (lasts - left) / lasts) * 0.5;
}
