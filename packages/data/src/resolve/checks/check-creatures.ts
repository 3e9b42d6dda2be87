import type { CreatureDefinition } from "@rustkeep/engine";
import { ATTACK, FLEE } from "@rustkeep/engine";
import { aiNotGranted, aiWithoutFallback } from "../../diagnostics/codes/creatures.js";
import type { Definition } from "../../read/definition.js";
import { placeOf } from "../chains.js";
import { living, type Resolution, standingIn } from "../resolution.js";

function checkCreature({ dropped, report }: Resolution, definition: Definition): void {
  const { ai, abilities } = definition.value as unknown as CreatureDefinition;
  const granted = [ATTACK, FLEE, ...living(dropped, abilities).map(([, id]) => id)];
  const lines = living(dropped, ai);
  for (const [index, { ability }] of lines) {
    if (!granted.includes(ability))
      report.add(placeOf(definition, ["ai", index, "ability"], "value"), aiNotGranted(ability));
  }
  const last = lines.at(-1);
  if (last === undefined)
    report.add(
      placeOf(definition, ai.length === 0 ? [] : ["ai"], ai.length === 0 ? "head" : "key"),
      aiWithoutFallback(true),
    );
  else if (last[1].condition.length > 0)
    report.add(placeOf(definition, ["ai", last[0]], "value"), aiWithoutFallback(false));
}

/** Checks what creatures intend to do. */
export function checkCreatures(resolution: Resolution): void {
  for (const definition of standingIn(resolution.chains, "creatures")) checkCreature(resolution, definition);
}
