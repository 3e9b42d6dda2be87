import {
  dependencyMissing,
  dependencyOrder,
  modConflict,
  versionOutsideRange,
} from "../diagnostics/codes/dependencies.js";
import type { ModRange } from "../loaded-mod.js";
import type { LoadFault, ModLoadError } from "../mod-load-error.js";
import { locate } from "../positions/locate.js";
import type { Path } from "../positions/path.js";
import { GAME_VERSION } from "../schema/game-version.js";
import type { Absence, FoundMod } from "./found-mod.js";
import { isWithin } from "./versions.js";
import { wayWithout } from "./way-without.js";

/** The mods to be loaded, in their order. */
interface Chosen {
  mods: ReadonlyMap<string, FoundMod>;
  order: ReadonlyMap<string, number>;
  /** Why a mod that lies there is not among them, by its id. */
  absent: ReadonlyMap<string, Absence>;
}

function faultAt({ mod, manifest }: FoundMod, path: Path): LoadFault {
  const { name: file, path: onDisk } = manifest;
  return { mod, file, ...(onDisk && { path: onDisk }), ...locate(manifest, { path, part: "value" }) };
}

// The chain of dependencies that leads from one mod to another, undefined where there is none.
function chainTo(goal: string, from: string, { mods }: Chosen): string[] | undefined {
  const ways = [{ last: from, chain: [from] }];
  const seen = new Set([from]);
  for (const { last, chain } of ways) {
    if (last === goal) return chain;
    const needed = mods.get(last)?.mod.depends.map(({ id }) => id) ?? [];
    for (const next of needed.filter((id) => !seen.has(id))) {
      seen.add(next);
      ways.push({ last: next, chain: [...chain, next] });
    }
  }
  return undefined;
}

function dependencyFault(found: FoundMod, needed: ModRange, at: number, chosen: Chosen): ModLoadError | undefined {
  const { id, version } = needed;
  const fault = faultAt(found, ["depends", at]);
  const without = wayWithout(found);
  const other = chosen.mods.get(id);
  if (other === undefined) {
    const known = [...chosen.mods.keys()].filter((one) => one !== found.mod.id);
    return dependencyMissing({ fault, needed, known, absence: chosen.absent.get(id), without });
  }
  if (!isWithin(other.mod.version, version)) {
    return versionOutsideRange({ fault, needed: id, range: version, found: other.mod.version, without });
  }
  const [own = 0, its = 0] = [found.mod.id, id].map((one) => chosen.order.get(one));
  if (its < own) return undefined;
  return dependencyOrder({ fault, needed: other, circle: chainTo(found.mod.id, id, chosen), without });
}

function conflictFault(found: FoundMod, { id, version }: ModRange, at: number, { mods }: Chosen) {
  const other = mods.get(id);
  if (other === undefined || !isWithin(other.mod.version, version)) return undefined;
  const ways = [found, other].filter(({ mod }) => mod.id !== "core").map(wayWithout);
  return modConflict({ fault: faultAt(found, ["conflicts", at]), other: id, ways });
}

function faultsOf(found: FoundMod, chosen: Chosen): ModLoadError[] {
  const { depends, conflicts, game } = found.mod;
  const wrongGame = isWithin(GAME_VERSION, game)
    ? undefined
    : versionOutsideRange({
        fault: faultAt(found, ["game"]),
        needed: undefined,
        range: game,
        found: GAME_VERSION,
        without: wayWithout(found),
      });
  const faults = [
    wrongGame,
    ...depends.map((needed, at) => dependencyFault(found, needed, at, chosen)),
    ...conflicts.map((other, at) => conflictFault(found, other, at, chosen)),
  ];
  return faults.filter((fault) => fault !== undefined);
}

/** Everything that keeps mods from being loaded together in this order, mod by mod. */
export function loadFaults(found: readonly FoundMod[], absent: ReadonlyMap<string, Absence>): ModLoadError[] {
  const mods = new Map(found.map((one) => [one.mod.id, one]));
  const order = new Map(found.map(({ mod }, index) => [mod.id, index]));
  return found.flatMap((one) => faultsOf(one, { mods, order, absent }));
}
