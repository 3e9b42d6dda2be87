import { compiledFor } from "./compile/compile.js";
import type { Category } from "./definitions/category.js";
import type { Option } from "./definitions/option.js";
import type { Registries } from "./definitions/registries.js";
import type { Slot } from "./definitions/slot.js";
import type { Id } from "./definitions/text.js";
import { byCodeUnits } from "./records.js";

/** All slots, by order, then by id. */
export function slotsInOrder(registries: Registries): Slot[] {
  return [...compiledFor(registries).slots];
}

/** All categories, by order, then by id: the order in which a character is made. */
export function categoriesInOrder(registries: Registries): Category[] {
  return [...compiledFor(registries).categories];
}

/** The options of a category, by id. */
export function optionsOfCategory(category: Id, registries: Registries): Option[] {
  return Object.values(registries.options)
    .filter((option) => option.category === category)
    .sort((a, b) => byCodeUnits(a.id, b.id));
}
