import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openInEditor } from "../support/editor.js";
import { temporaryFolder, writeFiles } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

test("a new mod validates at once, and is translated", async () => {
  const folder = temporaryFolder();
  const made = await runCli(["new", "frost_hall", "--dir", folder]);
  expect(made.code).toBe(0);
  expect(made.out.join("\n")).toContain("manifest.toml");
  const { code, out } = await runCli(["validate", "frost_hall", "--strict", "--untranslated", "de"], folder);
  expect(out).toEqual(["no findings"]);
  expect(code).toBe(0);
  expect(readFileSync(`${folder}/frost_hall/manifest.toml`, "utf8")).toContain('name = "Frost hall"');
});

test("its room can be previewed and its item inspected", async () => {
  const folder = temporaryFolder();
  await runCli(["new", "frost_hall"], folder);
  expect((await runCli(["preview", "prefab", "frost_hall:pantry", "--with", "frost_hall"], folder)).code).toBe(0);
  expect((await runCli(["inspect", "frost_hall:travel_bread", "--with", "frost_hall"], folder)).code).toBe(0);
});

describe("its schemas", () => {
  test("are found by Taplo from the folder itself and from elsewhere, and find mistakes", async () => {
    const folder = temporaryFolder();
    await runCli(["new", "frost_hall"], folder);
    const mod = `${folder}/frost_hall`;
    const misspelt = readFileSync(`${mod}/items.toml`, "utf8").replace("stackable", "stakable");
    // One file names its schema in the first line, the other leaves it to .taplo.toml.
    writeFiles(mod, { "items.toml": misspelt, "more.toml": '[[items]]\nid = "a"\nname = "A"\nslod = "x"\n' });
    const linesIn = async (project: string, names: readonly string[]) => {
      const editor = await openInEditor(project);
      const found = await Promise.all(names.map((name) => editor.open(name)));
      return Object.fromEntries(names.map((name, index) => [name, found[index]?.map(({ line }) => line + 1)]));
    };
    const sound = { "manifest.toml": [], "prefabs.toml": [], "locale/de.toml": [] };
    const all = { ...sound, "items.toml": [11], "more.toml": [4] };
    expect(await linesIn(mod, Object.keys(all))).toEqual(all);
    const known = Object.entries({ ...sound, "items.toml": [11] });
    const fromAbove = Object.fromEntries(known.map(([name, lines]) => [`frost_hall/${name}`, lines]));
    expect(await linesIn(folder, Object.keys(fromAbove))).toEqual(fromAbove);
  }, 300_000);

  test("offer the ids of the core and its own", async () => {
    const folder = temporaryFolder();
    await runCli(["new", "frost_hall"], folder);
    const schema = readFileSync(`${folder}/frost_hall/schemas/loot_tables.schema.json`, "utf8");
    expect(schema).toContain('"core:iron_sword"');
    expect(schema).toContain('"frost_hall:travel_bread"');
  });
});

describe("refuses", () => {
  test.each([
    ["an id that is none", ["Frost-Hall"], "(perhaps frost_hall?)"],
    ["the id of the base game", ["core"], "core is the base game"],
    ["no id", [], "expected: one id"],
    ["two ids", ["a", "b"], "expected: one id"],
    ["a name that would break the file", ["a", "--name", 'x"'], "--name takes"],
  ])("%s", async (_, args, message) => {
    const { code, err } = await runCli(["new", ...args], temporaryFolder());
    expect(code).toBe(2);
    expect(err[0]).toContain(message);
  });

  test("a folder where a file is", async () => {
    const folder = temporaryFolder({ taken: "mine" });
    const { code, err } = await runCli(["new", "frost_hall", "--dir", `${folder}/taken`], folder);
    expect(code).toBe(2);
    expect(err.join("\n")).toMatch(/taken/);
    expect(readFileSync(`${folder}/taken`, "utf8")).toBe("mine");
  });

  test("a folder that is not empty", async () => {
    const folder = temporaryFolder({ "frost_hall/diary.txt": "mine" });
    const { code, err } = await runCli(["new", "frost_hall"], folder);
    expect(code).toBe(2);
    expect(err[0]).toContain("exists and is not an empty folder");
  });
});
