import type { RegistryName } from "./registries.js";
import type { Id } from "./text.js";

/** A definition, by its full name: ids are unique within a registry only. */
export interface DefinitionRef {
  registry: RegistryName;
  id: Id;
}
