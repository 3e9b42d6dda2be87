import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadWithCore } from "../support/load-texts.js";

const guide = readFileSync(new URL("../../../../docs/modding/patches.md", import.meta.url), "utf8");
const examples = [...guide.matchAll(/^```toml (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [
  name,
  text,
]);

test.each(examples)("the example %s of the guide to patches changes something and is in order", (name, text) => {
  const { diagnostics, registries } = loadWithCore({ mymod: { [String(name)]: String(text) } });
  expect(diagnostics.filter(({ mod }) => mod === "mymod")).toEqual([]);
  expect(registries).not.toEqual(loadWithCore({}).registries);
});

test("the guide has examples", () => {
  expect(examples.length).toBeGreaterThan(2);
});
