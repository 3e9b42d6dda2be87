/** Attributes that points can be assigned to. */
export type AssignableAttribute = "strength" | "dexterity" | "constitution" | "charisma" | "luck";

/**
 * The fixed catalogue of attributes. Units: strength to luck in points, `level` in levels, `max_health` and `damage` in
 * health, `max_stamina` in stamina, `hit_chance` as a fraction 0..1, `critical_chance` and `price_modifier` in percent
 * points, `critical_factor` as a factor, `carry_capacity` in inventory entries.
 */
export type Attribute =
  | AssignableAttribute
  | "level"
  | "max_health"
  | "max_stamina"
  | "damage"
  | "hit_chance"
  | "critical_chance"
  | "critical_factor"
  | "price_modifier"
  | "carry_capacity";

/** The kinds of damage. Resistance is counted for each of them. */
export type DamageType = "fire" | "ice" | "poison" | "shock" | "holy" | "slash" | "blunt";

/** Base values of attributes; whatever is not named keeps the default of a fresh creature. */
export type AttributeValues = Partial<Record<Attribute, number>>;
