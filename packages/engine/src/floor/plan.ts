import type { FloorDefinition } from "../content/definitions/floor.js";
import type { CreatureWeight, Prefab } from "../content/definitions/prefab.js";
import type { Registries } from "../content/definitions/registries.js";
import type { Id, Tag } from "../content/definitions/text.js";
import { cumulate } from "../rules/rng.js";
import { buildRooms, createGround, type Ground, isConnected } from "./site.js";
import { layoutRows, type Stamp, toStamp, turnedStamps } from "./stamp.js";
import { startingMaximum } from "./starting-maximum.js";

// What generating a floor needs and what depends on the registries alone, compiled once for each of them.

/** A creature that can be put onto a floor, with the health and stamina it starts with. */
interface Spawn {
  def: Id;
  health: number;
  stamina: number;
}

/** Creatures to draw from; undefined stands for an unknown one, which takes its draws and then is not there. */
export interface SpawnList {
  spawns: (Spawn | undefined)[];
  weights: number[];
}

/** An NPC that can be put onto a floor; `shop` is "" where it has none. */
export interface NpcPlan {
  npc: Id;
  shop: Id;
}

/** A prefab ready to be placed. */
export interface PrefabPlan {
  id: Id;
  rotate: boolean;
  /** All eight, or one if it may not be turned. */
  stamps: Stamp[];
  hasEntrance: boolean;
  hasStairs: boolean;
  /** Whether all its walkable tiles hang together, so that a way to one of its doors leads to all of it. */
  isConnected: boolean;
  /** Undefined where the floor decides. */
  creatures: SpawnList | undefined;
  /** Undefined where the floor decides. */
  loot: Id | undefined;
  /** By `n` marks; undefined where nobody stands. */
  npcs: (NpcPlan | undefined)[];
}

/** A floor ready to be generated. */
export interface FloorPlan {
  width: number;
  height: number;
  ground: Ground;
  rooms: number;
  loops: number;
  /** The candidates for each required tag that has any, by id. */
  required: PrefabPlan[][];
  /** The candidates of each entry of the floor's list, by id. */
  choices: PrefabPlan[][];
  choiceWeights: number[];
  creatures: SpawnList;
  /** "" for none. */
  loot: Id;
}

interface Plans {
  /** By id. */
  prefabs: { tags: readonly Tag[]; plan: PrefabPlan }[];
  floors: WeakMap<FloorDefinition, FloorPlan>;
}

const plansByRegistries = new WeakMap<Registries, Plans>();

/** The plan of a floor. `definition` need not be one of the registries', but what it refers to is taken from there. */
export function floorPlan(definition: FloorDefinition, registries: Registries): FloorPlan {
  let plans = plansByRegistries.get(registries);
  if (plans === undefined) {
    plans = { prefabs: planPrefabs(registries), floors: new WeakMap() };
    plansByRegistries.set(registries, plans);
  }
  let plan = plans.floors.get(definition);
  if (plan === undefined) {
    plan = planFloor(definition, plans.prefabs, registries);
    plans.floors.set(definition, plan);
  }
  return plan;
}

function planPrefabs(registries: Registries): Plans["prefabs"] {
  // Sorting without a comparison goes by code units.
  const ids = Object.keys(registries.prefabs).sort();
  return ids.flatMap((id) => {
    const prefab = registries.prefabs[id];
    return prefab === undefined ? [] : [{ tags: prefab.tags, plan: planPrefab(id, prefab, registries) }];
  });
}

function planPrefab(id: Id, prefab: Prefab, registries: Registries): PrefabPlan {
  const rows = layoutRows(prefab.layout);
  const upright = toStamp(rows);
  return {
    id,
    rotate: prefab.rotate,
    stamps: prefab.rotate ? turnedStamps(rows) : [upright],
    hasEntrance: rows.some((row) => row.includes("<")),
    hasStairs: rows.some((row) => row.includes(">")),
    isConnected: isConnected(buildRooms(createGround(upright.w, upright.h), [{ stamp: upright, x: 0, y: 0 }])),
    creatures: prefab.creatures === undefined ? undefined : spawnList(prefab.creatures, registries),
    loot: prefab.loot,
    npcs: prefab.npcs.map((npc) => planNpc(npc, registries)),
  };
}

function planNpc(npc: Id, registries: Registries): NpcPlan | undefined {
  return Object.hasOwn(registries.npcs, npc) ? { npc, shop: registries.npcs[npc]?.shop ?? "" } : undefined;
}

function planFloor(definition: FloorDefinition, prefabs: Plans["prefabs"], registries: Registries): FloorPlan {
  const withTag = (tag: Tag) => prefabs.filter(({ tags }) => tags.includes(tag)).map(({ plan }) => plan);
  const [width, height] = definition.size;
  return {
    width,
    height,
    ground: createGround(width, height),
    rooms: definition.rooms,
    loops: definition.loops,
    required: definition.required.map(withTag).filter((candidates) => candidates.length > 0),
    choices: definition.prefabs.map(({ tag }) => withTag(tag)),
    choiceWeights: cumulate(definition.prefabs.map(({ weight }) => weight)),
    creatures: spawnList(definition.creatures, registries),
    loot: definition.loot ?? "",
  };
}

function spawnList(creatures: readonly CreatureWeight[], registries: Registries): SpawnList {
  return {
    spawns: creatures.map(({ id }) => spawn(id, registries)),
    weights: cumulate(creatures.map(({ weight }) => weight)),
  };
}

function spawn(def: Id, registries: Registries): Spawn | undefined {
  const definition = Object.hasOwn(registries.creatures, def) ? registries.creatures[def] : undefined;
  if (definition === undefined) return undefined;
  return {
    def,
    health: startingMaximum(definition, "max_health"),
    stamina: startingMaximum(definition, "max_stamina"),
  };
}
