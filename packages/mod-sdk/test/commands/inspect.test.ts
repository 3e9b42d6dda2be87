import { expect, test } from "vitest";
import { manifest, temporaryFolder } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

function overriding(id: string, price: number): Record<string, string> {
  const entry = `[[items]]\nid = "blade"\noverrides = "core:iron_sword"\nname = "Blade"\nslot = "core:hand"\nbase_price = ${price}\n`;
  return { [`${id}/manifest.toml`]: manifest(id), [`${id}/items.toml`]: entry };
}

test("shows an entry as loaded, who overrides whom and won, and what refers to it", async () => {
  const mods = temporaryFolder({ ...overriding("first", 11), ...overriding("second", 22) });
  const { code, out } = await runCli(["inspect", "core:iron_sword", "--with", mods]);
  const text = out.join("\n");
  expect(code).toBe(0);
  expect(text).toMatch(/core\/items-worn\.toml:\d+:\d+: replaced\n/);
  expect(text).toContain("first/items.toml:1:3 as first:blade, overrides it: replaced\n");
  expect(text).toContain("second/items.toml:1:3 as second:blade, overrides it: this one counts\n");
  expect(text).toMatch(/core\/characters\.toml:\d+:\d+ {2}options core:warrior: on_create\[0\]\.item/);
  expect(text).toContain("  base_price = 22\n");
  expect(text).toContain("  stackable = false\n");
});

test("an id without a mod means any mod's, in all registries that have it", async () => {
  const { out } = await runCli(["inspect", "skeleton", "--format", "json"]);
  const found = out.map((line) => JSON.parse(line));
  expect(found.map(({ registry, id }) => `${registry} ${id}`)).toContain("creatures core:skeleton");
  expect(found[0].origins[0]).toMatchObject({ mod: "core", file: "creatures.toml", state: "loaded" });
});

test("--registry narrows the search, and an unknown id is told with what it may mean", async () => {
  const { code, err } = await runCli(["inspect", "core:skeletn", "--registry", "creatures"]);
  expect(code).toBe(2);
  expect(err[0]).toBe("rustkeep-mod: no entry of creatures has the id core:skeletn (did you mean core:skeleton?)");
});
