import { describe, expect, it } from "vitest";
import { arenaOf } from "../../src/studies/arena.js";
import { statisticsOf } from "../../src/studies/histogram.js";
import { playFight } from "../../src/studies/play-fight.js";
import { playFights } from "../../src/studies/play-fights.js";
import { reference } from "../support/core-registries.js";

const hero = ["core:elf", "core:thief"];

describe("single fights of the reference content", () => {
  // What the rules' first implementation measured, for an elf thief of level 1 who only attacks.
  it.each([
    ["core:rat", 4.2, 6, 0],
    ["core:skeleton", 6.6, 18, 0],
    ["core:ghoul", 15.8, 94, 0.6],
    ["core:bone_lord", 9.9, 110, 1],
  ])("last as long and cost as much as they should against %s", (enemy, turns, lost, deaths) => {
    const fights = 2000;
    const numbers = Array.from({ length: fights }, (_, at) => at);
    const { groups } = playFights(
      {
        kind: "fights",
        registries: reference,
        seed: "1",
        policy: "plain",
        heroes: [hero],
        level: 1,
        enemies: [[enemy]],
      },
      numbers,
    );
    const measured = groups[enemy] ?? {};
    expect(Math.abs(statisticsOf(measured.turns ?? {}).mean / turns - 1)).toBeLessThan(0.15);
    expect(Math.abs(statisticsOf(measured.lost ?? {}).mean / lost - 1)).toBeLessThan(0.25);
    expect(Math.abs((measured.end?.died ?? 0) / fights - deaths)).toBeLessThan(0.12);
  });

  it("begin unhurt, and enemies do nothing on the first turn", () => {
    const arena = arenaOf(reference);
    const weak = { seed: 3, options: hero, level: 60, enemies: ["core:rat"], policy: "plain" } as const;
    const fights = Array.from({ length: 20 }, (_, seed) => playFight({ ...weak, seed }, arena));
    expect(fights.filter(({ turns }) => turns === 1).every(({ lost }) => lost === 0)).toBe(true);
    expect(fights.some(({ turns }) => turns === 1)).toBe(true);
  });

  it("are easier on a higher level", () => {
    const arena = arenaOf(reference);
    const lost = (level: number) =>
      Array.from({ length: 40 }, (_, seed) =>
        playFight({ seed, options: hero, level, enemies: ["core:skeleton"], policy: "plain" }, arena),
      ).reduce((sum, fight) => sum + fight.lost, 0);
    expect(lost(10)).toBeLessThan(lost(1));
  });
});
