import { ATTRIBUTES, DAMAGE_TYPES, EVENT_NAMES } from "./constants.js";
import type { Attribute, DamageType } from "./definitions/attribute.js";
import type { EventName } from "./definitions/trigger.js";

/** What modifiers change: an attribute, or the resistance to one kind of damage; a small number, fit for a bit mask. */
export type ModifierKey = number;

const ATTRIBUTE_KEYS = Object.fromEntries(ATTRIBUTES.map((name, key) => [name, key])) as Record<Attribute, ModifierKey>;
const RESISTANCE_KEYS = Object.fromEntries(
  DAMAGE_TYPES.map((type, offset) => [type, ATTRIBUTES.length + offset]),
) as Record<DamageType, ModifierKey>;
const EVENT_BITS = Object.fromEntries(EVENT_NAMES.map((on, index) => [on, 1 << index])) as Record<EventName, number>;

/** The key of an attribute. */
export function attributeKey(name: Attribute): ModifierKey {
  return ATTRIBUTE_KEYS[name];
}

/** The key of the resistance to a kind of damage. */
export function resistanceKey(type: DamageType): ModifierKey {
  return RESISTANCE_KEYS[type];
}

/** The bit of an event in masks. */
export function eventBit(on: EventName): number {
  return EVENT_BITS[on];
}
