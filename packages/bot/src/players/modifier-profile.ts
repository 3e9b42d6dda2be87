import type { Action, DamageType, Id, Modifier, Registries } from "@rustkeep/engine";
import { GUESS, roughly } from "./roughly.js";

/** What a timed modifier does to the one it lies on, in figures that can be weighed against each other. */
export interface ModifierProfile {
  /** Share by which the damage of the bearer's attacks rises; negative if it falls. */
  attack: number;
  /** Chance of the bearer's attacks to hit that is won, as a fraction. */
  aim: number;
  /** Chance of attacks on the bearer to hit that is taken from them, as a fraction. */
  dodge: number;
  /** Resistance that the bearer wins, as a fraction, by kind of damage. */
  resistance: Partial<Record<DamageType, number>>;
  /** Health that the bearer wins each turn; negative if it is lost. Damage counts before resistance. */
  healthPerTurn: number;
  /** The kind of the damage that it does each turn; "" for none. */
  damageType: DamageType | "";
  /** Stamina that the bearer wins each turn. */
  staminaPerTurn: number;
  /** How long it lasts where nobody says otherwise. */
  turns: number;
}

/** Damage won by a critical hit, as a share: 1.5 is the usual factor. */
const CRITICAL_GAIN = 0.5;
/** What a flat point of damage is about worth as a share of a hero's damage. */
const SHARE_OF_POINT = 0.1;
/** A modifier with a condition holds some of the time. */
const CONDITIONAL = 0.5;

/** The profile of a timed modifier; unknown ones do nothing. */
export function profileOf(modifier: Id, registries: Registries): ModifierProfile {
  const definition = registries.modifiers[modifier];
  const profile: ModifierProfile = {
    attack: 0,
    aim: 0,
    dodge: 0,
    resistance: {},
    healthPerTurn: 0,
    damageType: "",
    staminaPerTurn: 0,
    turns: definition?.turns ?? 0,
  };
  for (const entry of definition?.attributes ?? []) addAttribute(profile, entry, registries);
  for (const trigger of definition?.triggers ?? [])
    if (trigger.on === "turn_started")
      for (const action of trigger.actions) addTick(profile, action, roughly(trigger.chance, GUESS.chance));
  return profile;
}

function addAttribute(profile: ModifierProfile, modifier: Modifier, registries: Registries): void {
  const share = modifier.condition.length > 0 ? CONDITIONAL : 1;
  const flat = modifier.flat * share;
  switch (modifier.attribute) {
    case "damage":
      profile.attack += flat * SHARE_OF_POINT + (modifier.percent * share) / 100;
      break;
    case "critical_chance":
      profile.attack += (flat / 100) * CRITICAL_GAIN;
      break;
    case "hit_chance":
      profile.aim += flat;
      break;
    case "dexterity":
      profile.dodge += flat * registries.balance.evasion;
      break;
    case "resistance":
      addResistance(profile, modifier.damage_type, flat / 100);
      break;
    case "armor":
      addResistance(profile, "slash", flat / 100);
      addResistance(profile, "blunt", flat / 100);
      break;
    default:
      break;
  }
}

function addResistance(profile: ModifierProfile, type: DamageType, amount: number): void {
  profile.resistance[type] = (profile.resistance[type] ?? 0) + amount;
}

function addTick(profile: ModifierProfile, action: Action, chance: number): void {
  if (action.action === "damage" && action.target === "self") {
    profile.healthPerTurn -= roughly(action.amount, GUESS.amount) * chance;
    profile.damageType = action.damage_type;
  }
  if (action.action !== "change_attribute" || action.target !== "self") return;
  const amount = roughly(action.amount, GUESS.amount) * chance;
  if (action.attribute === "health") profile.healthPerTurn += amount;
  else profile.staminaPerTurn += amount;
}

/** Whether its bearer is better off with it. */
export function isBoon(profile: ModifierProfile): boolean {
  const resistance = Object.values(profile.resistance).reduce((sum, share) => sum + share, 0);
  const rest = profile.healthPerTurn / 10 + profile.staminaPerTurn / 40;
  return profile.attack + profile.aim + profile.dodge + resistance / 4 + rest > 0;
}
