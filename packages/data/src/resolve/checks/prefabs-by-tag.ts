import type { Prefab } from "@rustkeep/engine";
import { layoutRows } from "../../read/layout.js";
import { type Settlement, standingIn } from "../settlement.js";

/** The extent of a room in tiles. */
export interface Extent {
  width: number;
  height: number;
  rotate: boolean;
}

/** What checks of floors want to know of the prefabs with a tag. */
export interface TaggedPrefabs {
  /** Each extent once. */
  extents: Map<string, Extent>;
  /** Tiles that the smallest of them takes with its distance to others. */
  smallest: number;
  /** Whether one of them has the mark. */
  entrance: boolean;
  stairs: boolean;
  /** The first one whose enemies the floor must name. */
  needsCreatures: string | undefined;
}

/** Prefabs by tag. */
export type PrefabsByTag = ReadonlyMap<string, TaggedPrefabs>;

function add(tagged: TaggedPrefabs, prefab: Prefab): void {
  const rows = layoutRows(prefab.layout);
  const [first = ""] = rows;
  const extent = { width: first.length, height: rows.length, rotate: prefab.rotate };
  tagged.extents.set(JSON.stringify(extent), extent);
  tagged.smallest = Math.min(tagged.smallest, (extent.width + 1) * (extent.height + 1));
  tagged.entrance ||= prefab.layout.includes("<");
  tagged.stairs ||= prefab.layout.includes(">");
  if (prefab.layout.includes("e") && prefab.creatures === undefined) tagged.needsCreatures ??= prefab.id;
}

/** The prefabs that count, by tag. */
export function prefabsByTag({ chains }: Settlement): PrefabsByTag {
  const byTag = new Map<string, TaggedPrefabs>();
  for (const { value } of standingIn(chains, "prefabs")) {
    const prefab = value as unknown as Prefab;
    for (const tag of new Set(prefab.tags)) {
      const tagged = byTag.get(tag) ?? {
        extents: new Map(),
        smallest: Number.POSITIVE_INFINITY,
        entrance: false,
        stairs: false,
        needsCreatures: undefined,
      };
      add(tagged, prefab);
      byTag.set(tag, tagged);
    }
  }
  return byTag;
}
