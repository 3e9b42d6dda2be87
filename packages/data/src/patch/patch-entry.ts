import { certain } from "../certain.js";
import { buildContext } from "../read/build-parts.js";
import type { Definition } from "../read/definition.js";
import type { EntryFinding } from "../read/entry-finding.js";
import { furtherFindings, type ReadEntry, reviewEntry, reviewFields } from "../read/read-entry.js";
import type { Place, Report } from "../report.js";
import { registryShapes } from "../schema/shapes.js";
import { applyOperations, type Effect } from "./apply-operations.js";
import { fieldsOf } from "./fields.js";
import { matches } from "./matches.js";
import { OPERATIONS, type Patch, patchPlace, type Table } from "./patch.js";
import type { PatchBook } from "./patch-book.js";
import { originOf, type Trace, untouched } from "./trace.js";

/** Counts what comes of patches, and tells what is wrong with them. */
export interface Patching {
  report: Report;
  book: PatchBook;
}

/**
 * Carries out a patch on an entry that it names, or that holds what it asks for. The entry is checked afterwards as if it
 * were written that way; where it does not pass, that is told, and it stays as it was.
 */
export function applyPatch(definition: Definition, patch: Patch, { report, book }: Patching): void {
  const { registry, mod, value: before, patched } = definition;
  const shape = registryShapes[registry];
  if (patch.where !== undefined && !matches(before, patch.where, shape, patch.mod.id)) return;
  const use = certain(book.uses[patch.order], "a patch");
  use.met += 1;
  const changed = applyOperations({ value: before, trace: undefined }, shape, patch, undefined, { patch, effect: use });
  const value = passed(definition, changed.value, patch) ?? reviewed(definition, changed.value, patch, report);
  if (value === undefined) return;
  definition.value = value;
  if (patched === undefined) definition.patched = { before, patches: [patch], trace: undefined };
  else {
    patched.patches.push(patch);
    patched.trace = undefined;
  }
  mod.partial ||= mayLoseReferences(patch, shape);
}

// Whether what the entry referred to before may be gone from it.
function mayLoseReferences({ set = {}, change, remove }: Patch, shape: string): boolean {
  if (change !== undefined || remove !== undefined) return true;
  const fields = fieldsOf(shape, set, undefined);
  return Object.keys(set).some((name) => !["value", "number", "color"].includes(fields.get(name)?.kind ?? ""));
}

// The entry as it is after a patch, where all is well with the fields that it has changed; hardly any patch needs more.
function passed(
  { registry, mod }: Definition,
  value: Record<string, unknown>,
  patch: Patch,
): Record<string, unknown> | undefined {
  const context = buildContext(mod.id, mod.references);
  for (const operation of OPERATIONS) {
    const part = patch[operation];
    if (part !== undefined && !reviewFields(value, Object.keys(part), registry, context)) return undefined;
  }
  // Code is read with the whole entry, whose triggers say what an event carries.
  return context.coded || furtherFindings(value, registry).length > 0 ? undefined : value;
}

function reviewed(
  definition: Definition,
  changed: Table,
  patch: Patch,
  report: Report,
): Record<string, unknown> | undefined {
  const { findings, value } = review(definition, changed);
  if (findings.length > 0) tell(definition, patch, findings, report);
  return value;
}

function review({ registry, mod }: Definition, value: Table): ReadEntry {
  return reviewEntry(value, registry, buildContext(mod.id, mod.references));
}

/** Where the values of an entry come from, as far as patches have brought them. */
export function traceOfEntry(definition: Definition): Trace {
  const { patched } = definition;
  if (patched === undefined) return untouched;
  patched.trace ??= patched.patches.reduce((entry, patch) => afterPatch(definition, entry, patch), {
    value: patched.before as Table,
    trace: untouched,
  }).trace;
  return patched.trace;
}

function afterPatch(definition: Definition, entry: Entry, patch: Patch): Entry {
  const { value, trace } = changedBy(definition, entry, patch);
  return { value: certain(review(definition, value).value, "an entry that has passed"), trace };
}

/** An entry on its way through patches. */
interface Entry {
  value: Table;
  trace: Trace;
}

function changedBy({ registry }: Definition, entry: Entry, patch: Patch): Entry {
  const effect: Effect = { missed: undefined, hit: undefined };
  const { value, trace } = applyOperations(entry, registryShapes[registry], patch, undefined, { patch, effect });
  return { value, trace: certain(trace, "a trace") };
}

function tell(definition: Definition, patch: Patch, findings: readonly EntryFinding[], report: Report): void {
  const before = { value: definition.value, trace: traceOfEntry(definition) };
  const { trace } = changedBy(definition, before, patch);
  for (const finding of findings) report.add(placeInPatch(definition, trace, patch, finding), finding.problem);
}

/** Carries out patches on an entry in the place of all that were. */
export function patchAnew(definition: Definition, patches: readonly Patch[], patching: Patching): void {
  definition.value = definition.patched?.before ?? definition.value;
  definition.patched = undefined;
  for (const patch of patches) applyPatch(definition, patch, patching);
}

// Where a patch is to blame for what is wrong with the entry that came of it.
function placeInPatch({ id }: Definition, trace: Trace, patch: Patch, { path, part, within }: EntryFinding): Place {
  const origin = originOf(trace, path);
  if (origin.patch === patch) return patchPlace(patch, origin.path, part, id, within);
  const [field = ""] = path;
  const operation = OPERATIONS.findLast((one) => Object.hasOwn(patch[one] ?? {}, field));
  return operation === undefined ? patchPlace(patch, [], "head", id) : patchPlace(patch, [operation, field], "key", id);
}
