import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type RulesByFile = Record<string, Record<string, string[]>>;

const url = (path: string) => new URL(path, import.meta.url);
const rulesByFile = JSON.parse(readFileSync(url("rules-by-file.json"), "utf8")) as RulesByFile;

// The mutation tests (docs/measuring.md) try each of these files with the tests that are named beside its rules.
describe.each(Object.entries(rulesByFile))("the rules of %s", (file, rules) => {
  it("lie where the list says, and so do their tests", () => {
    expect(existsSync(url(`../src/${file}`))).toBe(true);
    const missing = Object.values(rules)
      .flat()
      .filter((test) => !existsSync(url(`${test}.test.ts`)));
    expect(missing).toEqual([]);
  });
});
