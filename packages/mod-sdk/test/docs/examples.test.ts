import { readFileSync } from "node:fs";
import { core } from "@rustkeep/data/core";
import { loadFromSources } from "@rustkeep/data/sources";
import * as engine from "@rustkeep/engine";
import { expect, it } from "vitest";

/** Runs an example as its reader would, but with the sources in the place of the packages that he installs. */
function run(example: URL): string[] {
  const script = readFileSync(example, "utf8");
  const body = script.replace(/^import (\{.*\}) from "@rustkeep\/.*";$/gm, "const $1 = packages;");
  const printed: string[] = [];
  const packages = { ...engine, core, loadFromSources };
  const console = { log: (...words: unknown[]) => printed.push(words.join(" ")) };
  new Function("packages", "console", body)(packages, console);
  return printed;
}

it("the example of a search looks three turns ahead, and tells what copies cost", () => {
  const printed = run(new URL("../../../../docs/examples/look-ahead.mjs", import.meta.url));
  expect(printed.at(-1)).toMatch(/^(died|won|alive) on floor \d+ after \d+ turns, digest [0-9a-f]{16}$/);
  const costs = printed.slice(0, 2).map((line) => /^\w+: (\d+\.\d) µs a copy$/.exec(line)?.[1]);
  expect(Number(costs[1])).toBeGreaterThan(Number(costs[0]));
});

it("the example of an environment plays whole episodes", () => {
  const printed = run(new URL("../../../../docs/examples/environment.mjs", import.meta.url));
  expect(printed).toHaveLength(3);
  for (const line of printed) expect(line).toMatch(/^episode \d: \d+ steps, reward -?\d+$/);
});
