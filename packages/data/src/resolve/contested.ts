import { type ContestedField, contestedField } from "../diagnostics/codes/patches.js";
import { type Patch, patchPlace } from "../patch/patch.js";
import { traceOfEntry } from "../patch/patch-entry.js";
import type { Step, Trace } from "../patch/trace.js";
import { formatPath } from "../positions/path.js";
import type { Definition } from "../read/definition.js";
import type { BalanceReading } from "../read/read-balance.js";
import type { Place, Report } from "../report.js";
import { whereIs } from "./chains.js";
import { type Resolution, standing } from "./resolution.js";

/** Tells which mods set one field of an entry to different values; once for patches that do so in several entries. */
export function tellContested({ chains, report }: Resolution): void {
  const found = new Map<string, { place: Place; contested: ContestedField }>();
  for (const definition of standing(chains)) {
    for (const [loser, winner] of contestsIn(definition)) {
      const place = placeOf(loser, definition.id);
      const other = whereIs(placeOf(winner, definition.id));
      const name = `${whereIs(place)} ${other}`;
      const before = found.get(name)?.contested;
      const contested = contestOf(loser, winner, other);
      found.set(name, {
        place: found.get(name)?.place ?? place,
        contested: before ? { ...before, others: before.others + 1 } : contested,
      });
    }
  }
  for (const { place, contested } of found.values()) report.add(place, contestedField(contested));
}

/** Tells which mods set one value of the balance to different ones. What the base game sets is there to be changed. */
export function tellContestedBalance({ settings }: BalanceReading, report: Report): void {
  for (const [field, all] of settings) {
    const winner = all.at(-1);
    if (winner === undefined) continue;
    const place = whereIs(winner.place);
    for (const { mod, value, place: lost } of all) {
      if (mod === winner.mod || mod.id === "core" || value === winner.value) continue;
      const settled = winner.mod.needs.includes(mod.id);
      report.add(lost, contestedField({ field, value, winner: place, winning: winner.value, others: 0, settled }));
    }
  }
}

function placeOf({ patch, path }: Step, entry: string): Place {
  return patchPlace(patch, path, "value", entry);
}

function contestOf(loser: Step, winner: Step, place: string): ContestedField {
  return {
    field: formatPath(loser.path.slice(1)),
    value: loser.operand,
    winner: place,
    winning: winner.operand,
    others: 0,
    settled: winner.patch.mod.needs.includes(loser.patch.mod.id),
  };
}

// Steps that set a value which another mod sets to something else later, each with the step that counts.
function contestsIn(definition: Definition): [Step, Step][] {
  return mayContest(definition.patched?.patches ?? []) ? contestsAt(traceOfEntry(definition)) : [];
}

// Whether two mods do something about one field, and not the same: only then it is worth a closer look.
function mayContest(patches: readonly Patch[]): boolean {
  const [first] = patches;
  if (patches.every(({ mod }) => mod === first?.mod)) return false;
  const mods = new Map<string, Set<unknown>>();
  const texts = new Map<string, Set<unknown>>();
  return patches.some(({ mod, set = {}, change = {} }) =>
    [...Object.entries(set), ...Object.entries(change)].some(
      ([field, value]) => Math.min(countWith(mods, field, mod), countWith(texts, field, comparable(value))) > 1,
    ),
  );
}

function comparable(value: unknown): unknown {
  return typeof value === "object" ? JSON.stringify(value) : value;
}

function countWith(sets: Map<string, Set<unknown>>, name: string, value: unknown): number {
  const set = sets.get(name) ?? new Set();
  sets.set(name, set.add(value));
  return set.size;
}

function contestsAt({ steps, inner }: Trace): [Step, Step][] {
  const sets = steps.filter(({ operation }) => operation === "set");
  const winner = sets.at(-1);
  const lost = winner === undefined ? [] : sets.filter((step) => differs(step, winner));
  const here = lost.map((step): [Step, Step] => [step, winner as Step]);
  return [...here, ...[...inner.values()].flatMap(contestsAt)];
}

function differs(one: Step, other: Step): boolean {
  return one.patch.mod !== other.patch.mod && JSON.stringify(one.operand) !== JSON.stringify(other.operand);
}
