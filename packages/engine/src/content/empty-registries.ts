import { DEFAULT_BALANCE } from "./constants.js";
import type { Registries } from "./definitions/registries.js";

/** Registries without any entry and with the default balance: fresh plain objects, to be filled before they are used. */
export function emptyRegistries(): Registries {
  return {
    items: {},
    slots: {},
    categories: {},
    options: {},
    abilities: {},
    affixes: {},
    quests: {},
    creatures: {},
    prefabs: {},
    floors: {},
    loot_tables: {},
    modifiers: {},
    npcs: {},
    scripts: {},
    sets: {},
    texts: {},
    tags: {},
    balance: { ...DEFAULT_BALANCE },
  };
}
