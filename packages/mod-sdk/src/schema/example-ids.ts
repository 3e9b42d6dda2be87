/** An id of the base game for each registry, to be shown as an example; `tags` for a tag. */
export const exampleIds: Readonly<Record<string, string>> = {
  items: "core:iron_sword",
  slots: "core:hand",
  categories: "core:class",
  options: "core:warrior",
  abilities: "core:second_wind",
  affixes: "core:sharp",
  quests: "core:bone_harvest",
  creatures: "core:skeleton",
  prefabs: "core:library",
  floors: "core:floor_1",
  loot_tables: "core:floor_1_table",
  modifiers: "core:poisoned",
  npcs: "core:blacksmith",
  tags: "core:normal",
};
