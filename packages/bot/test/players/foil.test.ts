import type { SettledAction } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { viewFight } from "../../src/players/fight/fight-view.js";
import { worthOfFoiling } from "../../src/players/fight/foil.js";
import { core } from "../support/core-registries.js";
import { startFight } from "../support/fight.js";

const burn: SettledAction = { action: "apply_modifier", modifier: "core:burning", target: "target", on_hit: false };
const tire = (amount: number): SettledAction => ({
  action: "change_attribute",
  attribute: "stamina",
  amount,
  target: "target",
  on_hit: false,
});

/** What it is worth to do something to a bone mender that has announced to heal itself. */
function worthAgainstMender(action: SettledAction, change: { first?: boolean; intent?: string } = {}): number {
  const { game, memory } = startFight(core, {
    enemies: ["core:bone_mender"],
    intents: [change.intent ?? "core:mend_bones"],
  });
  if (change.first === false) game.player.initiative = -20;
  const view = viewFight(game, memory);
  const [foe] = view.foes;
  return foe === undefined ? Number.NaN : worthOfFoiling(view, foe, action);
}

describe("foiling what an enemy has announced", () => {
  it("is worth something by a state that the enemy must not have", () => {
    expect(worthAgainstMender(burn)).toBeGreaterThan(5);
  });

  it("is worth something by taking the stamina that it costs", () => {
    expect(worthAgainstMender(tire(-50))).toBeGreaterThan(5);
  });

  it("is worth nothing if enough stamina is left", () => {
    expect(worthAgainstMender(tire(-5))).toBe(0);
  });

  it("is worth nothing to who acts too late", () => {
    expect(worthAgainstMender(burn, { first: false })).toBe(0);
  });

  it("is worth nothing against what costs nothing", () => {
    expect(worthAgainstMender(tire(-50), { intent: "core:attack" })).toBe(0);
  });
});
