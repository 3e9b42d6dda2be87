import { REGISTRY_NAMES } from "./constants.js";
import type { Registries, RegistryName } from "./definitions/registries.js";
import type { Id } from "./definitions/text.js";

/** The first entry that holds a piece of code. Looks through everything: for the rare case that code fails. */
export function findCode(registries: Registries, code: string): { registry: RegistryName; id: Id } | undefined {
  for (const registry of REGISTRY_NAMES) {
    for (const [id, entry] of Object.entries(registries[registry])) if (holds(entry, code)) return { registry, id };
  }
  return undefined;
}

function holds(value: unknown, text: string): boolean {
  if (typeof value !== "object" || value === null) return value === text;
  return Object.values(value).some((part) => holds(part, text));
}
