import type { Line, Text } from "@rustkeep/engine";

/** Translations of an entry that has a name only. */
export interface NameTexts {
  /** The translated name. */
  name?: Line;
}

/** Translations of an entry with a name and a description. */
export interface DescribedTexts {
  /** The translated name. */
  name?: Line;
  /** The translated description. */
  description?: Text;
}

/** Translations of an NPC. */
export interface NpcTexts {
  /** The translated name. */
  name?: Line;
  /** The translated greeting. */
  greeting?: Text;
  /**
   * What the hero says, in the order of the NPC's options; a text of "" keeps the original.
   * @maxItems 1000
   */
  options?: Line[];
  /**
   * What the NPC answers, in the order of its options; a text of "" keeps the original.
   * @maxItems 1000
   */
  replies?: Text[];
}

/**
 * A file `locale/<language>.toml`: translated texts by table and id. A bare id means the mod's own entry, `"other:id"`
 * that of another mod.
 */
export interface LocaleFile {
  /** Texts of items. */
  items?: Record<string, DescribedTexts>;
  /** Texts of slots. */
  slots?: Record<string, NameTexts>;
  /** Texts of categories. */
  categories?: Record<string, NameTexts>;
  /** Texts of options. */
  options?: Record<string, DescribedTexts>;
  /** Texts of abilities. */
  abilities?: Record<string, DescribedTexts>;
  /** Texts of affixes. */
  affixes?: Record<string, NameTexts>;
  /** Texts of quests. */
  quests?: Record<string, DescribedTexts>;
  /** Texts of creatures. */
  creatures?: Record<string, DescribedTexts>;
  /** Texts of floors. */
  floors?: Record<string, NameTexts>;
  /** Texts of timed modifiers. */
  modifiers?: Record<string, DescribedTexts>;
  /** Texts of NPCs. */
  npcs?: Record<string, NpcTexts>;
}
