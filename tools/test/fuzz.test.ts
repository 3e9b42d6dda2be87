import { createRng } from "@rustkeep/engine";
import { describe, expect, it } from "vitest";
import { corpusOf } from "../fuzz/corpus.js";
import { kinds } from "../fuzz/kinds.js";
import { shrinkText } from "../fuzz/shrink-text.js";

/** Spoilt texts of each kind; `npm run fuzz` reads thousands. */
const CASES = 40;
/** Numbers that stand for both ways of loading a mod, and for playing on with what is left. */
const WAYS = [0, 1];

describe.each(kinds().map((kind) => [kind.name, kind] as const))("of %s", (_, kind) => {
  it.each(corpusOf(kind))("a text that is known to be hard is read well: %s", (_, text) => {
    for (const way of WAYS) expect(kind.check(text, way)).toBeUndefined();
  });

  it("sound texts and spoilt ones are read without a fault", () => {
    for (let number = 1; number <= CASES; number++) {
      const text = kind.seedText(number);
      if (number <= 6) expect(kind.check(text, number), `sound text ${number}`).toBeUndefined();
      expect(kind.check(kind.spoil(text, createRng(number)), number), `number ${number}`).toBeUndefined();
    }
  });
});

it("a text is shrunk to what is at fault", () => {
  const text = `[[items]]\nid = "a"\n${"x = 1\n".repeat(200)}name = "bad"\n`;
  expect(shrinkText(text, (some) => some.includes("bad") && some.includes("id"))).toBe("idbad");
});
