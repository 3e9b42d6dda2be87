import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadFromSources } from "../../src/load-from-sources.js";
import { loadMods } from "../../src/load-mods.js";
import { modSource, referenceCore } from "../support/load-texts.js";
import { folderOfMods, temporaryFolder } from "../support/mods-on-disk.js";

const codes = ({ diagnostics }: ReturnType<typeof loadMods>) =>
  diagnostics.filter(({ severity }) => severity !== "notice").map(({ code }) => code);

test("an empty folder that was asked for is told to hold no mod", () => {
  expect(codes(loadMods({ paths: [folderOfMods()], extra: [temporaryFolder()] }))).toEqual(["no_manifest"]);
});

test("a file that was asked for is told to be no folder, one that was not is passed over", () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const core = folderOfMods();
  expect(codes(loadMods({ paths: [core, file] }))).toEqual([]);
  expect(codes(loadMods({ paths: [core], extra: [file] }))).toEqual(["mods_path_missing"]);
});

test("a load order that is no text is told, kept and made anew", () => {
  const loadOrderFile = join(temporaryFolder(), "load_order.toml");
  writeFileSync(loadOrderFile, new Uint8Array([0xff, 0xfe]));
  const result = loadMods({ paths: [folderOfMods({ beta: [], alpha: [] })], loadOrderFile });
  expect(codes(result)).toEqual(["load_order_unreadable"]);
  expect(result.mods.map(({ id }) => id)).toEqual(["core", "alpha", "beta"]);
});

test("where the base game is disabled, that is said rather than that it is missing", () => {
  const loadOrderFile = join(temporaryFolder(), "load_order.toml");
  writeFileSync(loadOrderFile, 'mods = []\ndisabled = ["core"]\n');
  expect(() => loadMods({ paths: [folderOfMods()], loadOrderFile })).toThrow(/disabled in load_order\.toml/);
});

test("a file too big to be a mod's is told without being read", () => {
  const dir = folderOfMods({ big: [] });
  mkdirSync(join(dir, "big"), { recursive: true });
  writeFileSync(join(dir, "big", "huge.toml"), Buffer.alloc(65 * 1024 * 1024, "#"));
  expect(codes(loadMods({ paths: [dir] }))).toEqual(["unreadable_file"]);
});

test("of two translations that are used the one for the region has the last word, however they are handed over", () => {
  const lamp = '[[items]]\nid = "lamp"\nname = "Lamp"\n';
  const files = ["de_at", "de"].map((language) => [`locale/${language}.toml`, `[items.lamp]\nname = "${language}"\n`]);
  for (const given of [files, [...files].reverse()]) {
    const mod = modSource("mymod", { "a.toml": lamp, ...Object.fromEntries(given) });
    const { registries } = loadFromSources([referenceCore(), mod], { lang: "de_AT" });
    expect(registries.items["mymod:lamp"]?.name).toBe("de_at");
  }
});

test("files are read in the order of their names, however they are handed over", () => {
  const entry = (name: string) => `[[items]]\nid = "lamp"\nname = "${name}"\n`;
  const mod = modSource("mymod", { "b.toml": entry("B"), "a.toml": entry("A") });
  const again = { ...mod, files: [...mod.files].reverse() };
  const results = [mod, again].map((source) => loadFromSources([referenceCore(), source]));
  expect(results[0]?.registries.items["mymod:lamp"]).toEqual(results[1]?.registries.items["mymod:lamp"]);
  expect(results[0]?.diagnostics).toEqual(results[1]?.diagnostics);
});
