import type { DefinitionRef } from "../definitions/definition-ref.js";
import type { RegistryName } from "../definitions/registries.js";
import type { Id } from "../definitions/text.js";
import type { EventFilters, EventName, Trigger } from "../definitions/trigger.js";
import { eventBit } from "../keys.js";

/** The names of the filters that triggers have, save `source`. */
export type FilterName = { [N in EventName]: keyof EventFilters<N> }[EventName];

/** A trigger with what it stands on and its filters as a list. */
export interface CompiledTrigger {
  readonly trigger: Trigger;
  readonly by: DefinitionRef;
  /** The flag that says that it has fired. */
  readonly flag: string;
  /** Which carriers it is for: the event's source, all others, or "" for all. */
  readonly source: "" | "self" | "other";
  /** What fields of the event must be. */
  readonly filters: readonly (readonly [FilterName, unknown])[];
}

/** The triggers of one definition. */
export interface TriggerSet {
  readonly byEvent: ReadonlyMap<EventName, readonly CompiledTrigger[]>;
  /** The events that it listens to. */
  readonly mask: number;
}

/** A definition with triggers. */
export interface Triggered {
  readonly id: Id;
  readonly triggers: readonly Trigger[];
}

/** The triggers of a definition by their events. */
export function compileTriggers(registry: RegistryName, { id, triggers }: Triggered): TriggerSet {
  const by: DefinitionRef = { registry, id };
  const byEvent = new Map<EventName, CompiledTrigger[]>();
  for (const trigger of triggers) {
    const list = byEvent.get(trigger.on);
    if (list === undefined) byEvent.set(trigger.on, [compileTrigger(trigger, by)]);
    else list.push(compileTrigger(trigger, by));
  }
  return { byEvent, mask: [...byEvent.keys()].reduce((mask, on) => mask | eventBit(on), 0) };
}

/** One trigger, which stands on `by`. */
export function compileTrigger(trigger: Trigger, by: DefinitionRef): CompiledTrigger {
  const { source = "", ...rest } = trigger.when;
  const filters = Object.entries<unknown>(rest).filter(([, wanted]) => wanted !== undefined);
  const flag = `${by.registry}/${by.id}#${trigger.key ?? ""}`;
  return { trigger, by, flag, source, filters: filters as [FilterName, unknown][] };
}
