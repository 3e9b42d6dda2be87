import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { readModArchive } from "@rustkeep/data";
import { describe, expect, test } from "vitest";
import { manifest, temporaryFolder } from "../support/folder.js";
import { runCli } from "../support/run-cli.js";

const slot = '[[slots]]\nid = "belt"\nname = "Belt"\n';

function namesIn(path: string): string[] {
  const read = readModArchive(readFileSync(path));
  return read.kind === "mod" ? read.files.map(({ name }) => name) : [];
}

describe("pack", () => {
  test("writes what the game reads and the papers at the top, named by id and version", async () => {
    const folder = temporaryFolder({
      "manifest.toml": `${manifest("alpha")}ignore = ["draft.toml"]\n`,
      ...{ "slots.toml": slot, "draft.toml": "x =", "locale/de.toml": "", "README.md": "", LICENSE: "" },
      ...{
        ".taplo.toml": "",
        "schemas/mod.schema.json": "{}",
        "typos.toml": "",
        "art/sketch.png": "",
        "old/a.toml": "",
      },
    });
    const { code, out } = await runCli(["pack"], folder);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^alpha-1\.2\.3\.zip: 5 files, \d+ bytes$/);
    const packed = ["LICENSE", "README.md", "locale/de.toml", "manifest.toml", "slots.toml"];
    expect(namesIn(join(folder, "alpha-1.2.3.zip"))).toEqual(packed);
  });

  test("gives the same bytes again, wherever it is told to write them", async () => {
    const folder = temporaryFolder({ "alpha/manifest.toml": manifest("alpha"), "alpha/slots.toml": slot });
    await runCli(["pack", "alpha"], folder);
    const { out } = await runCli(["pack", "alpha", "--out", "again.zip"], folder);
    expect(out[0]).toMatch(/^again\.zip: /);
    const [one, other] = ["alpha-1.2.3.zip", "again.zip"].map((name) => readFileSync(join(folder, name)));
    expect(one && other && one.equals(other)).toBe(true);
  });

  test("packs what is loaded with a warning, and says so", async () => {
    const folder = temporaryFolder({ "manifest.toml": `${manifest("alpha")}author = "me"\n`, "slots.toml": slot });
    const { code, err } = await runCli(["pack"], folder);
    expect(code).toBe(0);
    expect(err.join("\n")).toContain("manifest.toml:5:1: alpha: author is not a field");
  });

  test.each([
    [
      "an error",
      { "manifest.toml": manifest("alpha"), "slots.toml": '[[slots]]\nid = "belt"\nname = 5\n' },
      "name must be a text",
    ],
    ["a broken manifest", { "manifest.toml": 'id = "alpha"\n' }, "name is missing"],
    ["a missing dependency", { "manifest.toml": manifest("alpha", ["lib"]) }, "needs lib"],
  ])("refuses a mod with %s", async (_, files, told) => {
    const folder = temporaryFolder(files);
    const { code, err } = await runCli(["pack"], folder);
    expect(code).toBe(1);
    expect(err.join("\n")).toContain(told);
    expect(existsSync(join(folder, "alpha-1.2.3.zip"))).toBe(false);
  });

  test("packs a mod that needs another one with that at hand", async () => {
    const folder = temporaryFolder({
      ...{ "lib/manifest.toml": manifest("lib"), "lib/slots.toml": slot },
      ...{ "alpha/manifest.toml": manifest("alpha", ["lib"]), "alpha/slots.toml": slot },
    });
    const { code, out } = await runCli(["pack", "alpha", "--with", "lib"], folder);
    expect(out[0]).toContain("alpha-1.2.3.zip");
    expect(code).toBe(0);
  });

  test("refuses what nobody could install, and what is no mod", async () => {
    const folder = temporaryFolder({ "alpha/manifest.toml": manifest("alpha"), "alpha/slots.toml": slot });
    expect((await runCli(["pack"], folder)).code).toBe(2);
    symlinkSync("/etc", join(folder, "alpha", "etc"));
    const { code, err } = await runCli(["pack", "alpha"], folder);
    expect(code).toBe(2);
    expect(err[0]).toContain("it holds a link, a device or the like: etc");
  });
});
