import type { ReferenceTarget } from "./shape.js";

/** Ids in full, by how they were written. */
export type IdMap = Map<unknown, string>;

/** The ids that the entries of a mod hold but for their own, by what they lead to. */
export interface References {
  /** Ids that make use of something. */
  used: Readonly<Record<ReferenceTarget, IdMap>>;
  /** Ids that only ask for something, and tags that are carried. */
  asked: Readonly<Record<ReferenceTarget, IdMap>>;
}

function idMaps(): Record<ReferenceTarget, IdMap> {
  return {
    items: new Map(),
    slots: new Map(),
    categories: new Map(),
    options: new Map(),
    abilities: new Map(),
    affixes: new Map(),
    quests: new Map(),
    creatures: new Map(),
    prefabs: new Map(),
    floors: new Map(),
    loot_tables: new Map(),
    modifiers: new Map(),
    npcs: new Map(),
    scripts: new Map(),
    sets: new Map(),
    texts: new Map(),
    tags: new Map(),
    flags: new Map(),
    events: new Map(),
  };
}

/** References of a mod that holds nothing yet. */
export function noReferences(): References {
  return { used: idMaps(), asked: idMaps() };
}
