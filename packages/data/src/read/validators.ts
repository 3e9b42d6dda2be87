import type { RegistryName } from "@rustkeep/engine";
import {
  validateAbility,
  validateAffix,
  validateCategory,
  validateCreatureDefinition,
  validateFloorDefinition,
  validateItem,
  validateItemSet,
  validateLootTable,
  validateNpc,
  validateOption,
  validatePrefab,
  validateQuest,
  validateScript,
  validateSlot,
  validateTagWords,
  validateTimedModifier,
  validateToldText,
} from "../validators/validators.js";
import type { Validator } from "./validator.js";

/** The validator of each registry's entries. */
export const entryValidators: Readonly<Record<RegistryName, Validator>> = {
  items: validateItem,
  slots: validateSlot,
  categories: validateCategory,
  options: validateOption,
  abilities: validateAbility,
  affixes: validateAffix,
  quests: validateQuest,
  creatures: validateCreatureDefinition,
  prefabs: validatePrefab,
  floors: validateFloorDefinition,
  loot_tables: validateLootTable,
  modifiers: validateTimedModifier,
  npcs: validateNpc,
  sets: validateItemSet,
  scripts: validateScript,
  texts: validateToldText,
  tags: validateTagWords,
};
