import { describe, expect, test } from "vitest";
import { manifest, temporaryFolder } from "../support/folder.js";
import { referenceCore, runCli } from "../support/run-cli.js";

const slot = '[[slots]]\nid = "belt"\nname = "Belt"\n';
const override = '[[slots]]\nid = "hand"\noverrides = "core:hand"\nname = "Right hand"\n';

test("lists mods in load order with versions, counts and overrides", async () => {
  const mods = temporaryFolder({
    "b/manifest.toml": manifest("b"),
    "b/slots.toml": slot,
    "a/manifest.toml": manifest("a"),
    "a/slots.toml": override,
  });
  const { code, out } = await runCli(["list", "--with", `${mods}/b`, `${mods}/a`, "--format", "json"]);
  const listed = JSON.parse(out[0] ?? "");
  expect(code).toBe(0);
  expect(listed.mods.map(({ id }: { id: string }) => id)).toEqual(["core", "b", "a"]);
  expect(listed.mods[1]).toEqual({
    id: "b",
    name: "Mod b",
    version: "1.2.3",
    depends: [{ id: "core", version: "*" }],
    counts: { slots: 1 },
  });
  expect(listed.overrides).toEqual([{ registry: "slots", id: "core:hand", by: "a", instead_of: ["core"] }]);
});

test("a mod that is given before what it needs comes after it", async () => {
  const mods = temporaryFolder({ "a/manifest.toml": manifest("a", ["b"]), "b/manifest.toml": manifest("b") });
  const { out } = await runCli(["list", "--with", `${mods}/a`, "--with", `${mods}/b`]);
  expect(out.filter((line) => !line.startsWith(" ")).map((line) => line.split(" ")[0])).toEqual(["core", "b", "a"]);
});

test("--core stands in for the core that ships", async () => {
  const { out } = await runCli(["list", "--core", referenceCore]);
  expect(out[0]).toMatch(/^core /);
  const shipped = await runCli(["list"]);
  expect(out).not.toEqual(shipped.out);
});

test("counts read as they are spoken", async () => {
  const affix = '[[affixes]]\nid = "odd"\nname = "odd"\n\n[[categories]]\nid = "oath"\nname = "Oath"\npick = 0\n';
  const mods = temporaryFolder({ "a/manifest.toml": manifest("a"), "a/slots.toml": slot, "a/more.toml": affix });
  const { out } = await runCli(["list", "--with", `${mods}/a`]);
  expect(out.at(-1)).toBe("    1 slot, 1 category, 1 affix");
});

describe("folders that are no mods", () => {
  test.each([[["list", "--with", ""]], [["list", "--core", ""]], [["validate", ""]]])(
    "%j names no folder",
    async (args) => {
      const { code, err } = await runCli(args, temporaryFolder({ "manifest.toml": manifest("a") }));
      expect(code).toBe(2);
      expect(err[0]).toContain("the name of a folder is empty; write . for the current one");
    },
  );

  test.each([
    ["a folder without a manifest", "", "is not a mod: it has no manifest.toml"],
    ["a file", "/notes.txt", "is a file; give the folder of a mod"],
    ["a folder that does not exist", "/nowhere", "there is no folder"],
  ])("%s", async (_, path, message) => {
    const folder = temporaryFolder({ "notes.txt": "" });
    for (const option of ["--with", "--core"]) {
      const { code, err } = await runCli(["list", option, `${folder}${path}`]);
      expect(code).toBe(2);
      expect(err[0]).toContain(message);
    }
  });

  test("a --core without a mod named core", async () => {
    const folder = temporaryFolder({ "manifest.toml": manifest("other", []) });
    const { code, err } = await runCli(["list", "--core", folder]);
    expect(code).not.toBe(0);
    expect(err[0]).toContain("core");
  });

  test("a mod whose dependency is not there", async () => {
    const folder = temporaryFolder({ "manifest.toml": manifest("needy", ["library"]) });
    const { code, err } = await runCli(["list", "--with", folder]);
    expect(code).toBe(1);
    expect(err.join("\n")).toContain("the mod needy needs library");
    expect(err.join("\n")).toContain("--with DIR");
  });
});
