import { REGISTRY_NAMES, type Registries } from "@rustkeep/engine";

/** The ids that are offered, by registry; `tags` for tags. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

function tagsOf({ prefabs, creatures, options, items, floors }: Registries): string[] {
  const tagged = [prefabs, creatures, options, items]
    .flatMap((registry) => Object.values(registry))
    .flatMap(({ tags }) => tags);
  const asked = Object.values(floors).flatMap((floor) => [...floor.required, ...floor.prefabs.map(({ tag }) => tag)]);
  return [...new Set([...tagged, ...asked])];
}

/** All ids and tags of loaded registries, in code-unit order. */
export function knownIds(registries: Registries): KnownIds {
  const ids = REGISTRY_NAMES.map((name): [string, string[]] => [name, Object.keys(registries[name])]);
  return Object.fromEntries([...ids, ["tags", tagsOf(registries)] as const].map(([name, all]) => [name, all.sort()]));
}
