import { certain } from "../certain.js";
import { buildContext } from "../read/build-parts.js";
import type { Definition } from "../read/definition.js";
import type { EntryFinding } from "../read/entry-finding.js";
import { reviewEntry } from "../read/read-entry.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import { applyOperations, type Effect } from "./apply-operations.js";
import { matches } from "./matches.js";
import { OPERATIONS, type Patch, patchPlace } from "./patch.js";
import type { PatchUse } from "./patch-book.js";
import { originOf, type Trace, untouched } from "./trace.js";

/** Counts what comes of patches, and tells what is wrong with them. */
export interface Patching {
  report: Report;
  uses: ReadonlyMap<Patch, PatchUse>;
}

/**
 * Carries out patches on an entry, one after the other. The entry is checked after each as if it were written that way;
 * one that does not pass is told, and the entry stays as it was before it.
 */
export function patchEntry(definition: Definition, patches: readonly Patch[], patching: Patching): void {
  const before = definition.patched?.before ?? definition.value;
  const held: Patch[] = [];
  let trace = untouched;
  definition.value = before;
  for (const patch of patches) {
    const after = afterPatch(definition, trace, patch, patching);
    if (after === undefined) continue;
    held.push(patch);
    trace = after;
  }
  if (held.length === 0) {
    definition.patched = undefined;
    return;
  }
  definition.patched = { before, patches: held, trace };
  // What the entry referred to before may be gone from it.
  definition.mod.partial = true;
}

// The trace of an entry after a patch that chooses it and passes.
function afterPatch(definition: Definition, trace: Trace, patch: Patch, { report, uses }: Patching): Trace | undefined {
  const { registry, mod } = definition;
  const shape = registryShapes[registry];
  if (patch.where !== undefined && !matches(definition.value, patch.where, shape, patch.mod.id)) return undefined;
  const use = certain(uses.get(patch), "a patch");
  use.met += 1;
  const effect: Effect = use;
  const changed = applyOperations({ value: definition.value, trace }, shape, patch, [], { patch, effect });
  const { findings, value } = reviewEntry(changed.value, registry, buildContext(mod.id, mod.references));
  for (const finding of findings) {
    report.add(placeInPatch(definition, changed.trace, patch, finding), finding.problem);
  }
  if (value === undefined) return undefined;
  definition.value = value;
  return changed.trace;
}

// Where a patch is to blame for what is wrong with the entry that came of it.
function placeInPatch({ id }: Definition, trace: Trace, patch: Patch, { path, part }: EntryFinding): Place {
  const origin = originOf(trace, path);
  if (origin.patch === patch) return patchPlace(patch, origin.path, part, id);
  const [field = ""] = path;
  const operation = OPERATIONS.findLast((one) => Object.hasOwn(patch[one] ?? {}, field));
  return operation === undefined ? patchPlace(patch, [], "head", id) : patchPlace(patch, [operation, field], "key", id);
}
