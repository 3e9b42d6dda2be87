import type { Condition, RegistryName, Trigger } from "@rustkeep/engine";
import { neverFires } from "../../diagnostics/codes/never.js";
import { placeOf } from "../chains.js";
import { living, type Resolution } from "../resolution.js";
import { allTriggers, type FoundTrigger } from "./trigger-lists.js";

// On these self is always the hero.
const heroOnly: readonly RegistryName[] = ["quests", "prefabs", "floors", "npcs", "options"];
// Events that only their source is offered.
const sourceOnly: readonly Trigger["on"][] = ["attack_hit", "damage_taken"];
// Events whose source can be an enemy.
const anySource: readonly Trigger["on"][] = ["attack_hit", "damage_taken", "creature_died"];

function reasonInWhen({ on, when }: Trigger, registry: RegistryName): string | undefined {
  if (when.source === "other" && sourceOnly.includes(on)) return `${on} is offered to its source only`;
  const heroEvent = !anySource.includes(on);
  if (when.source === "other" && heroEvent && heroOnly.includes(registry))
    return `the source of ${on} is always the hero`;
  return when.source === "self" && heroEvent && registry === "creatures"
    ? `the source of ${on} is always the hero`
    : undefined;
}

function reasonInPlace({ definition, trigger }: FoundTrigger): string | undefined {
  const { registry, id, value } = definition;
  if (registry === "items" && value.slot === undefined) return "the item has no slot, so it is never worn";
  if (registry === "prefabs" && trigger.on === "room_entered" && (trigger.when.prefab ?? id) !== id) {
    return "it waits for another room while the hero is in this one";
  }
  if (registry === "npcs" && trigger.on === "npc_talked" && (trigger.when.npc ?? id) !== id) {
    return "it waits for a talk with another NPC during the talk with this one";
  }
  if (
    registry === "floors" &&
    trigger.on === "floor_entered" &&
    (trigger.when.floor ?? value.number) !== value.number
  ) {
    return "it waits for another floor while the hero is on this one";
  }
  return undefined;
}

function isImpossible(check: Condition): boolean {
  switch (check.check) {
    case "health_below":
    case "stamina_below":
      return !check.not && check.value === 0;
    case "attribute":
    case "enemies":
    case "floor":
    case "flag":
      return !check.not && check.at_least !== undefined && check.below !== undefined && check.at_least >= check.below;
    default:
      return false;
  }
}

function sameBut(one: Condition, other: Condition): boolean {
  return one.not !== other.not && JSON.stringify({ ...one, not: false }) === JSON.stringify({ ...other, not: false });
}

function reasonInCondition(conditions: readonly Condition[]): string | undefined {
  if (conditions.some(isImpossible)) return "a check in its condition can never hold";
  const few = conditions.slice(0, 20);
  const contradicts = few.some((one, index) => few.slice(index + 1).some((other) => sameBut(one, other)));
  return contradicts ? "its condition contradicts itself" : undefined;
}

function reasonOf(found: FoundTrigger, dropped: Resolution["dropped"]): string | undefined {
  const { trigger, definition } = found;
  if (trigger.chance === 0) return "its chance is 0";
  const reason = reasonInWhen(trigger, definition.registry) ?? reasonInPlace(found);
  if (reason !== undefined || trigger.condition.length === 0) return reason;
  const conditions = living(dropped, trigger.condition).map(([, check]) => check);
  return reasonInCondition(conditions);
}

/** Tells which triggers can never fire. */
export function noticeTriggers(resolution: Resolution): void {
  for (const found of allTriggers(resolution)) {
    const reason = reasonOf(found, resolution.dropped);
    if (reason === undefined) continue;
    const part = found.path.length === 0 ? "head" : "value";
    resolution.report.add(placeOf(found.definition, found.path, part), neverFires(reason));
  }
}
