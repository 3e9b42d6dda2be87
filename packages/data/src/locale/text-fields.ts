import type { RegistryName } from "@rustkeep/engine";

/** A text that can be translated: on one line, of several lines, a list of either; whether it holds; forms of a name. */
export type TextKind = "line" | "text" | "lines" | "texts" | "flag" | "forms";

/** What a name says of its grammar. */
const naming = { the: "line", many: "line", plural: "flag", forms: "forms" } as const;

/** The fields that are about a name: a new name takes none of them over. */
export const grammarFields: readonly string[] = [...Object.keys(naming), "stem", "noun"];

/** The texts of each table's entries, by the field's name in a translation. */
export const textFields: Readonly<Record<RegistryName, Readonly<Record<string, TextKind>>>> = {
  items: { name: "line", ...naming, description: "text" },
  slots: { name: "line" },
  categories: { name: "line" },
  options: { name: "line", description: "text" },
  abilities: { name: "line", ...naming, description: "text" },
  affixes: { name: "line", stem: "line" },
  quests: { name: "line", description: "text" },
  creatures: { name: "line", ...naming, description: "text", phases: "lines" },
  prefabs: {},
  floors: { name: "line" },
  loot_tables: {},
  modifiers: { name: "line", noun: "line", description: "text" },
  npcs: { name: "line", ...naming, greeting: "text", options: "lines", replies: "texts" },
  sets: { name: "line" },
  scripts: { description: "text" },
  texts: { text: "text" },
  tags: { against: "line", of: "line" },
};
