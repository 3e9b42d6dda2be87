import type { Line, NameForms, Text } from "@rustkeep/engine";

/** Translations of an entry that has a name only. */
export interface NameTexts {
  /** The translated name. */
  name?: Line;
}

/** Translations of an entry with a name and a description. */
export interface DescribedTexts extends NameTexts {
  /** The translated description. */
  description?: Text;
}

/** A translated name with its grammar. A new name takes nothing over from the grammar of the old one. */
export interface NounTexts extends NameTexts {
  /** The translated name as the subject of a sentence, with its article: `der Eiserne Wächter`. A proper name has none. */
  the?: Line;
  /** The translated name after a number: `Heiltränke`. The same as the name where it cannot be counted. */
  many?: Line;
  /** Whether the translated name itself is one of several: `Abgetragene Stiefel`. */
  plural?: boolean;
  /** Forms of `the` that do not follow the rules of the language. */
  forms?: NameForms;
}

/** Translations of an entry with a name, its grammar and a description. */
export interface DescribedNounTexts extends NounTexts {
  /** The translated description. */
  description?: Text;
}

/** Translations of an affix. */
export interface AffixTexts extends NameTexts {
  /** The adjective without its ending, in a language whose adjectives follow the gender of the item: `scharf`. */
  stem?: Line;
}

/** Translations of a timed modifier. */
export interface StateTexts extends DescribedTexts {
  /** The state as a thing, where its name says how somebody is: `die Vergiftung` for `Vergiftet`. */
  noun?: Line;
}

/** Translations of an NPC. */
export interface NpcTexts extends NounTexts {
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

/** Translations of how sentences speak of whoever carries a tag. */
export interface TagTexts {
  /** Whom something is good against: `gegen Untote`. */
  against?: Line;
  /** Who they are: `Untote`. */
  of?: Line;
}

/** Words of the game's own, by the keys of its catalogue: texts, or tables of texts. */
export interface GameTexts {
  [key: string]: unknown;
}

/**
 * A file `locale/<language>.toml`: translated texts by table and id. A bare id means the mod's own entry, `"other:id"`
 * that of another mod.
 */
export interface LocaleFile {
  /** Texts of items. */
  items?: Record<string, DescribedNounTexts>;
  /** Texts of slots. */
  slots?: Record<string, NameTexts>;
  /** Texts of categories. */
  categories?: Record<string, NameTexts>;
  /** Texts of options. */
  options?: Record<string, DescribedTexts>;
  /** Texts of abilities. */
  abilities?: Record<string, DescribedNounTexts>;
  /** Texts of affixes. */
  affixes?: Record<string, AffixTexts>;
  /** Texts of quests. */
  quests?: Record<string, DescribedTexts>;
  /** Texts of creatures. */
  creatures?: Record<string, DescribedNounTexts>;
  /** Texts of floors. */
  floors?: Record<string, NameTexts>;
  /** Texts of timed modifiers. */
  modifiers?: Record<string, StateTexts>;
  /** Texts of NPCs. */
  npcs?: Record<string, NpcTexts>;
  /** Words for tags, by the tag. */
  tags?: Record<string, TagTexts>;
  /** Words of the game's own, in tables of their areas: `rustkeep-mod locale --game` lists them. */
  game?: GameTexts;
}
