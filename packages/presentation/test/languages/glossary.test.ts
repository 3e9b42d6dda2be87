import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../src/languages/texts.js";

const core = readFileSync(new URL("../../../../mods/core/locale/de.toml", import.meta.url), "utf8");
const glossary = readFileSync(new URL("../../../../docs/glossary.md", import.meta.url), "utf8");

/** All fixed texts of a catalogue, and the sources of those that are put together. */
function textsIn(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "function") return [String(part)];
  return part !== null && typeof part === "object" ? Object.values(part).flatMap(textsIn) : [];
}

/** Words for what the glossary calls otherwise, and how it calls it. */
const OTHER_WORDS = [
  [/\bEbenen?\b/, "Etage"],
  [/\bStockwerke?\b/, "Etage"],
  [/\bVolk\b/, "Rasse"],
  [/\bGepäck\b/, "Inventar"],
  [/\bAufgaben?\b/, "Auftrag"],
  [/\bStufen?\b/, "Level"],
  [/\bGeschick\b/, "Geschicklichkeit"],
  [/\bHieb(?:schaden|widerstand)\b/, "Schnitt"],
  [/\bWucht(?:schaden|widerstand)\b/, "Stumpf"],
  [/\bjede Runde\b/i, "Zug"],
] as const;

describe("the glossary", () => {
  it.each(OTHER_WORDS)("leaves no German text with %s for the same thing: it is %s", (other, word) => {
    expect(glossary).toContain(`| ${word} |`);
    const texts = [...textsIn(textsOf("de")), ...core.split("\n")];
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  it("has the words that the client shows", () => {
    const { attributes, damageTypes } = textsOf("de").vocabulary;
    for (const word of [attributes.dexterity, attributes.level, attributes.luck, ...Object.values(damageTypes)]) {
      expect(glossary).toContain(`| ${word} |`);
    }
  });
});
