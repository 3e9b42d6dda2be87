import { ATTACK, BOSS_TAG, FLEE } from "@rustkeep/engine";
import { abilityNeverGranted } from "../../diagnostics/codes/ability-never-granted.js";
import { questNeverStarted } from "../../diagnostics/codes/quest-never-started.js";
import { tableNeverDrawn } from "../../diagnostics/codes/table-never-drawn.js";
import { tagNeverUsed } from "../../diagnostics/codes/tag-never-used.js";
import type { Problem } from "../../diagnostics/diagnostic.js";
import type { Definition } from "../../read/definition.js";
import type { ReadMod } from "../../read/read-mods.js";
import type { ReferenceTarget } from "../../read/shape.js";
import { registryShapes } from "../../schema/shapes.js";
import { placeOf } from "../chains.js";
import { type Settlement, standingIn, standingOf } from "../settlement.js";
import { walkIds } from "../walk-ids.js";

type Ids = Record<Looked, Set<string>>;

// What is looked for: anything else may be there without being used.
const looked = ["quests", "abilities", "loot_tables", "tags"] as const;

type Looked = (typeof looked)[number];

function isLooked(target: ReferenceTarget): target is Looked {
  return (looked as readonly ReferenceTarget[]).includes(target);
}

function addUses(settlement: Settlement, mod: ReadMod, used: Ids): void {
  if (!mod.partial) {
    for (const target of looked) for (const id of mod.references.used[target].values()) used[target].add(id);
    return;
  }
  for (const { value, registry, id: own } of standingOf(settlement, mod)) {
    walkIds(value, registryShapes[registry], settlement.dropped, (target, id, asks) => {
      if (!asks && isLooked(target) && (target !== registry || id !== own)) used[target].add(id);
    });
  }
}

// Ids that something makes use of.
function usesOf(settlement: Settlement): Ids {
  const used = {
    quests: new Set<string>(),
    abilities: new Set<string>(),
    loot_tables: new Set<string>(),
    tags: new Set<string>(),
  };
  for (const mod of settlement.mods) addUses(settlement, mod, used);
  return used;
}

// Tags that nothing makes use of, with the entry that carries each first.
function unusedTags(settlement: Settlement, used: ReadonlySet<string>): Map<string, Definition> {
  const unused = new Map<string, Definition>();
  const isUnused = (tag: string) => !used.has(tag) && tag !== BOSS_TAG;
  for (const mod of settlement.mods) {
    if (![...mod.references.asked.tags.values()].some(isUnused)) continue;
    for (const definition of standingOf(settlement, mod)) {
      const tags = (definition.value.tags ?? []) as string[];
      for (const tag of tags) if (isUnused(tag) && !unused.has(tag)) unused.set(tag, definition);
    }
  }
  return unused;
}

/** Tells which quests, abilities, tables and tags nothing makes use of. */
export function noticeUnused(settlement: Settlement): void {
  const used = usesOf(settlement);
  const notice = (registry: Exclude<Looked, "tags">, known: readonly string[], problem: () => Problem) => {
    for (const definition of standingIn(settlement.chains, registry)) {
      if (used[registry].has(definition.id) || known.includes(definition.id)) continue;
      settlement.report.add(placeOf(definition, ["id"], "value"), problem());
    }
  };
  notice("quests", [], questNeverStarted);
  notice("abilities", [ATTACK, FLEE], abilityNeverGranted);
  notice("loot_tables", [], tableNeverDrawn);
  for (const [tag, definition] of unusedTags(settlement, used.tags)) {
    const index = (definition.value.tags as string[]).indexOf(tag);
    settlement.report.add(placeOf(definition, ["tags", index], "value"), tagNeverUsed(tag));
  }
}
