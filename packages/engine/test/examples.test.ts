import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as engine from "../src/index.js";

it("the scripted run of the manual plays to its end", () => {
  const script = readFileSync(new URL("../../../docs/examples/scripted-run.mjs", import.meta.url), "utf8");
  // The script is a reader's own, outside of all packages: there it finds no engine, so it is handed the sources.
  const body = script.replace(/^import (\{.*\}) from "@rustkeep\/engine";$/m, "const $1 = engine;");
  const printed: string[] = [];
  new Function("engine", "console", body)(engine, { log: (...words: unknown[]) => printed.push(words.join(" ")) });
  expect(printed.at(-1)).toMatch(/^won after \d+ turns, digest [0-9a-f]{16}$/);
  expect(printed.join("\n")).toContain("died");
});
