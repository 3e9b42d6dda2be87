import type { Registries, RegistryName } from "@rustkeep/engine";
import { patchBook } from "../patch/patch-book.js";
import type { SourceFile } from "../positions/source-file.js";
import type { Definition } from "../read/definition.js";
import type { ReadMods } from "../read/read-mods.js";
import type { Report } from "../report.js";
import { chainDefinitions } from "./chains.js";
import { checkAllReferences, checkReferences } from "./check-references.js";
import { checkBalance } from "./checks/check-balance.js";
import { checkCharacters } from "./checks/check-characters.js";
import { checkCreatures } from "./checks/check-creatures.js";
import { checkFloorNumbers } from "./checks/check-floor-numbers.js";
import { checkFloors, dropImpossibleFloors } from "./checks/check-floors.js";
import { checkLoot } from "./checks/check-loot.js";
import { checkModifiers } from "./checks/check-modifiers.js";
import { checkNames } from "./checks/check-names.js";
import { noticeTriggers } from "./checks/notice-triggers.js";
import { noticeUnused } from "./checks/notice-unused.js";
import { type PrefabsByTag, prefabsByTag } from "./checks/prefabs-by-tag.js";
import { tellContested, tellContestedBalance } from "./contested.js";
import { leaveOut } from "./leave-out.js";
import { patchAll } from "./patch-all.js";
import { type Resolution, standingIn } from "./resolution.js";

/** What the third phase is about. */
export interface ToResolve {
  reading: ReadMods;
  report: Report;
  /** Where something is told that no entry is at fault for. */
  fallback: { mod: string; file: SourceFile } | undefined;
}

// Whatever falls may take others with it, until all that is left holds together.
function settle(resolution: Resolution): PrefabsByTag {
  const checked = new Set<Definition>();
  checkAllReferences(resolution);
  for (;;) {
    const byTag = prefabsByTag(resolution);
    if (!dropImpossibleFloors(resolution, byTag, checked)) return byTag;
    checkReferences(resolution);
  }
}

function check(resolution: Resolution, byTag: PrefabsByTag, { reading, report, fallback }: ToResolve): void {
  tellContested(resolution);
  tellContestedBalance(reading.balance, report);
  checkFloors(resolution, byTag);
  checkFloorNumbers(resolution, fallback);
  checkCreatures(resolution);
  checkModifiers(resolution);
  checkNames(resolution);
  checkLoot(resolution);
  checkCharacters(resolution);
  checkBalance(reading.balance, report);
  noticeTriggers(resolution);
  noticeUnused(resolution);
}

function registriesOf({ chains }: Resolution, { reading }: ToResolve): Registries {
  const registries: Record<string, Record<string, unknown>> = {};
  for (const registry of Object.keys(chains) as RegistryName[]) {
    const entries: Record<string, unknown> = {};
    const sorted = standingIn(chains, registry).sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id, value } of sorted) entries[id] = value;
    registries[registry] = entries;
  }
  return { ...registries, balance: reading.balance.values } as unknown as Registries;
}

/** The third phase: checks what the mods define against each other and leaves out what does not hold together. */
export function resolve(toResolve: ToResolve): { registries: Registries; resolution: Resolution } {
  const { reading, report } = toResolve;
  const chains = chainDefinitions(reading, report);
  const resolution: Resolution = {
    mods: reading.mods,
    chains,
    patches: patchBook(reading.patches),
    report,
    dropped: new Map(),
    fallen: new Map(reading.fallen),
    queue: [],
    suggestions: new Map(),
    authored: new Map(),
  };
  patchAll(resolution);
  const byTag = settle(resolution);
  report.beginPart();
  check(resolution, byTag, toResolve);
  leaveOut(resolution);
  return { registries: registriesOf(resolution, toResolve), resolution };
}
