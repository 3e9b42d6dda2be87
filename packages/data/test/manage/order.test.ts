import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadMods } from "../../src/load-mods.js";
import { disableMod, enableMod, moveMod, type OrderChange, sortOrder } from "../../src/manage/change-order.js";
import { surveyMods } from "../../src/manage/survey-mods.js";
import { writeFiles } from "../support/mods-on-disk.js";
import { ownMods } from "../support/own-mods.js";

const orderOf = (change: OrderChange) => (change.kind === "changed" ? change.order.mods : change);

describe("a survey", () => {
  test("lists every mod that is there with its state, those that are off where they would be loaded", () => {
    const { own, loadOrderFile } = ownMods(
      { alpha: "", beta: "", gamma: "" },
      'mods = ["core", "gamma", "alpha"]\ndisabled = ["gamma"]',
    );
    const { mods, faults } = surveyMods(own.options);
    expect(mods.map(({ mod, state }) => `${mod.id} ${state}`)).toEqual(["core on", "gamma off", "alpha on", "beta on"]);
    expect(faults).toEqual([]);
    expect(existsSync(loadOrderFile)).toBe(true);
  });

  test("tells who needs a mod, directly or through others", () => {
    const { own } = ownMods({ lib: "", user: 'depends = ["lib"]', addon: 'depends = ["user"]', other: "" });
    const dependants = surveyMods(own.options).mods.map(({ mod, dependants: ids }) => [mod.id, ids]);
    expect(Object.fromEntries(dependants)).toMatchObject({
      lib: ["user", "addon"],
      user: ["addon"],
      addon: [],
      other: [],
    });
  });

  test("tells what is found about each, and about none of them", () => {
    const { folder, own } = ownMods({ alpha: 'author = "me"' });
    writeFiles(folder, { "alpha/a.toml": "x =", "empty/notes.md": "", "bad/manifest.toml": "id = 3" });
    const { mods, findings } = surveyMods(own.options);
    const codes = mods.find(({ mod }) => mod.id === "alpha")?.findings.map(({ code }) => code);
    expect(codes?.sort()).toEqual(["manifest_unknown_field", "syntax_error"]);
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(["broken_manifest", "no_manifest"]));
  });

  test("of mods that cannot be loaded together says why, and loads the others", () => {
    const { own } = ownMods({ needy: 'depends = ["gone"]', user: 'depends = ["needy"]', fine: "" });
    const { mods, faults, loaded } = surveyMods(own.options);
    expect(faults.map(({ code, mod }) => `${code} ${mod?.id}`)).toEqual(["dependency_missing needy"]);
    expect(mods.find(({ mod }) => mod.id === "needy")?.faults).toHaveLength(1);
    expect(loaded?.mods.map(({ id }) => id)).toEqual(["core", "fine"]);
  });

  test("without the base game says that, and loads nothing", () => {
    const { own } = ownMods({ alpha: "" }, 'mods = ["alpha"]\ndisabled = ["core"]');
    const { faults, loaded } = surveyMods(own.options);
    expect(faults.map(({ code }) => code)).toEqual(["core_missing"]);
    expect(loaded).toBeUndefined();
  });

  test("writes nothing, whatever the load order holds", () => {
    const { data, own } = ownMods({ alpha: "" }, "mods = [");
    surveyMods(own.options, { readOnly: true });
    expect(existsSync(join(data, "load_order.toml"))).toBe(true);
    expect(surveyMods(own.options, { readOnly: true })).toMatchObject({ writable: false });
  });

  test("knows mods that were given besides", () => {
    const { own } = ownMods({ alpha: "" });
    const { folder } = ownMods({ extra: "" });
    const { mods } = surveyMods({ ...own.options, extra: [join(folder, "extra")] });
    expect(mods.map(({ mod, state }) => `${mod.id} ${state}`)).toEqual(["core on", "alpha on", "extra besides"]);
  });
});

describe("switching off", () => {
  test("takes what needs the mod along", () => {
    const { own } = ownMods({ lib: "", user: 'depends = ["lib"]', addon: 'depends = ["user"]', other: "" });
    const change = disableMod(surveyMods(own.options), "lib");
    expect(change).toMatchObject({
      kind: "changed",
      along: ["user", "addon"],
      order: { disabled: ["lib", "user", "addon"] },
    });
  });

  test.each([
    ["the base game", "core", { kind: "refused", refusal: { reason: "base_game" } }],
    ["a mod that is off", "off", { kind: "unchanged" }],
    ["a misspelt mod", "alpah", { kind: "refused", refusal: { reason: "unknown_mod", id: "alpah", near: "alpha" } }],
  ])("of %s changes nothing", (_, id, expected) => {
    const { own } = ownMods({ alpha: "", off: "" }, 'mods = []\ndisabled = ["off"]');
    expect(disableMod(surveyMods(own.options), id)).toEqual(expected);
  });

  test("of a mod that was given besides is refused", () => {
    const { own, folder } = ownMods({ alpha: "" });
    const survey = surveyMods({ ...own.options, extra: [join(folder, "alpha")] });
    expect(disableMod(survey, "alpha")).toMatchObject({ refusal: { reason: "given_besides" } });
  });
});

describe("switching on", () => {
  test("takes along what the mod needs", () => {
    const { own } = ownMods({ lib: "", user: 'depends = ["lib"]' }, 'mods = ["core"]\ndisabled = ["user", "lib"]');
    const change = enableMod(surveyMods(own.options), "user");
    expect(change).toMatchObject({
      kind: "changed",
      along: ["lib"],
      order: { mods: ["core", "lib", "user"], disabled: [] },
    });
  });

  test("finds the mod another place where its old one would not do", () => {
    const { own } = ownMods(
      { lib: "", user: 'depends = ["lib"]' },
      'mods = ["core", "user", "lib"]\ndisabled = ["user"]',
    );
    expect(orderOf(enableMod(surveyMods(own.options), "user"))).toEqual(["core", "lib", "user"]);
  });

  test("is refused where the game would not start, and says why", () => {
    const { own } = ownMods({ ash: 'conflicts = ["frost"]', frost: "" }, 'mods = []\ndisabled = ["ash"]');
    const change = enableMod(surveyMods(own.options), "ash");
    expect(change).toMatchObject({ refusal: { reason: "cannot_load", fault: { code: "mod_conflict" } } });
  });

  test("is not refused for what is wrong with other mods", () => {
    const { own } = ownMods({ needy: 'depends = ["gone"]', fine: "" }, 'mods = []\ndisabled = ["fine"]');
    expect(enableMod(surveyMods(own.options), "fine").kind).toBe("changed");
  });
});

describe("moving", () => {
  const mods = { lib: "", user: 'depends = ["lib"]', other: "" };
  const survey = () => surveyMods(ownMods(mods, 'mods = ["core", "lib", "user", "other"]').own.options);

  test("puts a mod in front of another one or behind it", () => {
    expect(orderOf(moveMod(survey(), "other", "before", "user"))).toEqual(["core", "lib", "other", "user"]);
    expect(orderOf(moveMod(survey(), "other", "after", "core"))).toEqual(["core", "other", "lib", "user"]);
    expect(moveMod(survey(), "other", "after", "user")).toEqual({ kind: "unchanged" });
    expect(moveMod(survey(), "other", "after", "other")).toEqual({ kind: "unchanged" });
  });

  test.each([
    ["user", "before", "lib", { reason: "needs_order", id: "user", needed: "lib" }],
    ["lib", "after", "other", { reason: "needs_order", id: "user", needed: "lib" }],
    ["other", "before", "core", { reason: "base_game" }],
    ["other", "after", "elsewhere", { reason: "unknown_mod", id: "elsewhere", near: "" }],
  ] as const)("%s %s %s is refused", (id, where, other, refusal) => {
    expect(moveMod(survey(), id, where, other)).toEqual({ kind: "refused", refusal });
  });
});

test("sorting mends an order and leaves the rest of it alone", () => {
  const mods = { lib: "", user: 'depends = ["lib"]', zeta: "", bridge: 'optional = ["zeta"]' };
  const { own } = ownMods(mods, 'mods = ["user", "zeta", "bridge", "core", "lib"]');
  const change = sortOrder(surveyMods(own.options));
  expect(orderOf(change)).toEqual(["core", "zeta", "bridge", "lib", "user"]);
  const right = ownMods(mods, 'mods = ["core", "zeta", "bridge", "lib", "user"]');
  expect(sortOrder(surveyMods(right.own.options))).toEqual({ kind: "unchanged" });
});

test("whatever is offered as an order that was changed, the game starts with it", () => {
  const { own } = ownMods({
    lib: "",
    user: 'depends = ["lib"]',
    addon: 'depends = ["user"]',
    other: 'optional = ["addon"]',
  });
  const survey = surveyMods(own.options);
  const ids = survey.mods.map(({ mod }) => mod.id);
  const changes = [
    sortOrder(survey),
    ...ids.flatMap((id) => [disableMod(survey, id), enableMod(survey, id)]),
    ...ids.flatMap((id) =>
      ids.flatMap((other) => (["before", "after"] as const).map((to) => moveMod(survey, id, to, other))),
    ),
  ];
  for (const change of changes.filter(({ kind }) => kind === "changed")) {
    if (change.kind !== "changed") continue;
    const list = (ids: readonly string[]) => JSON.stringify(ids);
    const text = `mods = ${list(change.order.mods)}\ndisabled = ${list(change.order.disabled)}\n`;
    writeFiles(join(own.folder, ".."), { "load_order.toml": text });
    const { diagnostics } = loadMods(own.options);
    expect(diagnostics.filter(({ code }) => code.startsWith("load_order"))).toEqual([]);
  }
});
