import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mutated } from "../mutate/mutated-engine.js";
import { mutations } from "../mutate/mutations/index.js";

const engine = new URL("../../packages/engine/", import.meta.url);

describe("the list of mutations", () => {
  it.each(mutations.map((mutation) => [mutation.rule, mutation] as const))("fits the engine: %s", (_, mutation) => {
    const text = readFileSync(new URL(`src/${mutation.file}`, engine), "utf8");
    expect(mutated(text, mutation)).not.toBe(text);
    for (const test of mutation.tests) expect(existsSync(new URL(`test/${test}.test.ts`, engine)), test).toBe(true);
  });

  it("breaks each rule once", () => {
    const rules = mutations.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
  });
});
