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
import type { Definition } from "../../read/definition.js";
import { placeOf } from "../chains.js";
import { fall, living, type Resolution, standingIn } from "../resolution.js";
import type { Extent, PrefabsByTag, TaggedPrefabs } from "./prefabs-by-tag.js";

function fits({ width, height, rotate }: Extent, [w, h]: FloorDefinition["size"]): boolean {
  const upright = width + 2 < w && height + 2 < h;
  return upright || (rotate && height + 2 < w && width + 2 < h);
}

function fitting({ extents }: TaggedPrefabs, size: FloorDefinition["size"]): boolean {
  return [...extents.values()].some((extent) => fits(extent, size));
}

// What makes a floor impossible. True if the floor stands.
function checkRequired(resolution: Resolution, definition: Definition, byTag: PrefabsByTag): boolean {
  const { required, size } = definition.value as unknown as FloorDefinition;
  let possible = true;
  const report = (index: number, problem: ReturnType<typeof noRequiredPrefab>) => {
    resolution.report.add(placeOf(definition, ["required", index], "value"), problem);
    possible = false;
  };
  for (const [index, tag] of required.entries()) {
    const prefabs = byTag.get(tag);
    if (prefabs === undefined) report(index, noRequiredPrefab(tag, knownIds(byTag.keys())));
    else if (!fitting(prefabs, size)) report(index, requiredTooBig(tag, ...size));
  }
  const needed = required.reduce((sum, tag) => sum + (byTag.get(tag)?.smallest ?? 0), 0);
  if (!possible || needed <= size[0] * size[1]) return possible;
  resolution.report.add(placeOf(definition, ["required"], "key"), floorTooSmall(needed, size[0] * size[1]));
  return false;
}

/** Drops the floors that cannot be made. True if any was dropped. */
export function dropImpossibleFloors(resolution: Resolution, byTag: PrefabsByTag, checked: Set<Definition>): boolean {
  let dropped = false;
  for (const definition of standingIn(resolution.chains, "floors")) {
    if (checked.has(definition)) continue;
    checked.add(definition);
    if (checkRequired(resolution, definition, byTag)) continue;
    fall(resolution, definition, placeOf(definition, ["required"], "key"));
    dropped = true;
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
