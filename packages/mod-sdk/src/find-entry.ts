import { clean, nearest } from "@rustkeep/data/sources";
import { REGISTRY_NAMES, type Registries, type RegistryName } from "@rustkeep/engine";
import { UsageError } from "./usage-error.js";

/** An entry and where it stands. */
export interface FoundEntry {
  registry: RegistryName;
  id: string;
}

function matches(id: string, wanted: string): boolean {
  return id === wanted || (!wanted.includes(":") && id.endsWith(`:${wanted}`));
}

function unknown(wanted: string, among: readonly RegistryName[], registries: Registries): UsageError {
  const known = among.flatMap((registry) => Object.keys(registries[registry]));
  const words = wanted.includes(":") ? known : known.map((id) => id.slice(id.indexOf(":") + 1));
  const near = nearest(wanted, words);
  const what = among.length === 1 ? `no entry of ${among[0]}` : "no entry";
  const hint = near === undefined ? "" : ` (did you mean ${clean(near)}?)`;
  return new UsageError(`${what} has the id ${clean(wanted)}${hint}`);
}

/**
 * The entries with an id, in the registries named. An id without a colon means any mod's.
 * @throws UsageError where there is none
 */
export function findEntries(
  wanted: string,
  among: readonly RegistryName[] = REGISTRY_NAMES,
  registries: Registries,
): FoundEntry[] {
  const found = among.flatMap((registry) =>
    Object.keys(registries[registry])
      .filter((id) => matches(id, wanted))
      .map((id) => ({ registry, id })),
  );
  if (found.length === 0) throw unknown(wanted, among, registries);
  return found;
}

/**
 * The one entry of a registry with an id. An id without a colon means any mod's.
 * @throws UsageError where there is none, or where several mods have one
 */
export function findEntry<R extends RegistryName>(wanted: string, registry: R, registries: Registries): string {
  const found = findEntries(wanted, [registry], registries).map(({ id }) => id);
  const [id = "", ...others] = found;
  if (others.length > 0) throw new UsageError(`which one? ${found.map((one) => clean(one)).join(", ")}`);
  return id;
}
