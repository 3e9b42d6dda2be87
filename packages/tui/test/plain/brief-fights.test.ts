import { expect, it } from "vitest";
import { coreRegistries } from "../../../presentation/test/fixtures/core.js";
import { runPlain } from "../../src/plain/run-plain.js";
import { memorySession } from "../fixtures/memory-session.js";

const ROUND = /^(?:Round|Runde) \d+\. /;

/** What is told in each turn of a fight that goes on, over some runs of the base game by attacks alone. */
async function toldTurns(language: "en" | "de"): Promise<string[][]> {
  const turns: string[][] = [];
  for (let seed = 1n; seed <= 6n; seed += 1n) {
    const wish = { newRun: true, yes: true, seed, name: "Ada", options: ["core:human", "core:warrior"] };
    const session = memorySession(coreRegistries(language), { wish, language });
    let told: string[] = [];
    let lines = 300;
    await runPlain(session, {
      tell: (line) => void told.push(line),
      close: () => {},
      ask: async () => {
        const fighting = told.some((line) => ROUND.test(line));
        if (fighting) turns.push(told);
        const begun = told.some((line) => /^(?:Fight|Kampf), /.test(line));
        told = [];
        lines -= 1;
        return lines < 0 ? undefined : fighting || begun ? "1" : "explore";
      },
    });
  }
  return turns;
}

const wordsIn = (lines: readonly string[]) => lines.join(" ").split(/\s+/).length;

it.each(["en", "de"] as const)("a turn of a fight takes fewer than 35 words on average (%s)", async (language) => {
  const turns = await toldTurns(language);
  expect(turns.length).toBeGreaterThan(50);
  const words = turns.reduce((sum, lines) => sum + wordsIn(lines), 0) / turns.length;
  expect(words).toBeLessThan(35);
  // Everybody's health, what each enemy is about to do and how likely, and the hero's own strength.
  for (const lines of turns) expect(lines.find((line) => ROUND.test(line))).toMatch(/\d+ (?:of|von) \d+/);
});
