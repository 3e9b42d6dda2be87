import { expect, test } from "vitest";
import { loadToml } from "../support/load-texts.js";

function findingFor(entry: string) {
  const { diagnostics } = loadToml(`[[loot_tables]]\nid = "chest"\nentries = [${entry}]\n`);
  return diagnostics.filter(({ mod }) => mod === "mymod");
}

test("a misspelt field that should say what a loot entry yields is named, with the one that is meant", () => {
  expect(findingFor('{ weight = 2, afix = "mouldy" }')).toMatchObject([
    { code: "one_of_several", hint: "afix is no field of it: did you mean affix?", line: 3, column: 26 },
  ]);
});

test("a strange field that is like none of them is named alone", () => {
  expect(findingFor('{ "\\u001bxylophone" = 1 }')).toMatchObject([{ hint: "\\u{1b}xylophone is no field of it" }]);
});

test("without a strange field the entry itself is what is wrong", () => {
  const [finding] = findingFor("{ weight = 2 }");
  expect(finding).toMatchObject({ code: "one_of_several", line: 3 });
  expect(finding?.hint).toBeUndefined();
});
