import type { RegistryName } from "@rustkeep/engine";

/** A text that can be translated: on one line, of several lines, or a list of either. */
export type TextKind = "line" | "text" | "lines" | "texts";

/** The texts of each table's entries, by the field's name in a translation. */
export const textFields: Readonly<Record<RegistryName, Readonly<Record<string, TextKind>>>> = {
  items: { name: "line", description: "text" },
  slots: { name: "line" },
  categories: { name: "line" },
  options: { name: "line", description: "text" },
  abilities: { name: "line", description: "text" },
  affixes: { name: "line" },
  quests: { name: "line", description: "text" },
  creatures: { name: "line", description: "text" },
  prefabs: {},
  floors: { name: "line" },
  loot_tables: {},
  modifiers: { name: "line", description: "text" },
  npcs: { name: "line", greeting: "text", options: "lines", replies: "texts" },
  scripts: {},
};
