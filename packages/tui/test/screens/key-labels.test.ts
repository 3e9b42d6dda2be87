import { type Language, textsOf } from "@rustkeep/presentation";
import { describe, expect, it } from "vitest";
import { keyLabel } from "../../src/screens/hints.js";

function labels(language: Language, ...keys: string[]): string[] {
  return keys.map((key) => keyLabel(key, { texts: textsOf(language) }));
}

describe("keys are written as on the keyboard", () => {
  it("in English with hyphens, a letter held with Ctrl in capitals", () => {
    expect(labels("en", "ctrl+c", "shift+up", "alt+x", "ctrl+shift+pageup", "f12", "K")).toEqual([
      "Ctrl-C",
      "Shift-↑",
      "Alt-x",
      "Ctrl-Shift-PgUp",
      "F12",
      "K",
    ]);
  });

  it("in German with plus signs", () => {
    expect(labels("de", "ctrl+c", "shift+tab", "delete")).toEqual(["Strg+C", "Umschalt+Tab", "Entf"]);
  });

  it("also where the key is a plus sign", () => {
    expect(labels("en", "+", "ctrl++")).toEqual(["+", "Ctrl-+"]);
  });
});
