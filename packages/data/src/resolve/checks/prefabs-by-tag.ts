import type { Prefab } from "@rustkeep/engine";
import { layoutRows } from "../../read/layout.js";
import { type Resolution, standingIn } from "../resolution.js";

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

function extentOf({ layout, rotate }: Prefab): Extent {
  const rows = layoutRows(layout);
  const [first = ""] = rows;
  return { width: first.length, height: rows.length, rotate };
}

function add(tagged: TaggedPrefabs, prefab: Prefab, extent: Extent): void {
  const { width, height, rotate } = extent;
  tagged.extents.set(`${width} ${height} ${rotate}`, extent);
  tagged.smallest = Math.min(tagged.smallest, (width + 1) * (height + 1));
  tagged.entrance ||= prefab.layout.includes("<");
  tagged.stairs ||= prefab.layout.includes(">");
  if (prefab.layout.includes("e") && prefab.creatures === undefined) tagged.needsCreatures ??= prefab.id;
}

function noPrefabs(): TaggedPrefabs {
  const smallest = Number.POSITIVE_INFINITY;
  return { extents: new Map(), smallest, entrance: false, stairs: false, needsCreatures: undefined };
}

/** The prefabs that count, by tag. */
export function prefabsByTag({ chains }: Resolution): PrefabsByTag {
  const byTag = new Map<string, TaggedPrefabs>();
  for (const { value } of standingIn(chains, "prefabs")) {
    const prefab = value as unknown as Prefab;
    const extent = extentOf(prefab);
    for (const tag of prefab.tags) {
      const tagged = byTag.get(tag) ?? noPrefabs();
      add(tagged, prefab, extent);
      byTag.set(tag, tagged);
    }
  }
  return byTag;
}
