import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { loadFromSources } from "../../src/load-from-sources.js";
import { brokenModsDir, readBrokenMods } from "../support/broken-mods.js";
import { referenceCore } from "../support/load-texts.js";

const core = referenceCore();

test.each(readdirSync(brokenModsDir))("%s is told where it is, and nothing else is", (name) => {
  const { sources, expected } = readBrokenMods(name);
  const { diagnostics } = loadFromSources([core, ...sources], { lang: "de" });
  const several = sources.length > 1 || sources[0]?.dir !== "broken";
  const found = diagnostics
    .filter(({ mod }) => mod !== "core")
    .map(({ mod, file, line, column, code }) => `${several ? `${mod}/` : ""}${file}:${line}:${column} ${code}`);
  expect(expected).not.toEqual([]);
  expect(found.sort()).toEqual(expected);
});
