import type { EventField, RegistryName } from "@rustkeep/engine";
import { emptyCreatureList, lostReference, unknownReference } from "../diagnostics/codes/references.js";
import { eventNotCarried } from "../diagnostics/codes/scripts.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import type { Patch } from "../patch/patch.js";
import { traceOfEntry } from "../patch/patch-entry.js";
import { originOf } from "../patch/trace.js";
import { formatPath, type Path } from "../positions/path.js";
import { eventFieldsOf, eventFieldsRead } from "../read/code.js";
import type { Definition, ReadMod } from "../read/definition.js";
import type { ReferenceTarget } from "../read/shape.js";
import { registryShapes } from "../schema/shapes.js";
import { placeOf, whereIs } from "./chains.js";
import {
  dropElement,
  exists,
  fall,
  idKey,
  type Resolution,
  standingOf,
  stands,
  suggestionsIn,
  takeBack,
} from "./resolution.js";
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

function problemOf(resolution: Resolution, registry: RegistryName, id: string, dropped: string): Problem {
  const cause = resolution.fallen.get(idKey(registry, id));
  if (cause !== undefined) return lostReference(registry, id, dropped, whereIs(cause));
  return unknownReference(registry, id, dropped, suggestionsIn(resolution, registry));
}

// The patch that has brought a reference into something that was there before; without the patch, that stays.
function culprit(definition: Definition, { frame, key }: Reference, loss: Loss): Patch | undefined {
  const trace = traceOfEntry(definition);
  const { patch } = originOf(trace, pathTo(frame, key));
  const owner = originOf(trace, loss.kind === "entry" ? [] : pathTo(loss.frame, loss.index)).patch;
  return patch === owner ? undefined : patch;
}

// As it is written, in the entry or in the patch that has brought it.
function writtenPath(definition: Definition, path: Path): Path {
  return originOf(traceOfEntry(definition), path).path;
}

function drop(
  resolution: Resolution,
  definition: Definition,
  reference: Reference,
  problem: (what: string) => Problem,
): void {
  const loss = lossOf(reference);
  const place = placeOf(definition, pathTo(reference.frame, reference.key), "value", reference.within);
  const patch = culprit(definition, reference, loss);
  if (patch !== undefined) {
    resolution.report.add(place, problem("the patch"));
    takeBack(resolution, definition, patch);
    return;
  }
  const what =
    loss.kind === "entry" ? "the entry" : formatPath(writtenPath(definition, pathTo(loss.frame, loss.index)));
  resolution.report.add(place, problem(what));
  if (loss.kind === "entry") fall(resolution, definition, place);
  else dropElement(resolution, definition, loss.frame.value, loss.index);
}

// Tags, flags and events of a mod's own need no entry.
function isDeclared(target: ReferenceTarget): target is RegistryName {
  return target !== "tags" && target !== "flags" && target !== "events";
}

function leadsNowhere({ chains }: Resolution, target: ReferenceTarget, id: string): boolean {
  return isDeclared(target) && !exists(chains, target, id);
}

// What a script reads of the event.
function readByScript({ chains }: Resolution, target: ReferenceTarget, id: string): readonly EventField[] {
  const code = target === "scripts" ? chains.scripts.get(id)?.value.code : undefined;
  return typeof code === "string" ? eventFieldsRead(code) : [];
}

// What of that the event around a place does not carry.
function notCarried(resolution: Resolution, { target, id, frame }: Reference): EventField[] {
  const carried = eventFieldsAround(frame);
  return readByScript(resolution, target, id).filter((field) => !carried.includes(field));
}

function eventFieldsAround(frame: Frame): readonly EventField[] {
  return eventFieldsOf(frame.value, frame.parent && eventFieldsAround(frame.parent));
}

function mayBeLost(resolution: Resolution, target: ReferenceTarget, id: string): boolean {
  return leadsNowhere(resolution, target, id) || readByScript(resolution, target, id).length > 0;
}

// The references of an entry that lead nowhere; hardly any entry has one.
function lostReferences(resolution: Resolution, { value, registry }: Definition): Reference[] {
  let count = 0;
  walkIds(value, registryShapes[registry], resolution.dropped, (target, id) => {
    if (mayBeLost(resolution, target, id)) count += 1;
  });
  const found: Reference[] = [];
  if (count === 0) return found;
  walkReferences(value, registryShapes[registry], resolution.dropped, (reference) => {
    const { target, id } = reference;
    if (leadsNowhere(resolution, target, id) || notCarried(resolution, reference).length > 0) found.push(reference);
  });
  return found;
}

function lose(resolution: Resolution, definition: Definition, reference: Reference): void {
  const { target, id } = reference;
  const unread = notCarried(resolution, reference);
  if (unread.length > 0) drop(resolution, definition, reference, (what) => eventNotCarried(id, unread, what));
  else if (isDeclared(target))
    drop(resolution, definition, reference, (what) => problemOf(resolution, target, id, what));
}

function checkOwnCreatures(resolution: Resolution, definition: Definition): void {
  const creatures = definition.value.creatures;
  if (definition.registry !== "prefabs" || !Array.isArray(creatures) || creatures.length === 0) return;
  if (resolution.dropped.get(creatures)?.size !== creatures.length) return;
  const place = placeOf(definition, ["creatures"], "key");
  resolution.report.add(place, emptyCreatureList());
  fall(resolution, definition, place);
}

/** Checks the references of all entries in the queue, and of whatever joins it, until nothing more falls. */
export function checkReferences(resolution: Resolution): void {
  for (let next = resolution.queue.pop(); next !== undefined; next = resolution.queue.pop()) {
    const definition = next;
    if (!stands(resolution.chains, definition)) continue;
    const { value } = definition;
    for (const reference of lostReferences(resolution, definition)) {
      lose(resolution, definition, reference);
      // Where a patch was taken back, the entry is in the queue again.
      if (definition.value !== value) break;
    }
    if (stands(resolution.chains, definition)) checkOwnCreatures(resolution, definition);
  }
}

function losesSome(resolution: Resolution, { references: { used, asked } }: ReadMod): boolean {
  return [used, asked].some((maps) =>
    (Object.keys(maps) as ReferenceTarget[]).some((target) => {
      for (const id of maps[target].values()) if (mayBeLost(resolution, target, id)) return true;
      return false;
    }),
  );
}

/** Checks the references of all entries, of which only those mods need a closer look that refer to what is not there. */
export function checkAllReferences(resolution: Resolution): void {
  for (const mod of resolution.mods) {
    if (losesSome(resolution, mod)) resolution.queue.push(...standingOf(resolution, mod));
  }
  resolution.queue.reverse();
  checkReferences(resolution);
}
