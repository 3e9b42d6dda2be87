import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { loadMods } from "../../src/load-mods.js";
import type { LoadResult } from "../../src/load-result.js";
import { ModLoadError } from "../../src/mod-load-error.js";
import { folderOfMods, temporaryFolder } from "../support/mods-on-disk.js";

const ids = ({ mods }: LoadResult) => mods.map(({ id }) => id);
const serious = ({ diagnostics }: LoadResult) => diagnostics.filter(({ severity }) => severity !== "notice");

function start(mods: Readonly<Record<string, readonly string[]>>, order?: string) {
  const dir = folderOfMods(mods);
  const file = join(temporaryFolder(), "load_order.toml");
  if (order !== undefined) writeFileSync(file, order);
  const load = (more: { extra?: string[] } = {}) => loadMods({ paths: [dir], loadOrderFile: file, ...more });
  const written = () => parse(readFileSync(file, "utf8"));
  return { dir, file, load, written };
}

describe("on the first start", () => {
  test("the base game comes first, then the others by id, each after what it needs", () => {
    const { load, written } = start({ alpha: ["zulu"], beta: [], zulu: ["core"] });
    expect(ids(load())).toEqual(["core", "beta", "zulu", "alpha"]);
    expect(written()).toEqual({ mods: ["core", "beta", "zulu", "alpha"], disabled: [] });
  });
});

test("new mods are appended, the player's own order stays", () => {
  const { load, written } = start({ alpha: [], beta: [], gamma: [] }, 'mods = ["core", "gamma"]');
  expect(ids(load())).toEqual(["core", "gamma", "alpha", "beta"]);
  expect(written().mods).toEqual(["core", "gamma", "alpha", "beta"]);
});

test("what has no folder is dropped with a warning at its line", () => {
  const { load, written } = start({ alpha: [] }, 'mods = [\n  "core",\n  "gone",\n  "alpha",\n]\n');
  const result = load();
  expect(serious(result)).toMatchObject([
    { code: "load_order_entry_dropped", severity: "warning", file: "load_order.toml", line: 3, column: 3, mod: "" },
  ]);
  expect(written().mods).toEqual(["core", "alpha"]);
});

test("a file that says what is so is not touched", () => {
  const text = "# my own order\nmods = ['core', 'alpha']\n";
  const { load, file } = start({ alpha: [] }, text);
  load();
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("what cannot be the id of a mod is dropped, and the rest of the order stays", () => {
  const { load, written } = start(
    { alpha: [], beta: [] },
    'mods = ["core", "beta", "../../etc", 5,\n  "alpha"]\ndisabled = [{}, "gone"]',
  );
  const result = load();
  expect(ids(result)).toEqual(["core", "beta", "alpha"]);
  expect(serious(result)).toMatchObject([
    { code: "load_order_entry_dropped", line: 1, column: 25, message: expect.stringContaining("../../etc") },
    {
      code: "load_order_entry_dropped",
      line: 1,
      column: 38,
      message: expect.stringMatching(/^5 .*not the id of a mod/),
    },
    { code: "load_order_entry_dropped", line: 3, column: 13 },
  ]);
  expect(written()).toEqual({ mods: ["core", "beta", "alpha"], disabled: ["gone"] });
  expect(serious(load())).toEqual([]);
});

test("disabled mods are not loaded and not appended", () => {
  const { load, written } = start({ alpha: [], beta: [] }, 'mods = ["core", "alpha"]\ndisabled = ["alpha", "beta"]');
  expect(ids(load())).toEqual(["core"]);
  expect(written()).toEqual({ mods: ["core", "alpha"], disabled: ["alpha", "beta"] });
});

test("a mod that is listed twice is loaded once", () => {
  const { load } = start({ alpha: [] }, 'mods = ["core", "alpha", "alpha"]');
  const result = load();
  expect(ids(result)).toEqual(["core", "alpha"]);
  expect(serious(result)).toMatchObject([{ code: "load_order_entry_dropped" }]);
});

test("a disabled dependency stops the start and says how to switch it on", () => {
  const { load } = start({ alpha: ["beta"], beta: [] }, 'mods = ["core", "alpha", "beta"]\ndisabled = ["beta"]');
  expect(load).toThrow(ModLoadError);
  expect(load).toThrow(/alpha needs beta, which is switched off: switch beta on \(rustkeep mods enable beta\)/);
});

test("the order is the player's: what comes before its dependency stops the start and names the line to move", () => {
  const { load, written } = start({ alpha: ["beta"], beta: [] }, 'mods = ["core", "alpha", "beta"]');
  expect(load).toThrow(/move the line "beta" up, before "alpha"/);
  expect(written().mods).toEqual(["core", "alpha", "beta"]);
});

test.each([
  ["not TOML", 'mods = ["core"'],
  ["not lists of ids", 'mods = "core"'],
  ["with a misspelt list", 'mod = ["core"]'],
  ["not UTF-8", "\u0000"],
])("an order that is %s is made anew, and a copy is kept", (_, text) => {
  const { load, file, written } = start({ alpha: [] }, text);
  const result = load();
  expect(serious(result)).toMatchObject([{ code: "load_order_unreadable", severity: "warning" }]);
  expect(written().mods).toEqual(["core", "alpha"]);
  const kept = readdirSync(join(file, "..")).filter((name) => name.startsWith("load_order.broken-"));
  expect(kept).toHaveLength(1);
  expect(readFileSync(join(file, "..", kept[0] ?? ""), "utf8")).toBe(text);
});

test("a folder in the place of the order is told, and the start goes on", () => {
  const { load, file } = start({ alpha: [] });
  mkdirSync(file);
  const result = load();
  expect(ids(result)).toEqual(["core", "alpha"]);
  expect(serious(result)).toMatchObject([{ code: "load_order_unreadable" }]);
  rmSync(file, { recursive: true });
});

test("mods given besides are not written to the order", () => {
  const { load, written } = start({ alpha: [] });
  const other = folderOfMods({ extra: [] });
  expect(ids(load({ extra: [join(other, "extra")] }))).toEqual(["core", "alpha", "extra"]);
  expect(written().mods).toEqual(["core", "alpha"]);
});

test("an order that cannot be written is a warning", () => {
  const dir = folderOfMods({ alpha: [] });
  // The temporary file beside it would have too long a name.
  const file = join(temporaryFolder(), `${"x".repeat(245)}.toml`);
  const result = loadMods({ paths: [dir], loadOrderFile: file });
  expect(ids(result)).toEqual(["core", "alpha"]);
  expect(serious(result)).toMatchObject([{ code: "load_order_unwritable", severity: "warning" }]);
});

test("an order below something that is no folder is a warning", () => {
  const { dir } = start({});
  const blocked = join(temporaryFolder(), "file");
  writeFileSync(blocked, "");
  const result = loadMods({ paths: [dir], loadOrderFile: join(blocked, "load_order.toml") });
  expect(ids(result)).toEqual(["core"]);
  expect(serious(result).map(({ code }) => code)).toContain("load_order_unreadable");
});
