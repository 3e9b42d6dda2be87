import type { Origin, Registries, Tag } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { cleanText } from "./clean-text.js";
import { type NamedItem, nameOf } from "./entry-name.js";
import { itemNoun, stateName } from "./nouns.js";
import { number } from "./numbers.js";

export { type NamedItem, nameOf } from "./entry-name.js";

/** An item's name with its affixes, as lists show it. */
export function itemName(item: NamedItem, texts: Texts, registries: Registries): string {
  return texts.names.listed(itemNoun(item, registries));
}

/** An item's name with the number of pieces, where there are several. */
export function countedName(
  item: NamedItem & { count: number | string },
  texts: Texts,
  registries: Registries,
): string {
  return texts.names.times({ name: itemName(item, texts, registries), count: number(item.count, texts) });
}

/** A tag as a word: without its namespace, spaces for underscores. */
export function tagName(tag: Tag): string {
  return cleanText(tag.slice(tag.indexOf(":") + 1).replaceAll("_", " "));
}

/** The name of the definition that brought something about; "" for none and for rooms and the like, which have no name. */
export function originName({ registry, id }: Origin, registries: Registries): string {
  switch (registry) {
    case "":
    case "prefabs":
    case "loot_tables":
    case "scripts":
    case "texts":
    case "tags":
      return "";
    case "modifiers": {
      const { name, noun } = stateName(id, registries);
      return noun?.name ?? name;
    }
    default:
      return nameOf(registry, id, registries);
  }
}
