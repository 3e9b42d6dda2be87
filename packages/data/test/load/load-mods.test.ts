import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { LoadModsOptions } from "../../src/choose-mods.js";
import { formatDiagnostic } from "../../src/diagnostics/format-diagnostic.js";
import { loadMods } from "../../src/load-mods.js";
import type { LoadResult } from "../../src/load-result.js";
import { ModLoadError } from "../../src/mod-load-error.js";
import { referenceCoreDir } from "../support/load-texts.js";
import { folderOfMods, manifest, temporaryFolder, writeFiles } from "../support/mods-on-disk.js";

const ids = ({ mods }: LoadResult) => mods.map(({ id }) => id);
const serious = ({ diagnostics }: LoadResult) => diagnostics.filter(({ severity }) => severity !== "notice");

function hardError(options: LoadModsOptions): ModLoadError {
  try {
    loadMods(options);
  } catch (error) {
    if (error instanceof ModLoadError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("the reference content loads without an error or a warning", () => {
  const { registries, mods, diagnostics } = loadMods({ paths: [referenceCoreDir] });
  expect(diagnostics.filter(({ severity }) => severity !== "notice").map((one) => formatDiagnostic(one))).toEqual([]);
  expect(mods.map(({ id }) => id)).toEqual(["core"]);
  expect(registries.creatures["core:bone_lord"]?.exp_reward).toBe(60);
  expect(registries.balance.evasion).toBe(0.02);
});

test("the base game loads without any finding", () => {
  const { diagnostics } = loadMods({
    paths: [fileURLToPath(new URL("../../../../mods", import.meta.url))],
    checkAllLocales: true,
  });
  expect(diagnostics.map((one) => formatDiagnostic(one))).toEqual([]);
});

test("a path is a mod or a folder of mods; folders with a dot and files are passed over", () => {
  const dir = folderOfMods({ alpha: [] });
  const single = temporaryFolder();
  writeFiles(dir, { ".git/config": "", "readme.txt": "" });
  writeFiles(single, { "manifest.toml": manifest("single") });
  const result = loadMods({ paths: [dir, single, join(dir, "missing")] });
  expect(ids(result)).toEqual(["core", "alpha", "single"]);
  expect(serious(result)).toEqual([]);
});

test("of two mods with one id the one on the later path counts, with a warning", () => {
  const dir = folderOfMods({ alpha: [] });
  const other = temporaryFolder();
  writeFiles(other, { "mine/manifest.toml": manifest("alpha") });
  const result = loadMods({ paths: [dir, other] });
  expect(result.mods.find(({ id }) => id === "alpha")?.dir).toBe(join(other, "mine"));
  expect(serious(result)).toMatchObject([{ code: "duplicate_mod", severity: "warning", mod: "alpha" }]);
  const { message = "" } = serious(result)[0] ?? {};
  expect(message).toContain(`${join(other, "mine")} (1.0.0) is used, ${join(dir, "alpha")} (1.0.0) is left out`);
});

test("of a second mod with the id of the base game it is said that it replaces the base game", () => {
  const other = temporaryFolder();
  writeFiles(other, { "mine/manifest.toml": manifest("core") });
  const finding = serious(loadMods({ paths: [folderOfMods(), other] })).find(({ code }) => code === "duplicate_mod");
  expect(finding?.message).toContain(`${join(other, "mine")} (1.0.0) is used; it replaces the base game`);
});

test("a folder without a manifest and one with a broken manifest are warnings", () => {
  const dir = folderOfMods();
  writeFiles(dir, { "empty/items.toml": "", "bad/manifest.toml": 'id = "bad"\nversion = 1' });
  const result = loadMods({ paths: [dir] });
  expect(ids(result)).toEqual(["core"]);
  expect(serious(result).map(({ mod, code, line }) => `${mod} ${code} ${line}`)).toEqual([
    "bad broken_manifest 1",
    "bad broken_manifest 2",
    "empty no_manifest 1",
  ]);
});

test("mods given besides are loaded last, in the order given, even one that is known", () => {
  const dir = folderOfMods({ alpha: [], beta: [] });
  const extra = temporaryFolder();
  writeFiles(extra, { "z/manifest.toml": manifest("zeta"), "a/manifest.toml": manifest("alpha") });
  const result = loadMods({ paths: [dir], extra: [join(extra, "z"), join(extra, "a")] });
  expect(ids(result)).toEqual(["core", "beta", "zeta", "alpha"]);
  expect(result.mods.at(-1)?.dir).toBe(join(extra, "a"));
});

test("a base game given besides stands in for the other at its place", () => {
  const dir = folderOfMods({ alpha: ["core"] });
  const result = loadMods({ paths: [dir], extra: [referenceCoreDir] });
  expect(ids(result)).toEqual(["core", "alpha"]);
  expect(result.mods[0]?.dir).toBe(referenceCoreDir);
});

test("a path given besides that does not exist is told", () => {
  const result = loadMods({ paths: [folderOfMods()], extra: ["/nowhere/at-all"] });
  expect(serious(result)).toMatchObject([{ code: "mods_path_missing", severity: "warning" }]);
});

test("without the base game nothing is loaded", () => {
  const dir = temporaryFolder();
  writeFiles(dir, { "alpha/manifest.toml": manifest("alpha") });
  const error = hardError({ paths: [dir] });
  expect(error.code).toBe("core_missing");
  expect(error.message).toContain(dir);
});

test("a missing dependency stops the start and names both mods", () => {
  const error = hardError({ paths: [folderOfMods({ alpha: ["library"] })] });
  expect(error.code).toBe("dependency_missing");
  expect(error.message).toMatch(/alpha needs library/);
});

test("a missing dependency is told with its place, the id that may be meant, and the ways out", () => {
  const dir = folderOfMods({ alpha: ["core", "kore"] });
  const error = hardError({ paths: [dir] });
  expect(error.diagnostic).toMatchObject({ mod: "alpha", file: "manifest.toml", line: 4, column: 19 });
  const place = `${join(dir, "alpha", "manifest.toml")}:4:19`;
  const ways = "install kore (rustkeep mods install FILE), or switch alpha off (rustkeep mods disable alpha)";
  expect(error.message).toBe(
    `${place}: the mod alpha needs kore, which is not installed: ${ways} (did you mean core?)`,
  );
  expect(error.mod?.dir).toMatch(/alpha$/);
});

test("mods that need each other stop the start with the circle, and nothing is said of moving lines", () => {
  const error = hardError({ paths: [folderOfMods({ alpha: ["beta"], beta: ["gamma"], gamma: ["alpha"] })] });
  expect(error.code).toBe("dependency_order");
  expect(error.message).toContain("(alpha needs beta needs gamma needs alpha)");
  expect(error.message).not.toContain("move the line");
});

test("a mod that names itself among its dependencies is loaded with a warning at the place", () => {
  const result = loadMods({ paths: [folderOfMods({ alpha: ["core", "alpha"] })] });
  expect(ids(result)).toEqual(["core", "alpha"]);
  expect(serious(result)).toMatchObject([
    { code: "depends_on_itself", severity: "warning", mod: "alpha", file: "manifest.toml", line: 4, column: 19 },
  ]);
});

test("nothing of a mod makes its neighbours fall: files are read one by one", () => {
  const dir = folderOfMods({ alpha: [] });
  writeFiles(dir, { "alpha/a.toml": "[[items]\n", "alpha/b.toml": '[[slots]]\nid = "tail"\nname = "Tail"' });
  const result = loadMods({ paths: [dir] });
  expect(result.registries.slots["alpha:tail"]).toBeDefined();
  expect(serious(result)).toMatchObject([{ code: "syntax_error", file: "a.toml", line: 1 }]);
});

test("translations are read from the folder locale, in the language asked for only", () => {
  const dir = folderOfMods({ alpha: [] });
  writeFiles(dir, {
    "alpha/a.toml": '[[slots]]\nid = "tail"\nname = "Tail"',
    "alpha/locale/de.toml": '[slots.tail]\nname = "Schwanz"',
    "alpha/locale/fr.toml": "this is not TOML",
  });
  const german = loadMods({ paths: [dir], lang: "de_DE.UTF-8" });
  expect(german.registries.slots["alpha:tail"]?.name).toBe("Schwanz");
  expect(serious(german)).toEqual([]);
  expect(serious(loadMods({ paths: [dir], checkAllLocales: true }))).toMatchObject([{ file: "locale/fr.toml" }]);
});

test("a language cannot lead out of the folder", () => {
  const dir = folderOfMods({ alpha: [] });
  const result = loadMods({ paths: [dir], lang: "../../../etc/passwd" });
  expect(serious(result)).toEqual([]);
});
