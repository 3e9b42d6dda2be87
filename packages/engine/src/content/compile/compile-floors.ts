import type { FloorDefinition } from "../definitions/floor.js";
import type { Npc } from "../definitions/npc.js";
import type { CreatureWeight, Prefab } from "../definitions/prefab.js";
import type { Registries } from "../definitions/registries.js";
import type { Id, Tag } from "../definitions/text.js";
import { lookUp } from "../records.js";
import type { CompiledCreature } from "./compile-sources.js";
import { compileTriggers, type TriggerSet } from "./compile-triggers.js";
import { cumulate } from "./cumulate.js";
import { hangsTogether, layoutRows, type Stamp, toStamp, turnedStamps } from "./stamp.js";

/** Creatures to draw from; undefined stands for an unknown one, which takes its draws and then is not there. */
export interface SpawnList {
  readonly creatures: readonly (CompiledCreature | undefined)[];
  readonly weights: readonly number[];
  /** Whether one of them is unique. */
  readonly hasUnique: boolean;
}

/** What a letter of a layout stands for: one of a list, each as likely as the others. */
export type Marked =
  | { readonly kind: "creature"; readonly of: readonly (CompiledCreature | undefined)[] }
  | { readonly kind: "npc"; readonly of: readonly (Npc | undefined)[] }
  | { readonly kind: "loot"; readonly of: readonly Id[] };

/** A prefab ready to be placed. */
export interface CompiledPrefab {
  readonly id: Id;
  readonly tags: readonly Tag[];
  readonly triggers: TriggerSet;
  readonly rotate: boolean;
  /** All eight, or one if it may not be turned. */
  readonly stamps: readonly Stamp[];
  readonly hasEntrance: boolean;
  readonly hasStairs: boolean;
  /** Whether all its walkable tiles hang together, so that a way to one of its doors leads to all of it. */
  readonly isConnected: boolean;
  /** Undefined where the floor decides. */
  readonly creatures: SpawnList | undefined;
  /** Undefined where the floor decides. */
  readonly loot: Id | undefined;
  /** By `n` marks; undefined where nobody stands. */
  readonly npcs: readonly (Npc | undefined)[];
  /** By letters other than `e`, `l` and `n`. */
  readonly marks: ReadonlyMap<string, Marked>;
}

/** A floor ready to be generated. */
export interface CompiledFloor {
  readonly definition: FloorDefinition;
  readonly triggers: TriggerSet;
  /** The candidates for each required tag that has any, by id. */
  readonly required: readonly (readonly CompiledPrefab[])[];
  /** The candidates of each entry of the floor's list, by id. */
  readonly choices: readonly (readonly CompiledPrefab[])[];
  readonly choiceWeights: readonly number[];
  readonly creatures: SpawnList;
  /** "" for none. */
  readonly loot: Id;
}

type Creatures = ReadonlyMap<Id, CompiledCreature>;

/** A prefab with its stamps. */
export function compilePrefab(prefab: Prefab, creatures: Creatures, registries: Registries): CompiledPrefab {
  const marks = markedBy(prefab, creatures, registries);
  const rows = layoutRows(prefab.layout, new Set(marks.keys()));
  return {
    id: prefab.id,
    tags: prefab.tags,
    triggers: compileTriggers("prefabs", prefab),
    rotate: prefab.rotate,
    stamps: prefab.rotate ? turnedStamps(rows) : [toStamp(rows)],
    hasEntrance: rows.some((row) => row.includes("<")),
    hasStairs: rows.some((row) => row.includes(">")),
    isConnected: hangsTogether(rows),
    creatures: prefab.creatures === undefined ? undefined : spawnList(prefab.creatures, creatures),
    loot: prefab.loot,
    npcs: prefab.npcs.map((npc) => lookUp(registries.npcs, npc)),
    marks,
  };
}

function markedBy(prefab: Prefab, creatures: Creatures, registries: Registries): Map<string, Marked> {
  const marks = new Map<string, Marked>();
  for (const [letter, ids] of Object.entries(prefab.marks))
    marks.set(letter, { kind: "creature", of: ids.map((id) => creatures.get(id)) });
  for (const [letter, ids] of Object.entries(prefab.npc_marks))
    marks.set(letter, { kind: "npc", of: ids.map((id) => lookUp(registries.npcs, id)) });
  for (const [letter, of] of Object.entries(prefab.loot_marks)) marks.set(letter, { kind: "loot", of });
  return marks;
}

/** A floor with the prefabs that may become its rooms; they come by id. */
export function compileFloor(
  definition: FloorDefinition,
  prefabs: Iterable<CompiledPrefab>,
  creatures: Creatures,
): CompiledFloor {
  const all = [...prefabs];
  const withTag = (tag: Tag) => all.filter(({ tags }) => tags.includes(tag));
  return {
    definition,
    triggers: compileTriggers("floors", definition),
    required: definition.required.map(withTag).filter((candidates) => candidates.length > 0),
    choices: definition.prefabs.map(({ tag }) => withTag(tag)),
    choiceWeights: cumulate(definition.prefabs.map(({ weight }) => weight)),
    creatures: spawnList(definition.creatures, creatures),
    loot: definition.loot ?? "",
  };
}

function spawnList(list: readonly CreatureWeight[], creatures: Creatures): SpawnList {
  const kinds = list.map(({ id }) => creatures.get(id));
  return {
    creatures: kinds,
    weights: cumulate(list.map(({ weight }) => weight)),
    hasUnique: kinds.some((kind) => kind?.definition.unique === true),
  };
}
