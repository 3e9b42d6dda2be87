import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readModArchive } from "../../src/archive/read-archive.js";
import { writeModArchive } from "../../src/archive/write-archive.js";
import type { ModFile } from "../../src/folder/mod-tree.js";
import { loadMods } from "../../src/load-mods.js";
import { type InstallPlan, installMod, type OwnMods, planInstall } from "../../src/manage/install-mod.js";
import { readModFolder } from "../../src/manage/read-mod-folder.js";
import { planRemoval, type RemovalPlan, removeMod } from "../../src/manage/remove-mod.js";
import { surveyMods } from "../../src/manage/survey-mods.js";
import { writeLoadOrder } from "../../src/manifests/load-order-file.js";
import { temporaryFolder, writeFiles } from "../support/mods-on-disk.js";
import { head, ownMods } from "../support/own-mods.js";

const slot = '[[slots]]\nid = "tail"\nname = "Tail"\n';

function filesOf(texts: Readonly<Record<string, string>>): ModFile[] {
  return Object.entries(texts).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }));
}

function planOf(files: readonly ModFile[], own: OwnMods): InstallPlan {
  const plan = planInstall(files, own);
  if (plan.kind === "broken") throw new Error(plan.findings.map(({ message }) => message).join());
  return plan;
}

function removalOf(id: string, own: OwnMods): RemovalPlan {
  const plan = planRemoval(surveyMods(own.options), id, own.folder);
  if (plan.kind === "refused") throw new Error(plan.refusal.reason);
  return plan;
}

const alpha = (version: string) => filesOf({ "manifest.toml": head("alpha", version), "a.toml": slot });

describe("installing", () => {
  test("from an archive leads to a game with the mod", () => {
    const { folder, own } = ownMods({});
    const unpacked = readModArchive(writeModArchive("alpha-main", alpha("1.0.0")));
    const plan = planOf(unpacked.kind === "mod" ? unpacked.files : [], own);
    expect(readdirSync(join(folder, ".."))).toEqual([]);
    expect(plan).toMatchObject({ findings: [], faults: [], replaces: [], state: "on", dir: join(folder, "alpha") });
    expect(installMod(plan, folder)).toEqual({ kind: "installed", dir: join(folder, "alpha"), kept: [] });
    expect(loadMods(own.options).registries.slots["alpha:tail"]).toMatchObject({ name: "Tail" });
    expect(readdirSync(folder)).toEqual(["alpha"]);
  });

  test("tells what is found in the mod as it would be loaded here, and what it brings upon others", () => {
    const { own } = ownMods({ user: "", addon: "" });
    writeFiles(own.folder, { "addon/a.toml": '[[items]]\nid = "cap"\nname = "Cap"\nslot = "core:hand"\n' });
    const bad =
      '[[slots]]\nid = "belt"\nname = 5\n\n[[items]]\nid = "x"\noverrides = "addon:cap"\nname = "X"\nslot = "belt"\n';
    const plan = planOf(filesOf({ "manifest.toml": `${head("alpha")}author = "me"\n`, "a.toml": bad }), own);
    expect(plan.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["manifest_unknown_field", "wrong_type", "lost_reference"]),
    );
    expect(plan.findings.every(({ mod }) => mod === "alpha")).toBe(true);
  });

  test("tells what would keep the game from starting, and not what keeps it anyway", () => {
    const { own } = ownMods({ needy: 'depends = ["gone"]' });
    const plan = planOf(filesOf({ "manifest.toml": `${head("alpha")}depends = ["lib"]\n` }), own);
    expect(plan.faults.map(({ code, mod }) => `${code} ${mod?.id}`)).toEqual(["dependency_missing alpha"]);
  });

  test("what others waited for mends them", () => {
    const { own, folder } = ownMods({ needy: 'depends = ["alpha"]' });
    const plan = planOf(alpha("1.0.0"), own);
    expect(plan.faults).toEqual([]);
    installMod(plan, folder);
    expect(loadMods(own.options).mods.map(({ id }) => id)).toEqual(["core", "alpha", "needy"]);
  });

  test("a manifest that cannot be used is told, and nothing can be planned", () => {
    const { own } = ownMods({});
    const planned = planInstall(filesOf({ "manifest.toml": 'id = "alpha"\n' }), own);
    expect(planned).toMatchObject({ kind: "broken", findings: [{ code: "broken_manifest" }, {}] });
  });

  test("keeps the version that was there, from where it can be brought back", () => {
    const { own, folder } = ownMods({});
    installMod(planOf(alpha("1.0.0"), own), folder);
    const plan = planOf(alpha("1.1.0"), own);
    expect(plan.replaces.map(({ version }) => version)).toEqual(["1.0.0"]);
    expect(plan.findings).toEqual([]);
    const kept = join(folder, "removed", "alpha-1.0.0");
    expect(installMod(plan, folder)).toMatchObject({ kind: "installed", kept: [kept] });
    const again = readModFolder(kept);
    installMod(planOf(again.kind === "mod" ? again.files : [], own), folder);
    expect(loadMods(own.options).mods.at(-1)).toMatchObject({ id: "alpha", version: "1.0.0" });
    expect(readdirSync(join(folder, "removed")).sort()).toEqual(["alpha-1.0.0", "alpha-1.1.0"]);
  });

  test("replaces all copies of the mod, whatever their folders are called", () => {
    const { own, folder } = ownMods({});
    for (const [name, version] of [
      ["one", "1.0.0"],
      ["two", "3.0.0"],
    ]) {
      writeFiles(folder, { [`${name}/manifest.toml`]: head("alpha", version) });
    }
    installMod(planOf(alpha("2.0.0"), own), folder);
    const { mods, diagnostics } = loadMods(own.options);
    expect(mods.at(-1)).toMatchObject({ version: "2.0.0", dir: join(folder, "alpha") });
    expect(diagnostics.map(({ code }) => code)).not.toContain("duplicate_mod");
  });

  test("does not take the place of a folder that holds something else", () => {
    const { own, folder } = ownMods({});
    writeFiles(folder, { "alpha/manifest.toml": head("beta") });
    expect(installMod(planOf(alpha("1.0.0"), own), folder)).toMatchObject({ dir: join(folder, "alpha-2") });
    expect(loadMods(own.options).mods.map(({ id }) => id)).toEqual(["core", "alpha", "beta"]);
  });

  test("leaves a mod off that was off", () => {
    const { own, folder } = ownMods({}, 'mods = []\ndisabled = ["alpha"]');
    const plan = planOf(alpha("1.0.0"), own);
    expect(plan.state).toBe("off");
    installMod(plan, folder);
    expect(loadMods(own.options).mods.map(({ id }) => id)).toEqual(["core"]);
  });

  test("that cannot be finished leaves what was there", () => {
    const { own, folder } = ownMods({});
    installMod(planOf(alpha("1.0.0"), own), folder);
    const plan = planOf(alpha("1.1.0"), own);
    writeFileSync(join(folder, "removed"), "in the way");
    expect(installMod(plan, folder)).toMatchObject({ kind: "problem" });
    expect(loadMods(own.options).mods.at(-1)).toMatchObject({ version: "1.0.0" });
    expect(readdirSync(folder).sort()).toEqual(["alpha", "removed"]);
  });

  test("clears away what was left by an installation that was killed", () => {
    const { own, folder } = ownMods({});
    writeFiles(folder, { ".installing-999999999/manifest.toml": head("alpha") });
    installMod(planOf(alpha("1.0.0"), own), folder);
    expect(readdirSync(folder)).toEqual(["alpha"]);
  });
});

describe("a folder", () => {
  function folderWith(files: Readonly<Record<string, string>>) {
    const dir = temporaryFolder();
    writeFiles(dir, files);
    return dir;
  }

  test("is taken like an archive: one mod at its top or one folder down, nothing hidden", () => {
    const files = { "manifest.toml": head("alpha"), "locale/de.toml": "", ".git/config": "", "node_modules/x/y": "" };
    const below = Object.fromEntries(Object.entries(files).map(([name, text]) => [`alpha/${name}`, text]));
    for (const dir of [folderWith(files), folderWith({ ...below, "readme.md": "" })]) {
      const read = readModFolder(dir);
      expect(read.kind === "mod" && read.files.map(({ name }) => name)).toEqual(["locale/de.toml", "manifest.toml"]);
    }
  });

  test("with a link is refused", () => {
    const dir = folderWith({ "manifest.toml": head("alpha") });
    symlinkSync("/etc/passwd", join(dir, "a.toml"));
    expect(readModFolder(dir)).toMatchObject({ refusal: { reason: "no_plain_file", name: "a.toml" } });
  });

  test("of too many files or bytes is refused, one without a mod without looking deeper", () => {
    const many = folderWith({ "manifest.toml": head("alpha") });
    for (let index = 0; index < 2_001; index += 1) writeFileSync(join(many, `f${index}`), "");
    expect(readModFolder(many)).toMatchObject({ refusal: { reason: "too_many_files" } });
    const none = folderWith({ "a/b/manifest.toml": head("alpha") });
    mkdirSync(join(none, "empty"));
    expect(readModFolder(none)).toMatchObject({ refusal: { reason: "no_mod" } });
  });
});

describe("removing", () => {
  test("moves the mod away, takes it off the order and switches off what needs it", () => {
    const { own, folder, loadOrderFile } = ownMods({ lib: "", user: 'depends = ["lib"]' });
    loadMods(own.options);
    const plan = removalOf("lib", own);
    expect(plan).toMatchObject({ along: ["user"], order: { mods: ["core", "user"], disabled: ["user"] } });
    expect(removeMod(plan, folder)).toEqual({ kind: "removed", kept: [join(folder, "removed", "lib-1.0.0")] });
    writeLoadOrder(loadOrderFile, plan.order);
    expect(existsSync(join(folder, "lib"))).toBe(false);
    expect(readFileSync(join(folder, "removed", "lib-1.0.0", "manifest.toml"), "utf8")).toContain("lib");
    expect(loadMods(own.options).mods.map(({ id }) => id)).toEqual(["core"]);
  });

  test("is refused for a mod that ships with the game, and for one that is not there", () => {
    const { own } = ownMods({});
    const reasonFor = (id: string) => planRemoval(surveyMods(own.options), id, own.folder);
    expect(reasonFor("core")).toEqual({ kind: "refused", refusal: { reason: "not_own", id: "core" } });
    expect(reasonFor("elsewhere")).toMatchObject({ refusal: { reason: "unknown_mod" } });
  });

  test("of one's own copy of a mod that ships leaves that", () => {
    const { own, folder } = ownMods({});
    const files = filesOf({ "manifest.toml": head("core", "9.0.0") });
    installMod(planOf(files, own), folder);
    const plan = removalOf("core", own);
    expect(plan).toMatchObject({ along: [], order: { mods: ["core"] } });
    expect(removeMod(plan, folder).kind).toBe("removed");
    expect(loadMods(own.options).mods.map(({ version }) => version)).toEqual(["0.1.0"]);
  });
});
