import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRecording, replayRecording } from "@rustkeep/data";
import { digest, type Game, replay } from "@rustkeep/engine";
import { afterAll, describe, expect, it } from "vitest";
import { coreContent, tutorialContent, wildContent } from "../soak/contents.js";
import { keepFailure } from "../soak/keep-failure.js";
import { planOf } from "../soak/plans.js";
import { playAgain, playRun } from "../soak/play.js";
import { readFailure } from "../soak/read-failure.js";
import { setupOf } from "../soak/run.js";
import { shrinkFailure } from "../soak/shrink-failure.js";

const folder = mkdtempSync(join(tmpdir(), "rustkeep-soak-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Turns of a run; `npm run soak` plays whole ones. */
const TURNS = 400;

describe("a short soak", () => {
  it.each(["sensible", "random", "plain"] as const)(
    "of the base game, played by the %s bot, shows no fault",
    (player) => {
      const content = coreContent();
      for (const number of [7, 14]) {
        expect(playRun(planOf(content, number, player), TURNS)).toMatchObject({ kind: "played" });
      }
    },
  );

  it("of the tutorial's mod shows no fault", () => {
    const content = tutorialContent();
    if (content !== undefined) expect(playRun(planOf(content, 3, "sensible"), TURNS)).toMatchObject({ kind: "played" });
  });

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))("of random mod %i shows no fault", (number) => {
    const content = wildContent(number);
    for (const player of ["random", "sensible"] as const) {
      const result = playRun(planOf(content, number, player), TURNS / 3);
      expect(result.kind === "failed" ? result.failure : undefined).toBeUndefined();
    }
  });
});

/** A made-up fault: a kill in the third room. */
const madeUp = ({ stats, turn }: Game) =>
  stats.rooms_entered >= 3 && stats.kills >= 1 ? { kind: "made_up", detail: `turn ${turn}` } : undefined;

/** The first of some runs that shows the made-up fault. */
function failingRun() {
  const content = coreContent();
  for (let number = 1; number <= 50; number++) {
    const plan = planOf(content, number, "random");
    const result = playRun(plan, TURNS, madeUp);
    if (result.kind === "failed") return { plan, failure: result.failure };
  }
  throw new Error("no run fails");
}

describe("a run that fails", () => {
  const { plan, failure } = failingRun();

  it("is shrunk to commands none of which can be left out", () => {
    const shortest = shrinkFailure(plan, failure, madeUp);
    expect(shortest.commands.length).toBeLessThan(failure.commands.length);
    expect(playAgain(plan, shortest.commands, "made_up", madeUp)).toBeDefined();
    for (const left of shortest.commands.keys()) {
      const rest = shortest.commands.filter((_, index) => index !== left);
      expect(playAgain(plan, rest, "made_up", madeUp)).toBeUndefined();
    }
  });

  it("is kept with its mods, and can be played again, also as a recording", () => {
    const wild = planOf(wildContent(2), 2, "random");
    for (const kept of [plan, wild]) {
      const shorter = { ...failure, commands: failure.commands.slice(0, 20) };
      const path = keepFailure(folder, kept, shorter);
      const again = readFailure(path);
      expect(again.failure).toEqual(shorter);
      expect(again.plan).toMatchObject({ seed: kept.seed, options: kept.options });
      const { mods, registries } = again.plan.content.loaded;
      expect(registries).toEqual(kept.content.loaded.registries);
      const recorded = readRecording(join(path, "run.jsonl"));
      if (recorded.kind !== "recorded") throw new Error(`the recording is ${recorded.kind}`);
      const replayed = replayRecording(recorded, mods, registries);
      if (replayed.kind !== "played") throw new Error(replayed.message);
      expect(digest(replayed.game)).toBe(digest(replay({ ...setupOf(kept), commands: shorter.commands }, registries)));
    }
  });
});
