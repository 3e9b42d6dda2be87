import { symlinkSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { manifest, temporaryFolder, writeFiles } from "../support/folder.js";
import { referenceCore, runCli, shippedMods } from "../support/run-cli.js";

const wrong = '[[slots]]\nid = "belt"\nname = "Belt"\nordr = 3\n';
const fine = '[[slots]]\nid = "sash"\nname = "Sash"\n';
const noticed = '[[abilities]]\nid = "howl"\nname = "Howl"\n';

function mod(id: string, files: Record<string, string>): Record<string, string> {
  const entries = Object.entries({ "manifest.toml": manifest(id), ...files });
  return Object.fromEntries(entries.map(([name, text]) => [`${id}/${name}`, text]));
}

const firstFinding = "one/slots.toml:4:1: one:belt: ordr is not a field of slots (did you mean order?)";

describe("formats", () => {
  test("text is one line for each finding", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": wrong }));
    const { code, out } = await runCli(["validate", `${mods}/one`, "--format", "text"], mods);
    expect(code).toBe(1);
    expect(out[0]).toBe(firstFinding);
  });

  test("pretty shows the line and counts", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": wrong }));
    const { out } = await runCli(["validate", `${mods}/one`]);
    const text = out.join("\n");
    expect(text).toContain("error[unknown_field]");
    expect(text).toContain("    4 | ordr = 3\n      | ^");
    expect(text).toContain("1 error");
    expect(text).not.toContain("\u001b");
  });

  test("json is one object", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": wrong }));
    const { out } = await runCli(["validate", `${mods}/one`, "--format", "json"]);
    expect(out).toHaveLength(1);
    expect(JSON.parse(out[0] ?? "").diagnostics[0]).toMatchObject({
      severity: "error",
      code: "unknown_field",
      mod: "one",
      file: "slots.toml",
      path: expect.stringMatching(/rustkeep-mod-[^/]+\/one\/slots\.toml$/),
      line: 4,
      column: 1,
      entry: "one:belt",
    });
  });

  test("github annotates files by their path from the current folder, or from the root of its repository", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": wrong }));
    const annotation = `::error file=one/slots.toml,line=4,col=1,title=unknown_field::${firstFinding}`;
    expect((await runCli(["validate", "one", "--format", "github"], mods)).out).toEqual([annotation]);
    writeFiles(mods, { ".git/HEAD": "" });
    expect((await runCli(["validate", "--format", "github"], `${mods}/one`)).out).toEqual([annotation]);
  });

  test("all of them name the folder as it lies on the disk, whatever the mod calls itself", async () => {
    const files = { "manifest.toml": manifest("one"), "slots.toml": wrong };
    const entries = Object.entries(files).map(([name, text]) => [`one-1.2-main/${name}`, text]);
    const mods = temporaryFolder(Object.fromEntries(entries));
    for (const format of ["pretty", "text", "json", "github"]) {
      const { out } = await runCli(["validate", "one-1.2-main", "--format", format], mods);
      expect(out.join("\n"), format).toContain("one-1.2-main/slots.toml");
    }
  });

  test("a manifest that costs its mod is shown, and annotated, like any other file", async () => {
    const mods = temporaryFolder({ "my-mod/manifest.toml": 'id = "mine"\nname = "Mine"\nversion = "one"\n' });
    for (const path of ["my-mod", "."]) {
      const pretty = await runCli(["validate", path], mods);
      expect(pretty.out.join("\n")).toContain('    3 | version = "one"\n      |           ^');
      const { out } = await runCli(["validate", path, "--format", "github"], mods);
      expect(out[0]).toContain("file=my-mod/manifest.toml,line=3,col=11,");
    }
  });

  test("a failure to load is a finding for machines, and a sentence for people", async () => {
    const mods = temporaryFolder({ "manifest.toml": manifest("needy", ["library"]) });
    const machine = await runCli(["validate", mods, "--format", "json"]);
    expect(machine.code).toBe(1);
    expect(JSON.parse(machine.out[0] ?? "").diagnostics).toMatchObject([
      { severity: "error", code: "dependency_missing", mod: "needy", file: "manifest.toml", line: 4, column: 12 },
    ]);
    const workflow = await runCli(["validate", ".", "--format", "github"], mods);
    expect(workflow.out[0]).toMatch(
      /^::error file=manifest\.toml,line=4,col=12,title=dependency_missing::manifest\.toml:4:12: the mod needy needs/,
    );
    const person = await runCli(["validate", mods]);
    expect(person.code).toBe(1);
    expect(person.err[0]).toContain("the mod needy needs library");
  });
});

describe("exit codes", () => {
  test("notices fail only with --strict", async () => {
    const mods = temporaryFolder(mod("one", { "abilities.toml": noticed }));
    const lenient = await runCli(["validate", mods, "--format", "text"], mods);
    expect(lenient.code).toBe(0);
    expect(lenient.out.join("\n")).toContain("one/abilities.toml:2:6: one:howl: nothing grants");
    expect((await runCli(["validate", mods, "--strict"])).code).toBe(1);
  });

  test("what is wrong with mods loaded --with is neither told nor counted", async () => {
    const mods = temporaryFolder({ ...mod("one", { "slots.toml": wrong }), ...mod("two", { "slots.toml": fine }) });
    const { code, out } = await runCli(["validate", `${mods}/two`, "--with", `${mods}/one`]);
    expect(code).toBe(0);
    expect(out).toEqual(["no findings"]);
  });

  test("what a mod breaks in others is told as its own", async () => {
    const torn = `
[[floors]]
id = "deep"
number = 6
size = [40, 40]
rooms = 2
required = ["core:entrance", "core:stairs"]
prefabs = [{ tag = "vault" }]
creatures = [{ id = "core:rat" }]

[[prefabs]]
id = "vault"
tags = ["vault"]
layout = """
##+##
#...#
#####
"""
`;
    const taken = `
[[prefabs]]
id = "cellar"
overrides = "base:vault"
layout = """
##+##
#...#
#####
"""
`;
    const mods = temporaryFolder({
      ...mod("base", { "floor.toml": torn }),
      ...mod("taker", { "prefab.toml": taken, "manifest.toml": manifest("taker", ["base"]) }),
    });
    const alone = await runCli(["validate", `${mods}/base`, "--format", "text"]);
    expect(alone.out).toEqual([]);
    const { code, out } = await runCli(
      ["validate", `${mods}/taker`, "--with", `${mods}/base`, "--format", "text"],
      mods,
    );
    expect(code).toBe(1);
    expect(out.some((line) => line.startsWith("base/floor.toml:8:"))).toBe(true);
  });

  test("a mod whose manifest cannot be read fails", async () => {
    const mods = temporaryFolder({ "odd/manifest.toml": "id = 3\n" });
    const { code, out } = await runCli(["validate", `${mods}/odd`, "--format", "text"], mods);
    expect(code).toBe(1);
    expect(out[0]).toMatch(/^odd\/manifest\.toml:1:\d+: odd: /);
  });
});

describe("what is checked", () => {
  test("the core that ships has no findings", async () => {
    const { code, out } = await runCli(["validate", "core", "--strict"], shippedMods);
    expect(out).toEqual(["no findings"]);
    expect(code).toBe(0);
  });

  test("several mods at once, and folders of mods", async () => {
    const mods = temporaryFolder({ ...mod("one", { "slots.toml": wrong }), ...mod("two", { "slots.toml": wrong }) });
    for (const args of [[mods], [`${mods}/one`, `${mods}/two`]]) {
      const { out } = await runCli(["validate", ...args, "--format", "text"], mods);
      expect(out.map((line) => line.split("/")[0])).toEqual(["one", "two"]);
    }
  });

  test("the current folder without arguments, the core where that is no mod", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": wrong }));
    expect((await runCli(["validate", "--format", "text"], `${mods}/one`)).out).toEqual([
      firstFinding.replace("one/", ""),
    ]);
    const elsewhere = await runCli(["validate", "--core", referenceCore], mods);
    expect(elsewhere.code).toBe(0);
    expect(elsewhere.err[0]).toContain("This folder is no mod");
  });

  test.each([
    ["a folder without a manifest", "", "is not a mod: it has no manifest.toml"],
    ["the manifest itself", "/one/manifest.toml", "not its manifest"],
    ["a folder that does not exist", "/none", "there is no folder"],
  ])("%s is wrong use", async (_, path, message) => {
    const mods = temporaryFolder({
      "one/x/manifest.toml": manifest("x"),
      "one/manifest.toml": manifest("one"),
      "deep/er/a.toml": "",
    });
    const { code, err } = await runCli(["validate", path === "" ? `${mods}/deep` : `${mods}${path}`]);
    expect(code).toBe(2);
    expect(err[0]).toContain(message);
  });

  test("a file that is not text is told, and so is a link that leads out of the mod, without showing what it leads to", async () => {
    const mods = temporaryFolder({ ...mod("one", {}), "secret.txt": "hush\n" });
    writeFileSync(`${mods}/one/binary.toml`, Buffer.from([0xff, 0xfe, 0x00]));
    symlinkSync(`${mods}/secret.txt`, `${mods}/one/link.toml`);
    const { code, out } = await runCli(["validate", mods], mods);
    const text = out.join("\n");
    expect(code).toBe(1);
    expect(text).toContain("at one/binary.toml:1:1");
    expect(text).toContain("at one/link.toml:1:1");
    expect(text).not.toContain("hush");
  });
});

describe("--untranslated", () => {
  const slots = '[[slots]]\nid = "belt"\nname = "Belt"\n\n[[slots]]\nid = "sash"\nname = "Sash"\n';
  const german = '[slots.belt]\nname = "Gürtel"\n';

  test("lists what a translation lacks, without failing", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": slots, "locale/de.toml": german }));
    const { code, out } = await runCli(["validate", mods, "--untranslated", "de", "--format", "text"], mods);
    expect(code).toBe(0);
    expect(out).toEqual(["one/slots.toml:7:8: one:sash: slots name has no translation (de)"]);
    const strict = await runCli(["validate", mods, "--untranslated", "de", "--strict"]);
    expect(strict.code).toBe(1);
    expect(strict.out.at(-1)).toBe("1 missing translation");
  });

  test("is a list of its own in json", async () => {
    const mods = temporaryFolder(mod("one", { "slots.toml": slots, "locale/de.toml": german }));
    const { out } = await runCli(["validate", mods, "--untranslated", "de", "--format", "json"], mods);
    expect(JSON.parse(out[0] ?? "")).toEqual({
      diagnostics: [],
      untranslated: [
        {
          ...{ registry: "slots", id: "one:sash", field: "name", text: "Sash" },
          ...{ mod: "one", file: "slots.toml", path: "one/slots.toml", line: 7, column: 8 },
        },
      ],
    });
  });

  test("wants a language", async () => {
    expect((await runCli(["validate", "--untranslated", "../x"])).code).toBe(2);
  });
});

test("hostile texts are shown cleaned in every format", async () => {
  const hostile = '[[slots]]\nid = "belt"\nname = "Belt"\n"\\u001b[2J\\u009b2J" = "x"\n';
  const mods = temporaryFolder(mod("one", { "slots.toml": hostile, "\u001b[31mred\u009b.toml": "id = 5\n" }));
  for (const format of ["pretty", "text", "json", "github"]) {
    const { code, out } = await runCli(["validate", mods, "--format", format]);
    expect(code).toBe(1);
    expect(out.join("").replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
  }
});
