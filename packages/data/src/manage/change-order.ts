import { nearest } from "../diagnostics/suggest.js";
import type { LoadOrder } from "../format/load-order.js";
import type { LoadedMod } from "../loaded-mod.js";
import type { Absence } from "../manifests/found-mod.js";
import { loadFaults } from "../manifests/load-faults.js";
import { placeNewMods } from "../manifests/place-new-mods.js";
import { sameOrder } from "../manifests/same-order.js";
import { byId, sortMods } from "../manifests/sort-mods.js";
import type { ModLoadError } from "../mod-load-error.js";
import { dependantsAmong } from "./dependants-among.js";
import type { ModSurvey, SurveyedMod } from "./mod-survey.js";

/** Why a load order is not changed as asked. */
export type OrderRefusal =
  /** There is no such mod; `near` is one whose id is like it, "" for none. */
  | { reason: "unknown_mod"; id: string; near: string }
  /** It was given besides, so that the order has no say about it. */
  | { reason: "given_besides"; id: string }
  /** The base game comes first, and is never off. */
  | { reason: "base_game" }
  /** With it the game would not start. */
  | { reason: "cannot_load"; fault: ModLoadError }
  /** One mod would be loaded before another one that it needs. */
  | { reason: "needs_order"; id: string; needed: string };

/** A load order changed. `along` are the ids of other mods that were switched on or off, too. */
export type OrderChange =
  | { kind: "changed"; order: LoadOrder; along: string[] }
  | { kind: "unchanged" }
  | { kind: "refused"; refusal: OrderRefusal };

function refuse(refusal: OrderRefusal): OrderChange {
  return { kind: "refused", refusal };
}

/** The mod with an id, undefined where there is none. */
export function findMod({ mods }: ModSurvey, id: string): SurveyedMod | undefined {
  return mods.find(({ mod }) => mod.id === id);
}

/** The refusal of an id that no mod has. */
export function unknownMod({ mods }: ModSurvey, id: string): OrderRefusal {
  const known = mods.map(({ mod }) => mod.id);
  return { reason: "unknown_mod", id, near: nearest(id, known) ?? "" };
}

function find(survey: ModSurvey, id: string): SurveyedMod | OrderRefusal {
  const found = findMod(survey, id);
  if (found === undefined) return unknownMod(survey, id);
  return found.state === "besides" ? { reason: "given_besides", id } : found;
}

function modsOf({ mods }: ModSurvey): Map<string, LoadedMod> {
  return new Map(mods.map(({ mod }) => [mod.id, mod]));
}

function faultsWith({ mods }: ModSurvey, { mods: listed, disabled }: LoadOrder): ModLoadError[] {
  const rank = ({ mod, state }: SurveyedMod) => (state === "besides" ? listed.length : listed.indexOf(mod.id));
  const running = mods.filter(({ mod, state }) => state === "besides" || !disabled.includes(mod.id));
  const ordered = [...running].sort((one, other) => rank(one) - rank(other));
  const found = ordered.map(({ mod, manifest, state }) => ({ mod, manifest, extra: state === "besides" }));
  return loadFaults(found, new Map(disabled.map((id): [string, Absence] => [id, { kind: "disabled" }])));
}

// What a mod needs of those that are off, directly or through others.
function neededOff(id: string, survey: ModSurvey): string[] {
  const mods = modsOf(survey);
  const needed = new Set([id]);
  for (const one of needed) {
    const depends = mods.get(one)?.depends.map((other) => other.id) ?? [];
    for (const other of depends) if (survey.order.disabled.includes(other) && mods.has(other)) needed.add(other);
  }
  return [...needed];
}

// The order with some mods on. What is in no place that would do finds a new one.
function withOn(survey: ModSurvey, on: readonly string[]): LoadOrder {
  const mods = modsOf(survey);
  const disabled = survey.order.disabled.filter((id) => !on.includes(id));
  const kept = { mods: survey.order.mods, disabled };
  const misplaced = faultsWith(survey, kept).some(
    ({ code, mod }) => code === "dependency_order" && on.includes(mod?.id ?? ""),
  );
  const fresh = on.filter((id) => misplaced || !kept.mods.includes(id)).flatMap((id) => mods.get(id) ?? []);
  const listed = kept.mods.filter((id) => !fresh.some((mod) => mod.id === id));
  return { mods: placeNewMods(listed, sortMods(byId(fresh)), mods), disabled };
}

/** Switches a mod on, and along with it what it needs. Refused where the game would not start then. */
export function enableMod(survey: ModSurvey, id: string): OrderChange {
  const found = find(survey, id);
  if ("reason" in found) return refuse(found);
  if (found.state === "on") return { kind: "unchanged" };
  const on = neededOff(id, survey);
  const order = withOn(survey, on);
  const before = new Set(survey.faults.map(({ message }) => message));
  const fault = faultsWith(survey, order).find(({ message }) => !before.has(message));
  if (fault !== undefined) return refuse({ reason: "cannot_load", fault });
  return { kind: "changed", order, along: on.filter((one) => one !== id) };
}

/** Switches a mod off, and along with it what needs it. */
export function disableMod(survey: ModSurvey, id: string): OrderChange {
  const found = find(survey, id);
  if ("reason" in found) return refuse(found);
  if (id === "core") return refuse({ reason: "base_game" });
  if (found.state === "off") return { kind: "unchanged" };
  const { mods, disabled } = survey.order;
  const along = found.dependants.filter((one) =>
    survey.mods.some(({ mod, state }) => mod.id === one && state === "on"),
  );
  return { kind: "changed", order: { mods, disabled: [...disabled, id, ...along] }, along };
}

// A mod that the second order has before one that it needs, though the first has not.
function newlyLate(survey: ModSurvey, before: readonly string[], after: readonly string[]): OrderRefusal | undefined {
  if (before[0] === "core" && after[0] !== "core") return { reason: "base_game" };
  const isLate = (order: readonly string[], id: string, needed: string) => {
    const at = order.indexOf(needed);
    return at > order.indexOf(id);
  };
  for (const { mod } of survey.mods) {
    const late = mod.depends.find(({ id }) => isLate(after, mod.id, id) && !isLate(before, mod.id, id));
    if (late !== undefined) return { reason: "needs_order", id: mod.id, needed: late.id };
  }
  return undefined;
}

/** Moves a mod in front of another one or behind it. Refused where a mod would come before what it needs. */
export function moveMod(survey: ModSurvey, id: string, where: "before" | "after", other: string): OrderChange {
  for (const one of [id, other]) {
    const found = find(survey, one);
    if ("reason" in found) return refuse(found);
  }
  const before = survey.mods.filter(({ state }) => state !== "besides").map(({ mod }) => mod.id);
  const without = before.filter((one) => one !== id);
  const at = without.indexOf(other) + (where === "after" ? 1 : 0);
  const mods = id === other ? before : without.toSpliced(at, 0, id);
  const fault = newlyLate(survey, before, mods);
  if (fault !== undefined) return refuse(fault);
  return changed(survey, { ...survey.order, mods });
}

/** Puts all mods in an order in which each comes after what it needs or wants to come after, and else as they were. */
export function sortOrder(survey: ModSurvey): OrderChange {
  const listed = survey.mods.filter(({ state }) => state !== "besides").map(({ mod }) => mod);
  const core = listed.filter(({ id }) => id === "core");
  const sorted = sortMods([...core, ...listed.filter(({ id }) => id !== "core")]);
  return changed(survey, { ...survey.order, mods: sorted.map(({ id }) => id) });
}

function changed(survey: ModSurvey, order: LoadOrder): OrderChange {
  return sameOrder(order, survey.order) ? { kind: "unchanged" } : { kind: "changed", order, along: [] };
}

/** Takes a mod off the order, and switches off what needs it. */
export function withoutMod(survey: ModSurvey, id: string): LoadOrder {
  const running = survey.mods.filter(({ state }) => state === "on").map(({ mod }) => mod);
  const along = dependantsAmong(id, running);
  const { mods, disabled } = survey.order;
  const drop = (list: readonly string[]) => list.filter((one) => one !== id);
  return { mods: drop(mods), disabled: [...new Set([...drop(disabled), ...along])] };
}
