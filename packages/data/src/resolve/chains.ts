import type { RegistryName } from "@rustkeep/engine";
import { contestedOverride } from "../diagnostics/codes/contested-override.js";
import { duplicateId } from "../diagnostics/codes/duplicate-id.js";
import { overrideMissing } from "../diagnostics/codes/override-missing.js";
import { formatPlace } from "../diagnostics/format-diagnostic.js";
import { knownIds } from "../diagnostics/suggest.js";
import { locate } from "../positions/locate.js";
import type { Definition } from "../read/definition.js";
import type { ReadMods } from "../read/read-mods.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";

/** The definitions of one id, the last one counts: first the entry itself, then what overrides it, in load order. */
export type Chain = Definition[];

/** The chains of all ids, by registry. */
export type Chains = Readonly<Record<RegistryName, Map<string, Chain>>>;

/** Where an entry, or something in it, is. */
export function placeOf(
  definition: Definition,
  path: readonly (string | number)[],
  part: "key" | "value" | "head",
): Place {
  const { mod, file, ownId, registry, index } = definition;
  return { mod: mod.id, file, anchor: { path: [registry, index, ...path], part }, entry: ownId };
}

/** The place of an entry as text. */
export function whereIs(place: Place): string {
  return formatPlace({ mod: place.mod, file: place.file.name, ...locate(place.file, place.anchor) });
}

function emptyChains(): Chains {
  return Object.fromEntries(Object.keys(registryShapes).map((registry) => [registry, new Map()])) as unknown as Chains;
}

function addTo(chains: Chains, definition: Definition): void {
  const ids = chains[definition.registry];
  const chain = ids.get(definition.id);
  if (chain === undefined) ids.set(definition.id, [definition]);
  else chain.push(definition);
}

function tellOverridden(chain: Chain, report: Report): void {
  for (const [index, definition] of chain.entries()) {
    const next = chain[index + 1];
    if (next === undefined) continue;
    definition.mod.partial = true;
    if (definition.overrides !== next.overrides) continue;
    const winner = whereIs(placeOf(next, [], "head"));
    if (!next.overrides) report.add(placeOf(definition, ["id"], "value"), duplicateId(winner));
    else report.add(placeOf(definition, ["overrides"], "value"), contestedOverride(definition.id, winner));
  }
}

/**
 * Puts entries and what overrides them together. Overriding what nobody defines drops the overriding entry; what was
 * defined but is not valid can be mended by overriding it.
 */
export function chainDefinitions({ mods, fallen }: ReadMods, report: Report): Chains {
  const chains = emptyChains();
  const overriding: Definition[] = [];
  for (const { definitions } of mods) {
    for (const definition of definitions) {
      if (definition.overrides) overriding.push(definition);
      else addTo(chains, definition);
    }
  }
  for (const definition of overriding) {
    const { registry, id } = definition;
    const known = chains[registry];
    if (known.has(id) || fallen.has(`${registry} ${id}`)) addTo(chains, definition);
    else {
      report.add(placeOf(definition, ["overrides"], "value"), overrideMissing(registry, id, knownIds(known.keys())));
      definition.mod.partial = true;
    }
  }
  for (const ids of Object.values(chains)) {
    for (const chain of ids.values()) if (chain.length > 1) tellOverridden(chain, report);
  }
  return chains;
}
