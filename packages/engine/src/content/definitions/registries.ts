import type { Ability } from "./ability.js";
import type { Affix } from "./affix.js";
import type { Balance } from "./balance.js";
import type { Category } from "./category.js";
import type { CreatureDefinition } from "./creature.js";
import type { FloorDefinition } from "./floor.js";
import type { Item } from "./item.js";
import type { ItemSet } from "./item-set.js";
import type { LootTable } from "./loot-table.js";
import type { TagWords } from "./naming.js";
import type { Npc } from "./npc.js";
import type { Option } from "./option.js";
import type { Prefab } from "./prefab.js";
import type { Quest } from "./quest.js";
import type { Script } from "./script.js";
import type { Slot } from "./slot.js";
import type { TimedModifier } from "./timed-modifier.js";
import type { ToldText } from "./told-text.js";

/** The type of an entry by the name of its registry, which is also the name of its table in a mod file. */
export interface RegistryTypes {
  items: Item;
  slots: Slot;
  categories: Category;
  options: Option;
  abilities: Ability;
  affixes: Affix;
  quests: Quest;
  creatures: CreatureDefinition;
  prefabs: Prefab;
  floors: FloorDefinition;
  loot_tables: LootTable;
  modifiers: TimedModifier;
  npcs: Npc;
  scripts: Script;
  sets: ItemSet;
  texts: ToldText;
  tags: TagWords;
}

/** The names of the registries. */
export type RegistryName = keyof RegistryTypes;

/**
 * All definitions of a game, by registry and full id, and the balance. Complete (every default filled in), never changed
 * once loaded, and plain data: it can be cloned, stored and sent to a worker.
 */
export type Registries = { readonly [R in RegistryName]: Readonly<Record<string, RegistryTypes[R]>> } & {
  readonly balance: Readonly<Balance>;
};
