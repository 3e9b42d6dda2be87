import type { Id, ItemInstance, Registries, RegistryName } from "@rustkeep/engine";
import { cleanText } from "./clean-text.js";

/** The registries whose entries have a name. */
export type NamedRegistry = Exclude<RegistryName, "loot_tables" | "prefabs" | "scripts" | "tags" | "texts">;

/** An item with its affixes, as instances and messages hold it. */
export type NamedItem = Pick<ItemInstance, "item" | "affixes">;

/** Names of definitions, without anything a terminal would obey; what is not loaded goes by its id, "" is nobody. */
export function nameOf(registry: NamedRegistry, id: Id, registries: Registries): string {
  const name = Object.hasOwn(registries[registry], id) ? registries[registry][id]?.name : undefined;
  return cleanText(name === undefined || name === "" ? id : name);
}
