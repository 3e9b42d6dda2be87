import type { LootEntry, LootTable } from "@rustkeep/engine";
import { certain } from "../../certain.js";
import { lootLoop } from "../../diagnostics/codes/loot.js";
import type { Definition } from "../../read/definition.js";
import { placeOf } from "../chains.js";
import { living, type Resolution, standingIn } from "../resolution.js";

type Steps = Map<string, Set<string>>;

function tablesIn(resolution: Resolution, { value }: Definition): [number, string][] {
  const entries = living<LootEntry>(resolution.dropped, (value as unknown as LootTable).entries);
  return entries.flatMap(([index, { table }]): [number, string][] => (table === undefined ? [] : [[index, table]]));
}

// Takes away, again and again, whatever nothing follows upon: what is left leads into a loop.
function leadingIntoLoops(steps: Steps): Set<string> {
  const before = new Map<string, string[]>();
  const count = new Map<string, number>();
  for (const [table, next] of steps) {
    count.set(table, next.size);
    for (const other of next) {
      const known = before.get(other);
      if (known === undefined) before.set(other, [table]);
      else known.push(table);
    }
  }
  const ended = [...steps.keys()].filter((table) => count.get(table) === 0);
  for (let table = ended.pop(); table !== undefined; table = ended.pop()) {
    steps.delete(table);
    for (const previous of before.get(table) ?? []) {
      const left = certain(count.get(previous), "a table that leads on") - 1;
      count.set(previous, left);
      if (left === 0) ended.push(previous);
    }
  }
  return new Set(steps.keys());
}

function reversed(steps: Steps, within: ReadonlySet<string>): Steps {
  const result: Steps = new Map([...within].map((table) => [table, new Set()]));
  for (const [table, next] of steps) {
    for (const other of next) if (within.has(table)) result.get(other)?.add(table);
  }
  return result;
}

/** Tells which loot tables lead back to themselves. */
export function checkLoot(resolution: Resolution): void {
  const tables = standingIn(resolution.chains, "loot_tables");
  const steps: Steps = new Map(
    tables.map((definition) => [definition.id, new Set(tablesIn(resolution, definition).map(([, table]) => table))]),
  );
  const into = leadingIntoLoops(new Map(steps));
  if (into.size === 0) return;
  const looping = leadingIntoLoops(reversed(steps, into));
  for (const definition of tables) {
    if (!looping.has(definition.id)) continue;
    const step = tablesIn(resolution, definition).find(([, table]) => looping.has(table));
    const [index, table] = certain(step, "a step in a loop");
    resolution.report.add(placeOf(definition, ["entries", index, "table"], "value"), lootLoop(table));
  }
}
