import type { RegistryName } from "@rustkeep/engine";
import { certain } from "../certain.js";
import { patchMatchesNothing, patchTargetMissing } from "../diagnostics/codes/patches.js";
import { candidates, type EntryIndex, entryIndex, noteValues } from "../patch/entry-index.js";
import { type Patch, patchPlace, targetPath } from "../patch/patch.js";
import type { PatchUse } from "../patch/patch-book.js";
import { applyPatch } from "../patch/patch-entry.js";
import { tellValues } from "../patch/value-findings.js";
import { formatPath } from "../positions/path.js";
import type { Definition } from "../read/definition.js";
import { idKey, type Resolution, standingIn, suggestionsIn } from "./resolution.js";

/** Carries out all patches on the entries that count, and tells of those that find nothing to change. */
export function patchAll(resolution: Resolution): void {
  const { patches, uses } = resolution.patches;
  const indexes: Indexes = new Map();
  for (const patch of patches) carryOut(resolution, patch, indexes);
  for (const [order, use] of uses.entries()) tellOf(resolution, certain(patches[order], "a patch"), use);
}

/** For each registry in which a patch has chosen by what entries hold. */
type Indexes = Map<RegistryName, EntryIndex>;

function carryOut({ chains, patches: book, report }: Resolution, patch: Patch, indexes: Indexes): void {
  const { registry, targets, where } = patch;
  const patching = { report, book };
  let index = indexes.get(registry);
  if (index === undefined && where !== undefined) {
    index = entryIndex(standingIn(chains, registry));
    indexes.set(registry, index);
  }
  const apply = (definition: Definition) => {
    applyPatch(definition, patch, patching);
    if (index !== undefined) noteValues(index, definition, patch);
  };
  if (index !== undefined && where !== undefined)
    for (const definition of candidates(index, patch, where)) apply(definition);
  for (const id of targets ?? []) {
    const definition = chains[registry].get(id);
    if (definition !== undefined) apply(definition);
  }
}

function tellOf(resolution: Resolution, patch: Patch, use: PatchUse): void {
  for (const [position, id] of (patch.targets ?? []).entries()) tellMissing(resolution, patch, id, position);
  if (use.met === 0) tellValues(patch, resolution.report);
  tellIdle(resolution, patch, use);
}

function overridingHint({ mods, chains }: Resolution, { registry }: Patch, id: string): { hint?: string } | undefined {
  const found = mods
    .flatMap(({ definitions }) => definitions)
    .find((one) => one.registry === registry && one.overrides && one.ownId === id && chains[registry].has(one.id));
  return found && { hint: `it overrides another entry and goes by its id: ${found.id}` };
}

function tellMissing(resolution: Resolution, patch: Patch, id: string, position: number): void {
  const { registry, optional } = patch;
  // That an entry was written, but is not valid, has been told.
  if (resolution.chains[registry].has(id) || resolution.fallen.has(idKey(registry, id))) return;
  const problem = patchTargetMissing(registry, id, optional, suggestionsIn(resolution, registry));
  const hint = overridingHint(resolution, patch, id) ?? {};
  resolution.report.add(patchPlace(patch, targetPath(patch, position), "value"), { ...problem, ...hint });
}

function tellIdle({ report }: Resolution, patch: Patch, { met, missed, hit }: PatchUse): void {
  const [entry] = patch.targets ?? [];
  const nothing = (path: readonly (string | number)[], part: "key" | "value") =>
    report.add(patchPlace(patch, path, part, entry), patchMatchesNothing(formatPath(path), patch.optional));
  if (met === 0 && patch.where !== undefined) nothing(["where"], "key");
  for (const [name, { path, times }] of missed ?? []) {
    const isWithin = path.slice(0, -1).some((key) => typeof key === "number");
    if (isWithin ? hit?.has(name) !== true : times === met) nothing(path, "value");
  }
}
