import { expect, test } from "vitest";
import { completeLocale, type MissingLine } from "../../src/index.js";

const NAME: MissingLine = { table: ["items", "lamp"], key: "name", value: '""', comment: ["Lamp"] };
const LINES = '# Lamp\nname = ""\n';

test.each([
  ["", `[items.lamp]\n${LINES}`],
  ['[items.oil]\nname = "x"', `[items.oil]\nname = "x"\n\n[items.lamp]\n${LINES}`],
  ["[items.lamp]", `[items.lamp]\n${LINES}`],
  ["[items.lamp]\n\n\n[npcs.a]\n", `[items.lamp]\n${LINES}\n\n[npcs.a]\n`],
  ["[items.lamp] # it\n", `[items.lamp] # it\n${LINES}`],
  ['[ items . "lamp" ]\r\nthe = "x"\r\n', `[ items . "lamp" ]\r\nthe = "x"\r\n${LINES}`],
  ['[items.lamp]\nname = "Lampe"\n', '[items.lamp]\nname = "Lampe"\n'],
  ['items.lamp.name = "Lampe"\n', 'items.lamp.name = "Lampe"\n'],
])("%j is completed", (text, expected) => {
  expect(completeLocale(text, [NAME])).toMatchObject({ kind: "completed", text: expected });
});

test("names that are no bare keys are quoted, lines of one table stay together", () => {
  const table = ["items", "core:worn boots"];
  const lines = [
    { table, key: "", value: '""', comment: [] },
    NAME,
    { table, key: "name", value: '""', comment: ["a", "b"] },
  ];
  expect(completeLocale("", lines)).toEqual({
    kind: "completed",
    added: 3,
    text: `[items."core:worn boots"]\n"" = ""\n# a\n# b\nname = ""\n\n[items.lamp]\n${LINES}`,
  });
});

test.each(["items = 7\n", 'items.lamp.the = "x"\n', "[items\n"])("%j is refused with its line", (text) => {
  expect(completeLocale(text, [NAME])).toMatchObject({ kind: "refused", line: expect.any(Number) });
});
