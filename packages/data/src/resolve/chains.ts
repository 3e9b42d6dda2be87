import type { RegistryName } from "@rustkeep/engine";
import { contestedOverride, duplicateId, overrideMissing } from "../diagnostics/codes/ids.js";
import { formatPlace } from "../diagnostics/format-diagnostic.js";
import { knownIds } from "../diagnostics/suggest.js";
import { asPatch } from "../patch/as-patch.js";
import { patchPlace } from "../patch/patch.js";
import { traceOfEntry } from "../patch/patch-entry.js";
import { originOf } from "../patch/trace.js";
import { type Anchor, locate } from "../positions/locate.js";
import type { TextSpot } from "../positions/within-text.js";
import type { Definition } from "../read/definition.js";
import type { ReadMods } from "../read/read-mods.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";

/**
 * The definitions that count, by registry and id. What one of them replaces hangs on it: first the entry itself, then what
 * overrides it, in load order.
 */
export type Chains = Readonly<Record<RegistryName, Map<string, Definition>>>;

/** Where an entry, or something in it, is; what a patch has brought is where the patch is. `within` is a place in a text. */
export function placeOf(
  definition: Definition,
  path: readonly (string | number)[],
  part: "key" | "value" | "head",
  within?: TextSpot,
): Place {
  const { patch, path: written } = originOf(traceOfEntry(definition), path);
  if (patch !== undefined) return patchPlace(patch, written, part, definition.id, within);
  return writtenPlace(definition, written, part, within);
}

/** Where an entry, or something in it, is in the file that defines it. */
export function writtenPlace(
  definition: Definition,
  path: readonly (string | number)[],
  part: "key" | "value" | "head",
  within?: TextSpot,
): Place {
  const { mod, file, ownId, registry, index } = definition;
  const anchor: Anchor = { path: [registry, index, ...path], part, ...(within && { within }) };
  return { mod: mod.id, file, anchor, entry: ownId };
}

/** The place of an entry as text. */
export function whereIs(place: Place): string {
  return formatPlace({ mod: place.mod, file: place.file.name, ...locate(place.file, place.anchor) });
}

function emptyChains(): Chains {
  return Object.fromEntries(Object.keys(registryShapes).map((registry) => [registry, new Map()])) as unknown as Chains;
}

function tellReplaced(definition: Definition, next: Definition, report: Report): void {
  definition.mod.partial = true;
  if (definition.overrides !== next.overrides) return;
  const place = whereIs(placeOf(next, [], "head"));
  if (!next.overrides) report.add(placeOf(definition, ["id"], "value"), duplicateId(place));
  else {
    const settled = next.mod === definition.mod || next.mod.needs.includes(definition.mod.id);
    const problem = contestedOverride(definition.id, { mod: next.mod.id, place }, settled, asPatch(definition));
    report.add(placeOf(definition, ["overrides"], "value"), problem);
  }
}

function addTo(chains: Chains, definition: Definition, report: Report): void {
  const ids = chains[definition.registry];
  const before = ids.get(definition.id);
  if (before !== undefined) tellReplaced(before, definition, report);
  definition.replaced = before;
  ids.set(definition.id, definition);
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
      else addTo(chains, definition, report);
    }
  }
  for (const definition of overriding) {
    const { registry, id } = definition;
    const known = chains[registry];
    if (known.has(id) || fallen.has(`${registry} ${id}`)) addTo(chains, definition, report);
    else {
      report.add(placeOf(definition, ["overrides"], "value"), overrideMissing(registry, id, knownIds(known.keys())));
      definition.mod.partial = true;
      definition.mod.faulty = true;
    }
  }
  return chains;
}
