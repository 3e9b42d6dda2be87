import { patchMatchesNothing, patchTargetMissing } from "../diagnostics/codes/patches.js";
import { type Patch, patchPlace } from "../patch/patch.js";
import type { PatchUse } from "../patch/patch-book.js";
import { tellValues } from "../patch/value-findings.js";
import { formatPath } from "../positions/path.js";
import type { Definition } from "../read/definition.js";
import { idKey, patchStanding, type Resolution, standingIn, suggestionsIn } from "./resolution.js";

/** Carries out all patches on the entries that count, and tells of those that find nothing to change. */
export function patchAll(resolution: Resolution): void {
  for (const definition of concerned(resolution)) patchStanding(resolution, definition);
  for (const [patch, use] of resolution.patches.uses) {
    for (const [id, path] of patch.targets ?? []) tellMissing(resolution, patch, id, path);
    if (use.met === 0) tellValues(patch, resolution.report);
    tellIdle(resolution, patch, use);
  }
}

function concerned({ chains, patches }: Resolution): Definition[] {
  const { targeted, choosing } = patches;
  const chosen = [...choosing.keys()].flatMap((registry) => standingIn(chains, registry));
  const named = [...targeted].flatMap(([registry, byId]) =>
    choosing.has(registry) ? [] : [...byId.keys()].flatMap((id) => chains[registry].get(id) ?? []),
  );
  return [...chosen, ...named];
}

function overridingHint({ mods, chains }: Resolution, { registry }: Patch, id: string): { hint?: string } | undefined {
  const found = mods
    .flatMap(({ definitions }) => definitions)
    .find((one) => one.registry === registry && one.overrides && one.ownId === id && chains[registry].has(one.id));
  return found && { hint: `it overrides another entry and goes by its id: ${found.id}` };
}

function tellMissing(resolution: Resolution, patch: Patch, id: string, path: readonly (string | number)[]): void {
  const { registry, optional } = patch;
  // That an entry was written, but is not valid, has been told.
  if (resolution.chains[registry].has(id) || resolution.fallen.has(idKey(registry, id))) return;
  const problem = patchTargetMissing(registry, id, optional, suggestionsIn(resolution, registry));
  const hint = overridingHint(resolution, patch, id) ?? {};
  resolution.report.add(patchPlace(patch, path, "value"), { ...problem, ...hint });
}

function tellIdle({ report }: Resolution, patch: Patch, { met, missed, hit }: PatchUse): void {
  const [entry] = patch.targets?.keys() ?? [];
  const nothing = (path: readonly (string | number)[], part: "key" | "value") =>
    report.add(patchPlace(patch, path, part, entry), patchMatchesNothing(formatPath(path), patch.optional));
  if (met === 0 && patch.where !== undefined) nothing(["where"], "key");
  for (const [name, path] of missed) if (!hit.has(name)) nothing(path, "value");
}
