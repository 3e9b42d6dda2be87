import type { AiEntry, CreatureDefinition, Phase } from "@rustkeep/engine";
import { ATTACK, FLEE } from "@rustkeep/engine";
import { aiNotGranted, aiWithoutFallback, phaseAbove } from "../../diagnostics/codes/creatures.js";
import type { Definition } from "../../read/definition.js";
import { placeOf } from "../chains.js";
import { living, type Resolution, standingIn } from "../resolution.js";

type Path = (string | number)[];

function checkBehaviour(
  { dropped, report }: Resolution,
  definition: Definition,
  ai: readonly AiEntry[],
  granted: readonly string[],
  path: Path,
): void {
  const lines = living(dropped, ai);
  for (const [index, { ability }] of lines) {
    if (!granted.includes(ability))
      report.add(placeOf(definition, [...path, index, "ability"], "value"), aiNotGranted(ability));
  }
  const last = lines.at(-1);
  if (last === undefined) {
    const isHead = ai.length === 0 && path.length === 1;
    report.add(placeOf(definition, isHead ? [] : path, isHead ? "head" : "key"), aiWithoutFallback(true));
  } else if (last[1].condition.length > 0)
    report.add(placeOf(definition, [...path, last[0]], "value"), aiWithoutFallback(false));
}

function checkPhases(
  resolution: Resolution,
  definition: Definition,
  phases: readonly Phase[],
  before: readonly string[],
): void {
  const { dropped, report } = resolution;
  let granted = before;
  let least = 1;
  for (const [index, { below, abilities, ai }] of living(dropped, phases)) {
    granted = [...granted, ...living(dropped, abilities).map(([, id]) => id)];
    if (ai !== undefined) checkBehaviour(resolution, definition, ai, granted, ["phases", index, "ai"]);
    if (below > least) report.add(placeOf(definition, ["phases", index, "below"], "value"), phaseAbove(below, least));
    least = Math.min(least, below);
  }
}

/** Checks what creatures intend to do, and in which order they change. */
export function checkCreatures(resolution: Resolution): void {
  for (const definition of standingIn(resolution.chains, "creatures")) {
    const { ai, abilities, phases } = definition.value as unknown as CreatureDefinition;
    const granted = [ATTACK, FLEE, ...living(resolution.dropped, abilities).map(([, id]) => id)];
    checkBehaviour(resolution, definition, ai, granted, ["ai"]);
    checkPhases(resolution, definition, phases, granted);
  }
}
