import { emptyRegistries, REGISTRY_NAMES, type Registries } from "../../src/index.js";
import { complete } from "./defaults.js";
import type { LooseRegistries } from "./loose.js";

/** Chance plays no part: nothing is dodged, nothing capped, and no level is gained by marks. */
const CALM_BALANCE = { evasion: 0, hit_floor: 0, hit_ceiling: 1, exp_base: 1_000_000 };

const SMALL_CORE: LooseRegistries = {
  slots: { "core:hand": {} },
  categories: { "core:path": {} },
  options: { "core:walker": {} },
  items: { "core:gold": { stackable: true, base_price: 1 } },
  abilities: {
    "core:attack": { actions: [{ action: "damage", scale: 1, damage_type: "slash", target: "target" }] },
    "core:flee": { actions: [{ action: "flee" }] },
  },
  creatures: { "core:dummy": {} },
  prefabs: {
    "core:gate": { tags: ["core:entrance"], layout: "####\n#<.+\n####" },
    "core:stairwell": { tags: ["core:exit"], layout: "####\n+.>#\n####" },
    "core:hall": {},
    "core:den": {},
  },
  floors: { "core:first": {} },
};

/** Registries of a small core and what a test adds; frozen to the bottom, since definitions never change. */
export function buildRegistries(...parts: LooseRegistries[]): Registries {
  const { balance, ...records } = emptyRegistries();
  const built = {
    ...records,
    balance: Object.assign({}, balance, CALM_BALANCE, ...parts.map((part) => part.balance)),
  } as Record<string, Record<string, unknown>>;
  for (const registry of REGISTRY_NAMES) {
    const entries: Record<string, object | null> = Object.assign(
      {},
      SMALL_CORE[registry],
      ...parts.map((part) => part[registry]),
    );
    built[registry] = {};
    for (const [id, entry] of Object.entries(entries)) {
      if (entry !== null) built[registry][id] = complete(registry, id, entry);
    }
  }
  return deepFreeze(built) as unknown as Registries;
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
