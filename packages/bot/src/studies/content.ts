import type { Registries, RegistryName } from "@rustkeep/engine";

const COVERED: readonly RegistryName[] = [
  "items",
  "affixes",
  "abilities",
  "modifiers",
  "creatures",
  "prefabs",
  "npcs",
  "quests",
  "options",
  "floors",
];

/** Everything whose part in runs is counted, as `registry/id`. */
export function contentOf(registries: Registries): string[] {
  return COVERED.flatMap((registry) =>
    Object.keys(registries[registry])
      .sort()
      .map((id) => `${registry}/${id}`),
  );
}
