import type { CreatureDefinition, RegistryName, Trigger } from "@rustkeep/engine";
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
  for (const definition of standingIn(resolution.chains, "creatures")) {
    const { phases } = definition.value as unknown as CreatureDefinition;
    for (const [index, phase] of living(resolution.dropped, phases)) {
      for (const [at, trigger] of living(resolution.dropped, phase.triggers)) {
        yield { definition, trigger, path: ["phases", index, "triggers", at] };
      }
    }
  }
  for (const definition of standingIn(resolution.chains, "quests")) {
    yield { definition, trigger: definition.value as unknown as Trigger, path: [] };
  }
}
