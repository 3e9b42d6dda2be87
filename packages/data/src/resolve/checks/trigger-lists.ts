import type { Quest, RegistryName, Trigger } from "@rustkeep/engine";
import type { Definition } from "../../read/definition.js";
import { living, type Resolution, standingIn } from "../resolution.js";

/** A trigger, or a quest, which is one. */
export interface FoundTrigger {
  definition: Definition;
  trigger: Trigger;
  /** From the entry. */
  path: (string | number)[];
}

const carriers: readonly RegistryName[] = [
  "items",
  "affixes",
  "options",
  "modifiers",
  "creatures",
  "prefabs",
  "floors",
  "npcs",
];

/** Triggers that stand in the elements of a list. */
function* triggersWithin(resolution: Resolution, registry: RegistryName, field: string): Generator<FoundTrigger> {
  for (const definition of standingIn(resolution.chains, registry)) {
    const parts = definition.value[field] as { triggers: Trigger[] }[];
    for (const [index, part] of living(resolution.dropped, parts)) {
      for (const [at, trigger] of living(resolution.dropped, part.triggers)) {
        yield { definition, trigger, path: [field, index, "triggers", at] };
      }
    }
  }
}

/** All triggers that count. */
export function* allTriggers(resolution: Resolution): Generator<FoundTrigger> {
  for (const registry of carriers) {
    for (const definition of standingIn(resolution.chains, registry)) {
      const list = definition.value.triggers as Trigger[];
      if (list.length === 0) continue;
      for (const [index, trigger] of living(resolution.dropped, list)) {
        yield { definition, trigger, path: ["triggers", index] };
      }
    }
  }
  yield* triggersWithin(resolution, "creatures", "phases");
  yield* triggersWithin(resolution, "sets", "bonus");
  for (const definition of standingIn(resolution.chains, "quests")) {
    yield { definition, trigger: definition.value as unknown as Trigger, path: [] };
    const { fails_on: failure } = definition.value as unknown as Quest;
    if (failure !== undefined) yield { definition, trigger: failure, path: ["fails_on"] };
  }
}
