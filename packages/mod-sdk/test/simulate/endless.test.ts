import { playRun } from "@rustkeep/bot";
import { checkInvariants, createGame, execute, type Game, type Registries } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { core } from "../support/core-registries.js";
import { runCli } from "../support/run-cli.js";

const DEEPEST = 1000;

function act(game: Game, registries: Registries, cheat: "on" | "descend" | "heal"): void {
  expect(execute(game, { command: "debug", cheat }, registries).kind).not.toBe("rejected");
}

/** Milliseconds for some turns in a fight. */
function fightFor(turns: number, game: Game, registries: Registries): number {
  const begun = performance.now();
  for (let turn = 0; turn < turns && game.over === ""; turn++) execute(game, { command: "wait" }, registries);
  return performance.now() - begun;
}

describe("the deep", () => {
  it("goes on to floor 1,000 by the workbench: all invariants hold, and the save stays small", () => {
    const registries = core;
    const game = createGame({ seed: 7, name: "Reya", options: ["core:human", "core:warrior"] }, registries);
    act(game, registries, "on");
    for (let number = 2; number <= DEEPEST; number++) {
      act(game, registries, "heal");
      act(game, registries, "descend");
      expect(game.floor.number).toBe(number);
      if (number % 50 === 0 || number < 12) expect(checkInvariants(game, registries)).toEqual([]);
    }
    expect(game.floor.id).toBe("core:the_deep");
    expect(game.won_on).toBeGreaterThan(0);
    const enemies = game.floor.rooms.flatMap((room) => room.enemies);
    expect(enemies.length).toBeGreaterThan(0);
    expect(enemies.every(({ health }) => Number.isFinite(health) && health <= 1e9)).toBe(true);
    const spent = fightFor(20, game, registries);
    const size = JSON.stringify(game).length;
    expect(spent).toBeLessThan(1000);
    expect(size).toBeLessThan(1_000_000);
  }, 60_000);

  it("is where winners go on who are told to, and they have won", () => {
    const registries = core;
    const runs = Array.from({ length: 12 }, (_, at) =>
      playRun({ seed: at + 1, options: ["core:dwarf", "core:cleric"], policy: "sensible", endless: true }, registries),
    );
    const won = runs.filter(({ end }) => end === "won");
    expect(won.length).toBeGreaterThan(0);
    expect(won.every(({ floor }) => floor >= 6)).toBe(true);
    expect(runs.every(({ refused }) => refused === 0)).toBe(true);
  }, 60_000);

  it("is reported on", async () => {
    const { out } = await runCli(["simulate", "runs", "--endless", "-n", "12", "--jobs", "1", "--hero", "core:dwarf"]);
    expect(out.join("\n")).toMatch(/The winners came down to floor \d/);
  }, 60_000);
});
