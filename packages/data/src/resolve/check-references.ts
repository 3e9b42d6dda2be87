import type { RegistryName } from "@rustkeep/engine";
import { emptyCreatureList } from "../diagnostics/codes/empty-creature-list.js";
import { lostReference } from "../diagnostics/codes/lost-reference.js";
import { runScriptReserved } from "../diagnostics/codes/run-script-reserved.js";
import { unknownReference } from "../diagnostics/codes/unknown-reference.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { formatPath } from "../positions/path.js";
import type { Definition } from "../read/definition.js";
import type { ReadMod } from "../read/read-mods.js";
import type { ReferenceTarget } from "../read/shape.js";
import { registryShapes } from "../schema/shapes.js";
import { placeOf, whereIs } from "./chains.js";
import { dropElement, exists, fall, idKey, type Settlement, standingOf, stands, suggestionsIn } from "./settlement.js";
import { type Frame, pathTo, type Reference, walkReferences } from "./walk.js";
import { walkIds } from "./walk-ids.js";

// What goes with a reference that leads nowhere: an element of a list, or the entry.
type Loss = { kind: "element"; frame: Frame; index: number } | { kind: "entry" };

function elementAbove(frame: Frame): Loss {
  if (frame.parent === undefined) return { kind: "entry" };
  if (Array.isArray(frame.parent.value)) return { kind: "element", frame: frame.parent, index: Number(frame.key) };
  return elementAbove(frame.parent);
}

// The table whose `condition` or `when` a frame lies in: with a check less it would do more than it may.
function ownerOfCondition(frame: Frame | undefined): Frame | undefined {
  if (frame === undefined) return undefined;
  return frame.key === "condition" || frame.key === "when" ? frame.parent : ownerOfCondition(frame.parent);
}

function lossOf({ frame, key }: Reference): Loss {
  const owner = ownerOfCondition(frame);
  if (owner !== undefined) return elementAbove(owner);
  return Array.isArray(frame.value) ? { kind: "element", frame, index: Number(key) } : elementAbove(frame);
}

function problemOf(settlement: Settlement, registry: RegistryName, id: string, dropped: string): Problem {
  const cause = settlement.fallen.get(idKey(registry, id));
  if (cause !== undefined) return lostReference(registry, id, dropped, whereIs(cause));
  return unknownReference(registry, id, dropped, suggestionsIn(settlement, registry));
}

function drop(
  settlement: Settlement,
  definition: Definition,
  reference: Reference,
  problem: (what: string) => Problem,
): void {
  const loss = lossOf(reference);
  const place = placeOf(definition, pathTo(reference.frame, reference.key), "value");
  const what = loss.kind === "entry" ? "the entry" : formatPath(pathTo(loss.frame, loss.index));
  settlement.report.add(place, problem(what));
  if (loss.kind === "entry") fall(settlement, definition, place);
  else dropElement(settlement, definition, loss.frame.value, loss.index);
}

function leadsNowhere({ chains }: Settlement, target: ReferenceTarget, id: string): boolean {
  return target !== "tags" && (target === "scripts" || !exists(chains, target, id));
}

// The references of an entry that lead nowhere; hardly any entry has one.
function lostReferences(settlement: Settlement, { value, registry }: Definition): Reference[] {
  let count = 0;
  walkIds(value, registryShapes[registry], settlement.dropped, (target, id) => {
    if (leadsNowhere(settlement, target, id)) count += 1;
  });
  const found: Reference[] = [];
  if (count === 0) return found;
  walkReferences(value, registryShapes[registry], settlement.dropped, (reference) => {
    if (leadsNowhere(settlement, reference.target, reference.id)) found.push(reference);
  });
  return found;
}

function lose(settlement: Settlement, definition: Definition, reference: Reference): void {
  const { target, id } = reference;
  if (target === "scripts") drop(settlement, definition, reference, runScriptReserved);
  else if (target !== "tags")
    drop(settlement, definition, reference, (what) => problemOf(settlement, target, id, what));
}

function checkOwnCreatures(settlement: Settlement, definition: Definition): void {
  const creatures = definition.value.creatures;
  if (definition.registry !== "prefabs" || !Array.isArray(creatures) || creatures.length === 0) return;
  if (settlement.dropped.get(creatures)?.size !== creatures.length) return;
  const place = placeOf(definition, ["creatures"], "key");
  settlement.report.add(place, emptyCreatureList());
  fall(settlement, definition, place);
}

/** Checks the references of all entries in the queue, and of whatever joins it, until nothing more falls. */
export function checkReferences(settlement: Settlement): void {
  for (let next = settlement.queue.pop(); next !== undefined; next = settlement.queue.pop()) {
    const definition = next;
    if (!stands(settlement.chains, definition)) continue;
    for (const reference of lostReferences(settlement, definition)) lose(settlement, definition, reference);
    if (stands(settlement.chains, definition)) checkOwnCreatures(settlement, definition);
  }
}

function losesSome(settlement: Settlement, { references: { used, asked } }: ReadMod): boolean {
  return [used, asked].some((maps) =>
    (Object.keys(maps) as ReferenceTarget[]).some((target) => {
      for (const id of maps[target].values()) if (leadsNowhere(settlement, target, id)) return true;
      return false;
    }),
  );
}

/** Checks the references of all entries, of which only those mods need a closer look that refer to what is not there. */
export function checkAllReferences(settlement: Settlement): void {
  for (const mod of settlement.mods) {
    if (losesSome(settlement, mod)) settlement.queue.push(...standingOf(settlement, mod));
  }
  settlement.queue.reverse();
  checkReferences(settlement);
}
