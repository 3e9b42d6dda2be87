import { describe, expect, it } from "vitest";
import { coreRegistries } from "../../../presentation/test/fixtures/core.js";
import { runPlain } from "../../src/plain/run-plain.js";
import { onTypewriter, typewritten } from "../../src/plain/typewriter.js";
import { memorySession } from "../fixtures/memory-session.js";

describe("a line on a typewriter", () => {
  it.each([
    ["Blood sip → you: 5 damage, 73 %", "Blood sip to you: 5 damage, 73 %"],
    ["Giant rat ×2 · −3", "Giant rat x2 , -3"],
    ["„Über die Brücke“ – größer …", '"Ueber die Bruecke" - groesser ...'],
    ["Café, naïve, u\u0308ber", "Cafe, naive, ueber"],
    ["日本刀", "???"],
  ])("%s", (line, expected) => {
    expect(typewritten(line)).toBe(expected);
  });

  it("holds nothing but ASCII, whatever the game says", async () => {
    const wish = { newRun: true, yes: true, seed: 3n, name: "Jörg", options: ["core:elf", "core:thief"] };
    const told: string[] = [];
    const script = [
      "umsehen",
      "inventar",
      "bogen",
      "fähigkeiten",
      "reisen",
      ...Array(40).fill("erkunden"),
      "1",
      "1",
      "hilfe",
    ];
    const io = {
      tell: (line: string) => void told.push(line),
      ask: async (prompt: string) => {
        told.push(prompt);
        return script.shift();
      },
      close: () => {},
    };
    await runPlain(
      memorySession(coreRegistries("de"), { wish, language: "de" }),
      onTypewriter(io, () => true),
    );
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((line) => /[^ -~]/.test(line))).toEqual([]);
  });
});
