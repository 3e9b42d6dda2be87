import { describe, expect, it } from "vitest";
import { cleanLines, cleanText } from "../../src/words/clean-text.js";

describe("cleaning text", () => {
  it.each([
    ["colours", "\u001b[1;31mred\u001b[0m", "red"],
    ["window titles", "\u001b]0;gone\u0007here", "here"],
    ["window titles ended by a string terminator", "\u001b]2;gone\u001b\\here", "here"],
    ["unfinished strings", "here\u001bPgone", "here"],
    ["strings that another sequence breaks off", "a\u001b]0;gone\u001b[1mb\u009dgone\u009b2Jc", "abc"],
    ["eight-bit sequences", "\u009b2Jhere\u009d0;gone\u009c", "here"],
    ["two-character escapes", "a\u001bcb", "ab"],
    ["a lone escape at the end", "a\u001b", "a"],
    ["control characters", "a\u0007\u0008\u0000\u007fb", "ab"],
    ["bidirectional overrides", "a\u202e\u2066b", "ab"],
    ["line breaks", "a\r\nb\nc\u2028d", "a b c d"],
    ["tabs", "a\tb", "a b"],
  ])("takes away %s", (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it("takes as long for many sequences as there are characters", () => {
    const begun = performance.now();
    for (const text of ["\u009d", "\u001b]", "\u009b1;", "\u001b ", "\u001b[", "\u0090x"])
      cleanText(`${text.repeat(500_000)}\u001b`);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it("leaves letters of every script alone", () => {
    expect(cleanText("Knochenfürst 骨 🗡 Ελ")).toBe("Knochenfürst 骨 🗡 Ελ");
  });

  it("keeps line breaks where lines are wanted", () => {
    expect(cleanLines("a\r\nb\u001b[2Kc")).toBe("a\nbc");
  });

  it("leaves nothing that a terminal obeys, whatever is nested", () => {
    const nested = "\u001b\u001b[[31m\u001b]\u001b[0mx\u0007\u009b\u009b1m";
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(cleanText(nested)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  });
});
