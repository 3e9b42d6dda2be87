import { ATTACK, BOSS_TAG, FLEE, type RegistryName } from "@rustkeep/engine";
import { abilityNeverGranted } from "../../diagnostics/codes/ability-never-granted.js";
import { questNeverStarted } from "../../diagnostics/codes/quest-never-started.js";
import { tableNeverDrawn } from "../../diagnostics/codes/table-never-drawn.js";
import { tagNeverUsed } from "../../diagnostics/codes/tag-never-used.js";
import type { Problem } from "../../diagnostics/diagnostic.js";
import type { Definition } from "../../read/definition.js";
import { registryShapes } from "../../schema/shapes.js";
import { placeOf } from "../chains.js";
import { idKey, type Settlement, standing, standingIn } from "../settlement.js";
import { type Frame, type Reference, walkReferences } from "../walk.js";

interface Uses {
  /** Ids that something makes use of: registry, a space, id. */
  used: Set<string>;
  /** Where tags are carried for the first time. */
  carried: Map<string, { definition: Definition; path: (string | number)[] }>;
}

function tagOf(frame: Frame): unknown {
  return (frame.value as Record<string, unknown>).action;
}

// Whether a reference makes use of what it leads to, rather than asking for it.
function isUse({ target, frame, key }: Reference): boolean {
  if (target === "quests") return tagOf(frame) === "start_quest";
  if (target === "abilities") return frame.key === "abilities" && Array.isArray(frame.value);
  return target !== "tags" || frame.key !== "tags" || typeof key !== "number";
}

function usesOf({ chains, dropped }: Settlement): Uses {
  const uses: Uses = { used: new Set(), carried: new Map() };
  for (const definition of standing(chains)) {
    walkReferences(definition.value, registryShapes[definition.registry], dropped, (reference) => {
      const { target, id, key } = reference;
      const itself = target === definition.registry && id === definition.id;
      if (isUse(reference) && !itself) uses.used.add(idKey(target, id));
      else if (target === "tags" && !uses.carried.has(id)) uses.carried.set(id, { definition, path: ["tags", key] });
    });
  }
  return uses;
}

/** Tells which quests, abilities, tables and tags nothing makes use of. */
export function noticeUnused(settlement: Settlement): void {
  const { used, carried } = usesOf(settlement);
  const notice = (registry: RegistryName, known: readonly string[], problem: () => Problem) => {
    for (const definition of standingIn(settlement.chains, registry)) {
      if (used.has(idKey(registry, definition.id)) || known.includes(definition.id)) continue;
      settlement.report.add(placeOf(definition, ["id"], "value"), problem());
    }
  };
  notice("quests", [], questNeverStarted);
  notice("abilities", [ATTACK, FLEE], abilityNeverGranted);
  notice("loot_tables", [], tableNeverDrawn);
  for (const [tag, { definition, path }] of carried) {
    if (used.has(idKey("tags", tag)) || tag === BOSS_TAG) continue;
    settlement.report.add(placeOf(definition, path, "value"), tagNeverUsed(tag));
  }
}
