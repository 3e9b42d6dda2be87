import { ATTACK, BOSS_TAG, FLEE } from "@rustkeep/engine";
import {
  abilityNeverGranted,
  questNeverStarted,
  tableNeverDrawn,
  tagNeverUsed,
} from "../../diagnostics/codes/never.js";
import type { Problem } from "../../diagnostics/diagnostic.js";
import type { Definition, ReadMod } from "../../read/definition.js";
import type { ReferenceTarget } from "../../read/shape.js";
import { registryShapes } from "../../schema/shapes.js";
import { placeOf } from "../chains.js";
import { type Resolution, standingIn, standingOf } from "../resolution.js";
import { walkIds } from "../walk-ids.js";

type Ids = Record<Looked, Set<string>>;

// What is looked for: anything else may be there without being used.
const looked = ["quests", "abilities", "loot_tables", "tags"] as const;

type Looked = (typeof looked)[number];

function isLooked(target: ReferenceTarget): target is Looked {
  return (looked as readonly ReferenceTarget[]).includes(target);
}

function addUses(resolution: Resolution, mod: ReadMod, used: Ids): void {
  // What only something faulty makes use of is not said to be unused: that follows from the mistake.
  if (!mod.partial || mod.faulty) {
    for (const target of looked) for (const id of mod.references.used[target].values()) used[target].add(id);
    return;
  }
  for (const { value, registry, id: own } of standingOf(resolution, mod)) {
    walkIds(value, registryShapes[registry], resolution.dropped, (target, id, asks) => {
      if (!asks && isLooked(target) && (target !== registry || id !== own)) used[target].add(id);
    });
  }
}

// Ids that something makes use of.
function usesOf(resolution: Resolution): Ids {
  const used = {
    quests: new Set<string>(),
    abilities: new Set<string>(),
    loot_tables: new Set<string>(),
    tags: new Set<string>(),
  };
  for (const mod of resolution.mods) addUses(resolution, mod, used);
  return used;
}

// Tags that nothing makes use of, with the entry that carries each first.
function unusedTags(resolution: Resolution, used: ReadonlySet<string>): Map<string, Definition> {
  const unused = new Map<string, Definition>();
  const isUnused = (tag: string) => !used.has(tag) && tag !== BOSS_TAG;
  for (const mod of resolution.mods) {
    if (![...mod.references.asked.tags.values()].some(isUnused)) continue;
    for (const definition of standingOf(resolution, mod)) {
      const tags = (definition.value.tags ?? []) as string[];
      for (const tag of tags) if (isUnused(tag) && !unused.has(tag)) unused.set(tag, definition);
    }
  }
  return unused;
}

/** Tells which quests, abilities, tables and tags nothing makes use of. */
export function noticeUnused(resolution: Resolution): void {
  const used = usesOf(resolution);
  const notice = (registry: Exclude<Looked, "tags">, known: readonly string[], problem: () => Problem) => {
    for (const definition of standingIn(resolution.chains, registry)) {
      if (used[registry].has(definition.id) || known.includes(definition.id)) continue;
      resolution.report.add(placeOf(definition, ["id"], "value"), problem());
    }
  };
  notice("quests", [], questNeverStarted);
  notice("abilities", [ATTACK, FLEE], abilityNeverGranted);
  notice("loot_tables", [], tableNeverDrawn);
  for (const [tag, definition] of unusedTags(resolution, used.tags)) {
    const index = (definition.value.tags as string[]).indexOf(tag);
    resolution.report.add(placeOf(definition, ["tags", index], "value"), tagNeverUsed(tag));
  }
}
