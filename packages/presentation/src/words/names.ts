import type { Id, ItemInstance, Registries, RegistryName, Tag } from "@rustkeep/engine";
import type { Texts } from "../languages/texts.js";
import { cleanText } from "./clean-text.js";

/** The registries whose entries have a name. */
export type NamedRegistry = Exclude<RegistryName, "loot_tables" | "prefabs" | "scripts" | "tags">;

/** An item with its affixes, as instances and messages hold it. */
export type NamedItem = Pick<ItemInstance, "item" | "affixes">;

/** Names of definitions, without anything a terminal would obey; what is not loaded goes by its id, "" is nobody. */
export function nameOf(registry: NamedRegistry, id: Id, registries: Registries): string {
  const name = Object.hasOwn(registries[registry], id) ? registries[registry][id]?.name : undefined;
  return cleanText(name === undefined || name === "" ? id : name);
}

/** An item's name: its affixes' names, then its own. */
export function itemName(item: NamedItem, texts: Texts, registries: Registries): string {
  return texts.names.item({
    affixes: item.affixes.map((affix) => nameOf("affixes", affix, registries)),
    name: nameOf("items", item.item, registries),
  });
}

/** An item's name with the number of pieces, where there are several. */
export function countedName(item: NamedItem & { count: number }, texts: Texts, registries: Registries): string {
  return texts.names.counted({ name: itemName(item, texts, registries), count: item.count });
}

/** A tag as a word: without its namespace, spaces for underscores. */
export function tagName(tag: Tag): string {
  return cleanText(tag.slice(tag.indexOf(":") + 1).replaceAll("_", " "));
}

const ORIGINS = [
  "modifiers",
  "affixes",
  "items",
  "abilities",
  "creatures",
  "options",
  "quests",
  "npcs",
  "floors",
] as const satisfies readonly NamedRegistry[];

/** The name of whatever an id belongs to, of those that can bring an effect about; "" for "" and for rooms, which have none. */
export function originName(id: Id, registries: Registries): string {
  if (id === "" || Object.hasOwn(registries.prefabs, id)) return "";
  for (const registry of ORIGINS) {
    if (Object.hasOwn(registries[registry], id)) return nameOf(registry, id, registries);
  }
  return cleanText(id);
}
