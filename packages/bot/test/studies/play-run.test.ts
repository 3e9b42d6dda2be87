import { describe, expect, it } from "vitest";
import type { Policy } from "../../src/players/bot.js";
import { playRun } from "../../src/studies/play-run.js";
import { core } from "../support/core-registries.js";

const classes = ["core:warrior", "core:thief", "core:mage", "core:cleric"];
const races = ["core:human", "core:dwarf", "core:elf"];

function runs(policy: Policy, count: number) {
  return Array.from({ length: count }, (_, at) =>
    playRun({ seed: at + 1, options: [races[at % 3] ?? "", classes[at % 4] ?? ""], policy }, core),
  );
}

describe("whole runs", () => {
  it("come to an end without a refused command", () => {
    const played = runs("sensible", 24);
    expect(played.map(({ refused }) => refused)).toEqual(played.map(() => 0));
    expect(played.filter(({ end }) => end === "stuck")).toEqual([]);
    expect(new Set(played.map(({ end }) => end))).toEqual(new Set(["won", "died"]));
  });

  it("are the same for the same seed", () => {
    const [first] = runs("sensible", 1);
    const [second] = runs("sensible", 1);
    expect(second).toEqual(first);
  });

  it("are lost by who only walks and attacks", () => {
    const played = runs("plain", 24);
    expect(played.map(({ end, refused }) => [end, refused])).toEqual(played.map(() => ["died", 0]));
  });

  it("end where a floor cannot be made, the first one or another, and say which", () => {
    const cramped = (id: string) => {
      const floor = core.floors[id];
      if (floor === undefined) throw new Error(`no floor ${id}`);
      return { ...core, floors: { ...core.floors, [id]: { ...floor, size: [12, 12] as [number, number] } } };
    };
    const options = ["core:human", "core:warrior"];
    const begun = Array.from({ length: 4 }, (_, at) =>
      playRun({ seed: at + 1, options, policy: "sensible" }, cramped("core:floor_2")),
    ).find(({ end }) => end === "stuck");
    expect(begun).toMatchObject({ floor: 1, failedFloor: "core:floor_2", refused: 0 });
    const unbegun = playRun({ seed: 1, options, policy: "sensible" }, cramped("core:floor_1"));
    expect(unbegun).toMatchObject({ end: "stuck", floor: 1, turns: 0, failedFloor: "core:floor_1", options });
  });

  it("account for every turn and every fight", () => {
    for (const run of runs("sensible", 6)) {
      const turns = [...run.turnsOnFloor.values()].reduce((sum, value) => sum + value, 0);
      expect(turns).toBe(run.turns);
      expect(run.fights.filter(({ end }) => end === "died")).toHaveLength(
        run.end === "died" && run.fights.at(-1)?.end === "died" ? 1 : 0,
      );
      expect(run.met.has(`options/${run.options[0]}`)).toBe(true);
      expect(run.met.has("floors/core:floor_1")).toBe(true);
    }
  });
});
