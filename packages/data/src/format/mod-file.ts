import type {
  Ability,
  Affix,
  Balance,
  Category,
  CreatureDefinition,
  FloorDefinition,
  Item,
  ItemSet,
  LootTable,
  Npc,
  Option,
  Prefab,
  Quest,
  RegistryName,
  Script,
  Slot,
  TagWords,
  TimedModifier,
  ToldText,
} from "@rustkeep/engine";
import type { Patch } from "./patch.js";

/** Any file of a mod but its manifest: tables of entries, in any mixture. */
export interface ModFile {
  /** Things that can be carried, worn, used or traded. */
  items?: Item[];
  /** Places on the body where one item can be worn. */
  slots?: Slot[];
  /** Choices to be made when a character is created. */
  categories?: Category[];
  /** What can be chosen in the categories: races, classes and the like. */
  options?: Option[];
  /** What creatures can do on their turn. */
  abilities?: Ability[];
  /** What makes single pieces of items special. */
  affixes?: Affix[];
  /** Triggers with a counter and a reward. */
  quests?: Quest[];
  /** Kinds of enemies. */
  creatures?: CreatureDefinition[];
  /** Rooms to be placed on floors. */
  prefabs?: Prefab[];
  /** Levels of the keep. */
  floors?: FloorDefinition[];
  /** What is found, sold or dropped. */
  loot_tables?: LootTable[];
  /** States that lie on somebody for some turns. */
  modifiers?: TimedModifier[];
  /** Whom to talk to or trade with. */
  npcs?: Npc[];
  /** Items that give more when worn together. */
  sets?: ItemSet[];
  /** Code that says what happens. */
  scripts?: Script[];
  /**
   * Texts that actions tell.
   */
  texts?: ToldText[];
  /** How sentences speak of whoever carries a tag. */
  tags?: TagWords[];
  /** The knobs of the rules; each field that is written replaces the value of mods before. */
  balance?: Balance;
  /** Changes of what other mods have written, by the table that it stands in. */
  patch?: Partial<Record<RegistryName, Patch[]>>;
}
