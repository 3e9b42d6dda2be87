import type { Action, DamageType } from "../../src/index.js";
import { use } from "./commands.js";
import type { Loose, LooseRegistries } from "./loose.js";
import { type Scene, type SceneSetup, scene } from "./scene.js";

/** Uses the ability of `deed` or `bolt`. */
export const doIt = use("core:deed");

/** A scene in which ability `core:deed` of the hero runs the actions. */
export function deed(actions: Loose<Action>[], setup: SceneSetup = {}): Scene {
  const own: LooseRegistries = {
    abilities: { "core:deed": { actions } },
    options: { "core:walker": { abilities: ["core:deed"] } },
  };
  const rest = setup.define ?? {};
  return scene({ ...setup, define: { ...rest, ...own, abilities: { ...rest.abilities, ...own.abilities } } });
}

/** A scene in which the first enemy does the deed, and the hero waits. */
export function enemyDeed(actions: Loose<Action>[], setup: SceneSetup = {}): Scene {
  return scene({
    ...setup,
    define: {
      ...setup.define,
      abilities: { "core:deed": { actions } },
      creatures: { "core:actor": { abilities: ["core:deed"] } },
    },
    enemies: [{ def: "core:actor", intent: "core:deed" }, "core:dummy"],
  });
}

/** Definitions in which the hero's ability `core:deed` deals an amount of damage to its target. */
export const bolt = (amount: number, more: LooseRegistries = {}, type: DamageType = "ice"): LooseRegistries => ({
  ...more,
  abilities: { "core:deed": { actions: [{ action: "damage", amount, damage_type: type, target: "target" }] } },
  options: { "core:walker": { abilities: ["core:deed"] } },
});
