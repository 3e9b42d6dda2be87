import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadMods } from "../../src/load-mods.js";
import { folderOfMods, manifest, temporaryFolder, writeFiles } from "../support/mods-on-disk.js";

const slot = '[[slots]]\nid = "tail"\nname = "Tail"\n';

function modFolder() {
  const dir = folderOfMods({ alpha: [] });
  writeFiles(dir, { "alpha/good.toml": slot });
  const load = () => {
    const { registries, diagnostics } = loadMods({ paths: [dir], lang: "de" });
    expect(registries.slots["alpha:tail"]).toBeDefined();
    const own = diagnostics.filter(({ mod, severity }) => mod !== "core" && severity !== "notice");
    return own.map(({ code, file, message }) => ({ code, file, message }));
  };
  return { alpha: join(dir, "alpha"), dir, load };
}

test("a folder named like a file is told and passed over", () => {
  const { alpha, load } = modFolder();
  mkdirSync(join(alpha, "folder.toml"));
  expect(load()).toMatchObject([{ code: "unreadable_file", file: "folder.toml" }]);
});

test.each(["\ufeff", ""])("a file of UTF-16 is called by its name, with a byte order mark or without", (mark) => {
  const { alpha, load } = modFolder();
  const bytes = Buffer.from(`${mark}[[items]]\nid = "a"\n`, "utf16le");
  writeFiles(alpha, { "little.toml": bytes, "big.toml": Buffer.from(bytes).swap16() });
  const message = expect.stringContaining("it is UTF-16: save it as UTF-8");
  expect(load()).toMatchObject([
    { code: "unreadable_file", file: "big.toml", message },
    { code: "unreadable_file", file: "little.toml", message },
  ]);
});

test("a file that is not UTF-8 is told and passed over", () => {
  const { alpha, load } = modFolder();
  writeFiles(alpha, { "latin.toml": new Uint8Array([0x61, 0x3d, 0x22, 0xe4, 0x22]) });
  expect(load()).toMatchObject([
    { code: "unreadable_file", file: "latin.toml", message: expect.stringContaining("UTF-8") },
  ]);
});

test("a link that leads out of the mod is not followed", () => {
  const { alpha, load } = modFolder();
  const outside = temporaryFolder();
  writeFiles(outside, { "secret.toml": '[[slots]]\nid = "secret"\nname = "Secret"\n' });
  symlinkSync(join(outside, "secret.toml"), join(alpha, "stolen.toml"));
  expect(load()).toMatchObject([
    { code: "unreadable_file", file: "stolen.toml", message: expect.stringContaining("out of the mod") },
  ]);
});

test("a link within the mod is followed", () => {
  const { alpha, load } = modFolder();
  symlinkSync(join(alpha, "good.toml"), join(alpha, "again.toml"));
  expect(load()).toEqual([]);
});

test("links in a circle and links to nothing are told and passed over", () => {
  const { alpha, load } = modFolder();
  symlinkSync(join(alpha, "b.toml"), join(alpha, "a.toml"));
  symlinkSync(join(alpha, "a.toml"), join(alpha, "b.toml"));
  symlinkSync(join(alpha, "nothing"), join(alpha, "c.toml"));
  expect(load().map(({ code, file }) => `${code} ${file}`)).toEqual([
    "unreadable_file a.toml",
    "unreadable_file b.toml",
    "unreadable_file c.toml",
  ]);
});

test("a folder of mods that links to itself is read once", () => {
  const { dir, load } = modFolder();
  symlinkSync(dir, join(dir, "loop"));
  expect(load()).toMatchObject([{ code: "no_manifest" }]);
});

test("a mod's folder may be a link itself, as developers of mods have it", () => {
  const dir = folderOfMods();
  const elsewhere = temporaryFolder();
  writeFiles(elsewhere, { "manifest.toml": manifest("linked"), "good.toml": slot });
  symlinkSync(elsewhere, join(dir, "linked"));
  const { registries } = loadMods({ paths: [dir] });
  expect(registries.slots["linked:tail"]).toBeDefined();
});

test("a folder of translations that is a file is told", () => {
  const { alpha, load } = modFolder();
  writeFiles(alpha, { locale: "not a folder" });
  expect(load()).toMatchObject([{ code: "unreadable_file", file: "locale" }]);
});

test("a folder with a name full of control characters is shown without them", () => {
  const { dir } = modFolder();
  mkdirSync(join(dir, "bad\u001b[31mname"));
  const { diagnostics } = loadMods({ paths: [dir] });
  expect(diagnostics.map(({ mod }) => mod).join("")).not.toContain("\u001b");
});

test("a file with a name full of control characters is shown without them", () => {
  const { alpha, dir } = modFolder();
  writeFiles(alpha, { "bad\u001b[31mname.toml": "x =" });
  const { diagnostics } = loadMods({ paths: [dir] });
  expect(diagnostics.map(({ file }) => file).join("")).not.toContain("\u001b");
});
