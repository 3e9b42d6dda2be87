import { expect, test } from "vitest";
import { loadToml } from "../support/load-texts.js";

const regalia = (items: string, bonus: string) =>
  `[[sets]]\nid = "regalia"\nname = "Regalia"\nitems = ${items}\nbonus = [${bonus}]\n`;

function load(text: string) {
  const { registries, diagnostics } = loadToml(text);
  return { set: registries.sets["mymod:regalia"], found: diagnostics.filter(({ mod }) => mod === "mymod") };
}

test("a set holds items and what wearing them gives", () => {
  const { set, found } = load(
    regalia('["core:iron_sword"]', '{ pieces = 1, modifiers = [{ attribute = "luck", flat = 2 }] }'),
  );
  expect(found).toEqual([]);
  expect(set).toMatchObject({ items: ["core:iron_sword"], bonus: [{ pieces: 1, triggers: [] }] });
});

test("an unknown item is left out", () => {
  expect(load(regalia('["core:iron_sowrd", "core:iron_sword"]', "")).set?.items).toEqual(["core:iron_sword"]);
});

test("percentages of nothing and triggers that never fire are told at their places", () => {
  const { found } = load(
    regalia(
      '["core:iron_sword"]',
      '{ pieces = 1, modifiers = [{ attribute = "price_modifier", percent = 5 }], triggers = [{ on = "turn_started", chance = 0 }] }',
    ),
  );
  expect(found).toMatchObject([
    { code: "percent_of_zero", line: 5 },
    { code: "never_fires", line: 5 },
  ]);
});
