import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { LoadModsOptions } from "../../src/choose-mods.js";
import { formatDiagnostic } from "../../src/diagnostics/format-diagnostic.js";
import { loadMods } from "../../src/load-mods.js";
import { ModLoadError } from "../../src/mod-load-error.js";
import { loadWithCore } from "../support/load-texts.js";
import { folderOfMods, temporaryFolder, writeFiles } from "../support/mods-on-disk.js";

const head = (id: string, version = "1.0.0") => `id = "${id}"\nname = "Mod ${id}"\nversion = "${version}"\n`;

/** A folder of mods with the base game: the rest of each manifest by the mod's id, and where wanted `id version`. */
function folderWith(mods: Readonly<Record<string, string>>): string {
  const dir = folderOfMods();
  for (const [key, rest] of Object.entries(mods)) {
    const [id = "", version] = key.split(" ");
    writeFiles(dir, { [`${id}/manifest.toml`]: `${head(id, version)}${rest}\n` });
  }
  return dir;
}

function startWith(dir: string, order?: string) {
  const loadOrderFile = join(temporaryFolder(), "load_order.toml");
  if (order !== undefined) writeFileSync(loadOrderFile, order);
  return (more: Partial<LoadModsOptions> = {}) => loadMods({ paths: [dir], loadOrderFile, ...more });
}

const idsOf = ({ mods }: ReturnType<typeof loadMods>) => mods.map(({ id }) => id);

function hardError(load: () => unknown): ModLoadError {
  try {
    load();
  } catch (error) {
    if (error instanceof ModLoadError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("a manifest", () => {
  test("is kept whole, with what it leaves out filled in", () => {
    const full = `description = "Ash."\nauthors = ["Ada", "Bo"]\nhomepage = "https://example.org/ash"\nlicense = "MIT"\ngame = ">=0.1"\ndepends = ["core"]\noptional = [{ id = "ember", version = "^2" }]\nconflicts = ["frost"]\nlanguage = "de"\nignore = ["notes/*"]\n`;
    const load = startWith(folderWith({ ash: full, plain: "" }));
    const [, ash, plain] = load().mods;
    expect(ash).toMatchObject({
      ...{ description: "Ash.", authors: ["Ada", "Bo"], homepage: "https://example.org/ash", license: "MIT" },
      ...{ game: ">=0.1", language: "de", ignore: ["notes/*"] },
      depends: [{ id: "core", version: "*" }],
      optional: [{ id: "ember", version: "^2" }],
      conflicts: [{ id: "frost", version: "*" }],
    });
    expect(plain).toMatchObject({ description: "", authors: [], game: "*", depends: [], language: "en", ignore: [] });
    expect(plain).not.toHaveProperty("homepage");
  });

  test.each([
    ['author = "me"', "did you mean authors?"],
    ['dependencies = ["core"]', "did you mean depends?"],
    ['load_after = ["core"]', "did you mean optional?"],
    ["zzzzzzzzz = 1", "possible are id, name, version, description,"],
  ])("with the unknown field %s is loaded with a warning", (line, hint) => {
    const { mods, diagnostics } = loadWithCore({ mymod: { "manifest.toml": `${head("mymod")}${line}\n` } });
    expect(mods.map(({ id }) => id)).toContain("mymod");
    const own = diagnostics.filter(({ mod }) => mod === "mymod");
    expect(own).toMatchObject([{ code: "manifest_unknown_field", severity: "warning", line: 4, column: 1 }]);
    expect(own[0]?.hint).toContain(hint);
  });

  test("with a fault in a field that it can do without is loaded without that field", () => {
    const { mods, diagnostics } = loadWithCore({ mymod: { "manifest.toml": `${head("mymod")}authors = "Ada"\n` } });
    expect(mods.at(-1)).toMatchObject({ id: "mymod", authors: [] });
    expect(diagnostics.filter(({ mod }) => mod === "mymod")).toMatchObject([
      { code: "manifest_bad_field", severity: "warning", hint: 'write ["Ada"]' },
    ]);
  });

  test.each(["depends = 5", "conflicts = [{}]", 'game = "soon"'])(
    "with %s is not loaded: what it must not be loaded with is not known",
    (line) => {
      const { mods, diagnostics } = loadWithCore({ mymod: { "manifest.toml": `${head("mymod")}${line}\n` } });
      expect(mods.map(({ id }) => id)).toEqual(["core"]);
      expect(diagnostics.filter(({ mod }) => mod === "mymod")).toMatchObject([{ code: "broken_manifest", line: 4 }]);
    },
  );
});

describe("versions", () => {
  test.each([
    ["^1.2", "1.9.0"],
    [">=0.2 <0.4", "0.3.9"],
    ["1.x || 2.x", "2.0.1"],
    ["*", "3.0.0-rc.1"],
  ])("within %s include %s", (range, version) => {
    const load = startWith(
      folderWith({ user: `depends = [{ id = "lib", version = "${range}" }]`, [`lib ${version}`]: "" }),
    );
    expect(idsOf(load())).toEqual(["core", "lib", "user"]);
  });

  test("outside of a range stop the start, at the place that asks, and say what to do", () => {
    const dir = folderWith({ user: 'depends = [{ id = "lib", version = "^0.2" }]', "lib 0.1.5": "" });
    const error = hardError(startWith(dir));
    expect(error).toMatchObject({ code: "version_outside_range", diagnostic: { mod: "user", line: 4, column: 12 } });
    expect(error.message).toBe(
      `${join(dir, "user", "manifest.toml")}:4:12: the mod user needs lib ^0.2, but this is lib 0.1.5: update lib, or get a version of user that was made for lib 0.1.5, or switch user off (rustkeep mods disable user)`,
    );
  });

  test("newer than the range are not said to need an update", () => {
    const load = startWith(folderWith({ user: 'depends = [{ id = "lib", version = "^0.2" }]', "lib 0.4.0": "" }));
    expect(hardError(load).message).toContain("0.4.0: get a version of user that was made for lib 0.4.0, or switch");
  });

  test("of the game are held against what a mod asks for", () => {
    const error = hardError(startWith(folderWith({ user: 'game = ">=99"' })));
    expect(error).toMatchObject({ code: "version_outside_range", diagnostic: { line: 4, column: 8 } });
    expect(error.message).toContain("the mod user needs rustkeep >=99");
    expect(error.message).toContain("update rustkeep");
  });
});

describe("conflicts", () => {
  test("between mods that are both loaded stop the start and offer to switch either off", () => {
    const error = hardError(startWith(folderWith({ ash: 'conflicts = ["frost"]', frost: "" })));
    expect(error.code).toBe("mod_conflict");
    expect(error.message).toMatch(
      /ash and frost cannot be loaded together, ash says: switch ash off \(rustkeep mods disable ash\), or switch frost off/,
    );
  });

  test("with a mod that is off, absent or of another version are none", () => {
    const dir = folderWith({
      ash: 'conflicts = ["frost", "gone", { id = "ember", version = "<2" }]',
      frost: "",
      "ember 2.0.0": "",
    });
    expect(idsOf(startWith(dir, 'mods = []\ndisabled = ["frost"]')())).toEqual(["core", "ash", "ember"]);
  });
});

describe("the order", () => {
  test("puts a mod that is new in front of a listed one that needs it: installing what was asked for helps", () => {
    const dir = folderWith({ aaa: 'depends = ["zzz"]' });
    const load = startWith(dir);
    expect(hardError(load).message).toContain("install zzz");
    writeFiles(dir, { "zzz/manifest.toml": head("zzz") });
    expect(idsOf(load())).toEqual(["core", "zzz", "aaa"]);
  });

  test("puts a mod after those it names as optional, and in front of those that name it", () => {
    const dir = folderWith({ bridge: 'optional = ["zulu"]', zulu: "" });
    const load = startWith(dir);
    expect(idsOf(load())).toEqual(["core", "zulu", "bridge"]);
    writeFiles(dir, { "above/manifest.toml": `${head("above")}optional = ["bridge"]\n` });
    writeFiles(dir, { "below/manifest.toml": head("below") });
    expect(idsOf(load())).toEqual(["core", "zulu", "bridge", "above", "below"]);
  });

  test("of the player stays where an optional mod comes too late, with a warning", () => {
    const dir = folderWith({ bridge: 'optional = ["zulu", "gone"]', zulu: "" });
    const result = startWith(dir, 'mods = ["core", "bridge", "zulu"]')();
    expect(idsOf(result)).toEqual(["core", "bridge", "zulu"]);
    expect(result.diagnostics.filter(({ mod }) => mod === "bridge")).toMatchObject([
      { code: "optional_not_met", severity: "warning", line: 4, column: 13 },
    ]);
  });

  test("says which version an optional mod was made for where it is another one", () => {
    const result = startWith(folderWith({ bridge: 'optional = [{ id = "zulu", version = "^2" }]', zulu: "" }))();
    expect(result.diagnostics.map(({ message }) => message)).toContain("bridge was made for zulu ^2, not for 1.0.0");
  });

  test("of mods given besides is refused or mended, as asked", () => {
    const dir = folderOfMods();
    const other = folderWith({ user: 'depends = ["lib"]', lib: "" });
    const extra = [join(other, "user"), join(other, "lib")];
    const error = hardError(() => loadMods({ paths: [dir], extra }));
    expect(error.message).toContain(`name ${extra[1]} before ${extra[0]}, or leave ${extra[0]} out`);
    expect(idsOf(loadMods({ paths: [dir], extra, sortExtra: true }))).toEqual(["core", "lib", "user"]);
  });
});

describe("what is said of a dependency", () => {
  test("never suggests the mod that needs it, whatever its name", () => {
    const error = hardError(startWith(folderWith({ aaa: 'depends = ["aab"]' })));
    expect(error.diagnostic.hint).toBeUndefined();
  });

  test("names the file where it lies, whatever its folder is called", () => {
    const dir = folderWith({ aaa: 'depends = ["bbb"]' });
    mkdirSync(join(dir, "downloads"));
    renameSync(join(dir, "aaa"), join(dir, "aaa-1.0 (2)"));
    expect(hardError(startWith(dir)).message).toMatch(/aaa-1\.0 \(2\)\/manifest\.toml:4:12: the mod aaa needs bbb/);
  });

  test("tells one that is broken from one that is not there", () => {
    const dir = folderWith({ aaa: 'depends = ["bbb"]' });
    writeFiles(dir, { "b-folder/manifest.toml": 'id = "bbb"\nname = "B"\nversion = "one"\n' });
    const { message } = hardError(startWith(dir));
    expect(message).toContain(`bbb, which has a broken manifest (${join(dir, "b-folder", "manifest.toml")}:3:11)`);
    expect(message).not.toContain("install");
  });
});

describe("copies of one mod", () => {
  function copies(...folders: [name: string, version: string][]) {
    const dir = folderOfMods();
    for (const [name, version] of folders) writeFiles(dir, { [`${name}/manifest.toml`]: head("alpha", version) });
    return { dir, result: loadMods({ paths: [dir] }) };
  }

  test("on one path leave the highest version, and each of the others is told", () => {
    const { dir, result } = copies(["alpha", "1.9.0"], ["alpha-new", "1.10.0"], ["zeta", "1.2.0"]);
    expect(result.mods.at(-1)).toMatchObject({ version: "1.10.0", dir: join(dir, "alpha-new") });
    const told = result.diagnostics.filter(({ code }) => code === "duplicate_mod").map((one) => formatDiagnostic(one));
    expect(told).toHaveLength(2);
    for (const line of told)
      expect(line).toContain(`3 folders hold a mod with the id alpha: ${dir}/alpha-new (1.10.0)`);
    expect(told.join()).toContain(`${dir}/alpha (1.9.0) is left out`);
    expect(told.join()).toContain(`${dir}/zeta (1.2.0) is left out`);
  });

  test("of one version leave that in the folder named after it", () => {
    const { dir, result } = copies(["alpha", "1.0.0"], ["alpha_copy", "1.0.0"]);
    expect(result.mods.at(-1)?.dir).toBe(join(dir, "alpha"));
  });

  test("named twice on the command line are one", () => {
    const dir = folderWith({ alpha: "" });
    const extra = [join(dir, "alpha"), join(dir, "alpha")];
    const { diagnostics } = loadMods({ paths: [dir], extra });
    expect(diagnostics.filter(({ code }) => code === "duplicate_mod")).toEqual([]);
  });
});
