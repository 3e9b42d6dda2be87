import type { Attribute, DamageType } from "@rustkeep/engine";

type Modifiable = Attribute | "resistance" | "armor";

/** Words for what the engine knows by name. */
export const vocabulary = {
  attributes: {
    strength: "Strength",
    dexterity: "Dexterity",
    constitution: "Constitution",
    charisma: "Charisma",
    luck: "Luck",
    level: "Level",
    max_health: "Maximum health",
    max_stamina: "Maximum stamina",
    damage: "Damage",
    hit_chance: "Chance to hit",
    critical_chance: "Critical chance",
    critical_factor: "Critical damage",
    price_modifier: "Bargaining",
    carry_capacity: "Carrying capacity",
    resistance: "Resistance",
    armor: "Armour",
  } satisfies Record<Modifiable, string>,
  damageTypes: {
    fire: "fire",
    ice: "ice",
    poison: "poison",
    shock: "shock",
    holy: "holy",
    slash: "slash",
    blunt: "blunt",
  } satisfies Record<DamageType, string>,
  resistanceTo: (p: { type: string }) => `${p.type.charAt(0).toUpperCase()}${p.type.slice(1)} resistance`,
  health: "Health",
  stamina: "Stamina",
  experience: "Experience",
  gold: "Gold",
  floorNumber: (p: { number: number; name: string }) => `Floor ${p.number}${p.name === "" ? "" : `  ${p.name}`}`,
  you: "you",
  nobody: "nobody",
  none: "—",
  on: "on",
  off: "off",
};
