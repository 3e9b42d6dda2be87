import type { AssignableAttribute, Attribute, DamageType } from "./definitions/attribute.js";
import type { Balance } from "./definitions/balance.js";
import type { RegistryName } from "./definitions/registries.js";
import type { EventName } from "./definitions/trigger.js";

/** The attributes that points can be assigned to. */
export const ASSIGNABLE_ATTRIBUTES: readonly AssignableAttribute[] = [
  "strength",
  "dexterity",
  "constitution",
  "charisma",
  "luck",
];

/** The catalogue of attributes, in the order of the manual. */
export const ATTRIBUTES: readonly Attribute[] = [
  ...ASSIGNABLE_ATTRIBUTES,
  "level",
  "max_health",
  "max_stamina",
  "damage",
  "hit_chance",
  "critical_chance",
  "critical_factor",
  "price_modifier",
  "carry_capacity",
];

/** The kinds of damage. */
export const DAMAGE_TYPES: readonly DamageType[] = ["fire", "ice", "poison", "shock", "holy", "slash", "blunt"];

/** The names of the registries, which are also those of their tables in a mod. */
export const REGISTRY_NAMES: readonly RegistryName[] = [
  "items",
  "slots",
  "categories",
  "options",
  "abilities",
  "affixes",
  "quests",
  "creatures",
  "prefabs",
  "floors",
  "loot_tables",
  "modifiers",
  "npcs",
  "scripts",
  "sets",
  "texts",
  "tags",
];

/** The events that a trigger can wait for. */
export const EVENT_NAMES: readonly EventName[] = [
  "turn_started",
  "attack_hit",
  "damage_taken",
  "creature_died",
  "item_picked_up",
  "item_used",
  "floor_entered",
  "room_entered",
  "npc_talked",
  "quest_completed",
  "combat_started",
  "combat_ended",
  "custom",
  "phase_started",
];

/** Base values of a fresh creature, in the units of `Attribute`. */
export const DEFAULT_ATTRIBUTES: Readonly<Record<Attribute, number>> = {
  strength: 1,
  dexterity: 1,
  constitution: 1,
  charisma: 1,
  luck: 1,
  level: 1,
  max_health: 100,
  max_stamina: 100,
  damage: 2,
  hit_chance: 0.8,
  critical_chance: 5,
  critical_factor: 1.5,
  price_modifier: 0,
  carry_capacity: 50,
};

/** The balance of a game whose mods set none. */
export const DEFAULT_BALANCE: Readonly<Balance> = {
  evasion: 0.02,
  flee: 0.05,
  stamina_regen: 4,
  resistance_cap: 0.8,
  hit_floor: 0.05,
  hit_ceiling: 0.95,
  sell_ratio: 0.4,
  charisma_price: 1.5,
  exp_base: 20,
  exp_exponent: 1.5,
  luck_factor: 0.02,
  damage_per_strength: 1,
  health_per_constitution: 8,
};

/** The ability that every creature has: a plain attack. */
export const ATTACK = "core:attack";
/** The ability that every creature has: getting away from a fight. */
export const FLEE = "core:flee";
/** The item that prices are paid with. */
export const GOLD = "core:gold";
/** The tag of creatures from whom nobody flees. */
export const BOSS_TAG = "core:boss";
/** How many messages the state keeps. */
export const JOURNAL_LENGTH = 50;
/** What the hero is called unless the player says otherwise. */
export const DEFAULT_HERO_NAME = "Reya";
