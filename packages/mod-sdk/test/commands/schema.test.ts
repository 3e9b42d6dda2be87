import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { EditorSchema } from "../../src/index.js";
import { manifest, temporaryFolder } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

function read(folder: string, name: string): EditorSchema {
  return JSON.parse(readFileSync(`${folder}/${name}.schema.json`, "utf8"));
}

test("writes the schemas that the package holds", async () => {
  const folder = temporaryFolder();
  const { code, out } = await runCli(["schema"], folder);
  const published = fileURLToPath(new URL("../../schemas", import.meta.url));
  expect(code).toBe(0);
  expect(readdirSync(`${folder}/schemas`).sort()).toEqual(readdirSync(published).sort());
  expect(read(`${folder}/schemas`, "mod")).toEqual(read(published, "mod"));
  expect(out).toEqual([`wrote ${readdirSync(published).length} schemas to schemas`]);
});

test("with mods, known ids are offered and others stay legal", async () => {
  const slots = '[[slots]]\nid = "tail"\nname = "Tail"\n';
  const folder = temporaryFolder({ "lizards/manifest.toml": manifest("lizards"), "lizards/slots.toml": slots });
  await runCli(["schema", "--with", "lizards", "--out", "out"], folder);
  const schema = read(`${folder}/out`, "items");
  const [offered] = schema.properties?.slot?.anyOf ?? [];
  expect(offered).toMatchObject({ enum: expect.arrayContaining(["core:hand", "lizards:tail"]) });
  expect(JSON.stringify(schema.properties?.overrides)).toContain("core:iron_sword");
  const validate = new Ajv({ strict: false }).compile(schema);
  expect(validate({ id: "a", name: "A", slot: "other:wing" })).toBe(true);
  expect(validate({ id: "a", name: "A", slot: "Wing" })).toBe(false);
});

test("with mods, their own ids are offered in translations", async () => {
  const bell = '[[items]]\nid = "bell"\nname = "Bell"\n';
  const folder = temporaryFolder({ "bells/manifest.toml": manifest("bells"), "bells/items.toml": bell });
  await runCli(["schema", "--with", "bells", "--out", "out"], folder);
  const { items, slots } = read(`${folder}/out`, "locale").properties ?? {};
  expect(items?.properties).toEqual({ bell: items?.additionalProperties });
  expect(slots?.properties).toBeUndefined();
  const validate = new Ajv({ strict: false }).compile(read(`${folder}/out`, "locale"));
  expect(validate({ items: { "core:iron_sword": { name: "Schwert" }, bell: { name: "Glocke" } } })).toBe(true);
  expect(validate({ items: { "core:iron_sword": { price: 3 } } })).toBe(false);
});

test("for tombi, unknown fields are forbidden plainly", async () => {
  const folder = temporaryFolder();
  await runCli(["schema", "--editor", "tombi"], folder);
  expect(read(`${folder}/schemas`, "slots").additionalProperties).toBe(false);
});

test.skipIf(process.platform === "win32")("a schema does not replace what a link of its name leads to", async () => {
  const folder = temporaryFolder({ "thesis.txt": "mine" });
  mkdirSync(join(folder, "schemas"));
  symlinkSync(join(folder, "thesis.txt"), join(folder, "schemas", "items.schema.json"));
  const { code, err } = await runCli(["schema"], folder);
  expect(code).toBe(2);
  expect(err[0]).toContain("items.schema.json could not be written: a folder or another file is in its place");
  expect(readFileSync(join(folder, "thesis.txt"), "utf8")).toBe("mine");
});

test("a place that cannot be written to is told", async () => {
  const folder = temporaryFolder({ taken: "" });
  const { code, err } = await runCli(["schema", "--out", "taken"], folder);
  expect(code).toBe(2);
  expect(err[0]).toContain("cannot write to");
});
