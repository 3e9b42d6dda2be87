import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { formatDiagnostic } from "../src/diagnostics/format-diagnostic.js";
import { loadMods } from "../src/load-mods.js";

const core = fileURLToPath(new URL("fixtures/reference-core", import.meta.url));

test("the reference content loads without an error or a warning", () => {
  const { registries, mods, diagnostics } = loadMods({ paths: [core] });
  expect(diagnostics.filter(({ severity }) => severity !== "notice").map(formatDiagnostic)).toEqual([]);
  expect(mods.map(({ id }) => id)).toEqual(["core"]);
  expect(Object.keys(registries.creatures)).toContain("core:bone_lord");
  expect(registries.items["core:gold"]?.description).toBe("");
  expect(registries.balance.evasion).toBe(0.02);
});
