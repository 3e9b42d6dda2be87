import type { FloorDefinition, Prefab, Registries } from "@rustkeep/engine";

// A colon is in no mod's name, so that no mod has these.
const shownTag = "preview::shown";
const wayTag = "preview::way";
const way: Prefab = {
  id: "preview::way",
  layout: "##+##\n#<.>#\n#####\n",
  tags: [wayTag],
  rotate: false,
  npcs: [],
  marks: {},
  npc_marks: {},
  loot_marks: {},
  triggers: [],
};

function asksFor(floor: FloorDefinition, tags: readonly string[]): boolean {
  return [...floor.required, ...floor.prefabs.map(({ tag }) => tag)].some((tag) => tags.includes(tag));
}

// The first floor on which the prefab is met, else the first of all: it tells who and what the room holds.
function home(tags: readonly string[], { floors }: Registries): FloorDefinition | undefined {
  const inOrder = Object.values(floors).sort((one, other) => one.number - other.number);
  return inOrder.find((floor) => asksFor(floor, tags)) ?? inOrder[0];
}

/**
 * A floor that consists of one prefab and the stairs, peopled and stocked like the first floor on which the prefab can be
 * met; and registries in which it can be made.
 */
export function prefabFloor(
  prefab: Prefab,
  registries: Registries,
): { floor: FloorDefinition; registries: Registries } {
  const rows = prefab.layout.trimEnd().split("\n");
  const extent = 2 * Math.max(rows.length, ...rows.map((row) => row.length)) + 12;
  const { creatures = [], loot } = home(prefab.tags, registries) ?? {};
  const floor: FloorDefinition = {
    id: "preview:floor",
    number: 1,
    name: "",
    size: [extent, extent],
    rooms: 2,
    required: [shownTag, wayTag],
    prefabs: [],
    creatures,
    ...(loot === undefined ? {} : { loot }),
    loops: 0,
    repeat: false,
    triggers: [],
  };
  const shown = { ...prefab, tags: [...prefab.tags, shownTag] };
  return {
    floor,
    registries: { ...registries, prefabs: { ...registries.prefabs, [prefab.id]: shown, [way.id]: way } },
  };
}
