import type { AiEntry, Phase } from "../../content/definitions/creature.js";
import type { Enemy } from "../../state/creature.js";
import type { View } from "../view.js";

const NO_PHASES: readonly Phase[] = [];

/** The phases that an enemy has entered, in order. */
export function phasesEntered(view: View, { def, phase }: Enemy): readonly Phase[] {
  if (phase === 0) return NO_PHASES;
  return view.compiled.creatures.get(def)?.definition.phases.slice(0, phase) ?? NO_PHASES;
}

/** The phase that an enemy would enter next, undefined where none is left. */
export function nextPhase(view: View, { def, phase }: Enemy): Phase | undefined {
  return view.compiled.creatures.get(def)?.definition.phases[phase];
}

/** How an enemy behaves: as the last of its phases says that says anything, else by its definition. */
export function behaviourOf(view: View, enemy: Enemy): readonly AiEntry[] {
  const changed = phasesEntered(view, enemy).findLast(({ ai }) => ai !== undefined)?.ai;
  return changed ?? view.compiled.creatures.get(enemy.def)?.definition.ai ?? [];
}
