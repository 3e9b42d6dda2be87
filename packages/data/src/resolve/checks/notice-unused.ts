import { ATTACK, BOSS_TAG, FLEE, type RegistryName } from "@rustkeep/engine";
import { abilityNeverGranted } from "../../diagnostics/codes/ability-never-granted.js";
import { questNeverStarted } from "../../diagnostics/codes/quest-never-started.js";
import { tableNeverDrawn } from "../../diagnostics/codes/table-never-drawn.js";
import { tagNeverUsed } from "../../diagnostics/codes/tag-never-used.js";
import type { Problem } from "../../diagnostics/diagnostic.js";
import type { Definition } from "../../read/definition.js";
import type { ReferenceTarget } from "../../read/shape.js";
import { registryShapes } from "../../schema/shapes.js";
import { placeOf } from "../chains.js";
import { type Settlement, standing, standingIn } from "../settlement.js";
import { walkIds } from "../walk-ids.js";

interface Uses {
  /** Ids that something makes use of, by what they lead to. */
  used: ReadonlyMap<ReferenceTarget, Set<string>>;
  /** Who carries a tag first. */
  carried: Map<string, Definition>;
}

// Whether a reference makes use of what it leads to, rather than asking for it.
function isUse(target: ReferenceTarget, shape: string, field: string): boolean {
  if (target === "quests") return shape === "StartQuestAction";
  if (target === "abilities") return field === "abilities";
  return target !== "tags" || field !== "tags";
}

// What is looked for: anything else may be there without being used.
const looked: readonly ReferenceTarget[] = ["quests", "abilities", "loot_tables", "tags"];

function usesOf({ chains, dropped }: Settlement): Uses {
  const used = new Map(looked.map((target) => [target, new Set<string>()]));
  const carried = new Map<string, Definition>();
  for (const definition of standing(chains)) {
    walkIds(definition.value, registryShapes[definition.registry], dropped, (target, id, shape, field) => {
      const uses = used.get(target);
      if (uses === undefined) return;
      const itself = target === definition.registry && id === definition.id;
      if (isUse(target, shape, field) && !itself) uses.add(id);
      else if (target === "tags" && !carried.has(id)) carried.set(id, definition);
    });
  }
  return { used, carried };
}

/** Tells which quests, abilities, tables and tags nothing makes use of. */
export function noticeUnused(settlement: Settlement): void {
  const { used, carried } = usesOf(settlement);
  const notice = (registry: RegistryName, known: readonly string[], problem: () => Problem) => {
    for (const definition of standingIn(settlement.chains, registry)) {
      if (used.get(registry)?.has(definition.id) || known.includes(definition.id)) continue;
      settlement.report.add(placeOf(definition, ["id"], "value"), problem());
    }
  };
  notice("quests", [], questNeverStarted);
  notice("abilities", [ATTACK, FLEE], abilityNeverGranted);
  notice("loot_tables", [], tableNeverDrawn);
  for (const [tag, definition] of carried) {
    if (used.get("tags")?.has(tag) || tag === BOSS_TAG) continue;
    const index = (definition.value.tags as string[]).indexOf(tag);
    settlement.report.add(placeOf(definition, ["tags", index], "value"), tagNeverUsed(tag));
  }
}
