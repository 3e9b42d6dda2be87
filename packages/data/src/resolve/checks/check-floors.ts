import type { FloorDefinition } from "@rustkeep/engine";
import {
  floorTooSmall,
  floorWithoutCreatures,
  floorWithoutStairs,
  noRequiredPrefab,
  noSuchPrefab,
  requiredTooBig,
} from "../../diagnostics/codes/floor-rooms.js";
import { knownIds } from "../../diagnostics/suggest.js";
import { patchPlace } from "../../patch/patch.js";
import { traceOfEntry } from "../../patch/patch-entry.js";
import { type Step, stepsWithin, traceOf } from "../../patch/trace.js";
import type { Definition } from "../../read/definition.js";
import type { Place } from "../../report.js";
import { placeOf } from "../chains.js";
import { fall, living, type Resolution, standingIn, takeBack } from "../resolution.js";
import type { Extent, PrefabsByTag, TaggedPrefabs } from "./prefabs-by-tag.js";

function fits({ width, height, rotate }: Extent, [w, h]: FloorDefinition["size"]): boolean {
  const upright = width + 2 < w && height + 2 < h;
  return upright || (rotate && height + 2 < w && width + 2 < h);
}

function fitting({ extents }: TaggedPrefabs, size: FloorDefinition["size"]): boolean {
  return [...extents.values()].some((extent) => fits(extent, size));
}

// The patch that has changed what a floor requires, or its size; without it, the floor may be possible.
function culprit(definition: Definition): Step | undefined {
  const trace = traceOfEntry(definition);
  const steps = ["required", "size"].flatMap((field) => stepsWithin(traceOf(trace, field)));
  return steps.sort((one, other) => one.patch.order - other.patch.order).at(-1);
}

function impossiblePlace(definition: Definition, path: (string | number)[], part: "key" | "value"): Place {
  const step = culprit(definition);
  if (step === undefined) return placeOf(definition, path, part);
  return patchPlace(step.patch, step.path, "key", definition.id);
}

// What makes a floor impossible. True if the floor stands.
function checkRequired(resolution: Resolution, definition: Definition, byTag: PrefabsByTag): boolean {
  const { required, size } = definition.value as unknown as FloorDefinition;
  let possible = true;
  const report = (index: number, problem: ReturnType<typeof noRequiredPrefab>) => {
    resolution.report.add(impossiblePlace(definition, ["required", index], "value"), problem);
    possible = false;
  };
  for (const [index, tag] of required.entries()) {
    const prefabs = byTag.get(tag);
    if (prefabs === undefined) report(index, noRequiredPrefab(tag, knownIds(byTag.keys())));
    else if (!fitting(prefabs, size)) report(index, requiredTooBig(tag, ...size));
  }
  const needed = required.reduce((sum, tag) => sum + (byTag.get(tag)?.smallest ?? 0), 0);
  if (!possible || needed <= size[0] * size[1]) return possible;
  resolution.report.add(impossiblePlace(definition, ["required"], "key"), floorTooSmall(needed, size[0] * size[1]));
  return false;
}

/** Drops the floors that cannot be made, or what patches have made of them. True if there was any. */
export function dropImpossibleFloors(resolution: Resolution, byTag: PrefabsByTag, checked: Set<Definition>): boolean {
  let dropped = false;
  for (const definition of standingIn(resolution.chains, "floors")) {
    if (checked.has(definition)) continue;
    checked.add(definition);
    if (checkRequired(resolution, definition, byTag)) continue;
    dropped = true;
    const step = culprit(definition);
    if (step === undefined) fall(resolution, definition, placeOf(definition, ["required"], "key"));
    else {
      takeBack(resolution, definition, step.patch);
      checked.delete(definition);
    }
  }
  return dropped;
}

function checkStairs({ report }: Resolution, definition: Definition, byTag: PrefabsByTag): void {
  const { required } = definition.value as unknown as FloorDefinition;
  const prefabs = required.flatMap((tag) => byTag.get(tag) ?? []);
  for (const mark of ["<", ">"] as const) {
    if (prefabs.some(({ entrance, stairs }) => (mark === "<" ? entrance : stairs))) continue;
    const path = required.length === 0 ? [] : ["required"];
    report.add(placeOf(definition, path, path.length === 0 ? "head" : "key"), floorWithoutStairs(mark));
  }
}

function checkCreatures({ report, dropped }: Resolution, definition: Definition, byTag: PrefabsByTag): void {
  const floor = definition.value as unknown as FloorDefinition;
  if (living(dropped, floor.creatures).length > 0) return;
  const tags = [...floor.required, ...floor.prefabs.map(({ tag }) => tag)];
  const prefab = tags.map((tag) => byTag.get(tag)?.needsCreatures).find((id) => id !== undefined);
  if (prefab === undefined) return;
  const written = floor.creatures.length > 0;
  report.add(
    placeOf(definition, written ? ["creatures"] : [], written ? "key" : "head"),
    floorWithoutCreatures(prefab),
  );
}

function checkWeights({ report }: Resolution, definition: Definition, byTag: PrefabsByTag): void {
  const { prefabs } = definition.value as unknown as FloorDefinition;
  for (const [index, { tag }] of prefabs.entries()) {
    if (byTag.has(tag)) continue;
    report.add(placeOf(definition, ["prefabs", index, "tag"], "value"), noSuchPrefab(tag, knownIds(byTag.keys())));
  }
}

/** Tells what floors that can be made lack all the same. */
export function checkFloors(resolution: Resolution, byTag: PrefabsByTag): void {
  for (const definition of standingIn(resolution.chains, "floors")) {
    checkStairs(resolution, definition, byTag);
    checkCreatures(resolution, definition, byTag);
    checkWeights(resolution, definition, byTag);
  }
}
