import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.js";
import { writeLoadLog } from "../../src/load-log.js";
import type { LogFinding } from "../../src/load-log-result.js";
import { temporaryFolder } from "../fixtures/folder.js";

const at = (second: number) => new Date(2026, 0, 31, 23, 59, second);

function finding(severity: Diagnostic["severity"], message = "base_pric is not a field of items"): Diagnostic {
  return { severity, code: "unknown_field", mod: "mine", file: "items.toml", line: 4, column: 1, message };
}

const pruned: LogFinding = {
  severity: "warning",
  code: "missing_item",
  id: "mine:sword",
  field: "game.player.inventory[0]",
  message: "mine:sword is gone: 1 × dropped",
};

function written(dir: string, findings: readonly LogFinding[], now: Date, earlier?: string): string {
  const result = writeLoadLog(dir, findings, now, earlier);
  if (result.kind !== "written") {
    throw new Error(`the log is ${result.kind}`);
  }
  return result.path;
}

describe("the log of a start", () => {
  it("names the time and holds a line for each finding, errors first", () => {
    const dir = temporaryFolder();
    const path = written(dir, [finding("notice"), finding("warning", "second"), finding("error", "first")], at(7));
    expect(path).toBe(join(dir, "logs", "load-20260131-235907.log"));
    const text = readFileSync(path, "utf8");
    expect(text).toContain("\nmine/items.toml:4:1: first\n");
    expect(text.indexOf("first")).toBeLessThan(text.indexOf("second"));
    expect(text.indexOf("second")).toBeLessThan(text.indexOf("base_pric"));
  });

  it("is not written where there are only notices, or nothing at all", () => {
    const dir = temporaryFolder();
    expect(writeLoadLog(dir, [], at(0))).toEqual({ kind: "nothing" });
    expect(writeLoadLog(dir, [finding("notice")], at(0))).toEqual({ kind: "nothing" });
    expect(readdirSync(dir)).toEqual([]);
  });

  it("is joined by what reading the save has found", () => {
    const dir = temporaryFolder();
    const path = written(dir, [finding("error")], at(0));
    expect(written(dir, [pruned], at(30), path)).toBe(path);
    expect(readdirSync(join(dir, "logs"))).toEqual(["load-20260131-235900.log"]);
    const text = readFileSync(path, "utf8");
    expect(text).toContain("mine/items.toml:4:1");
    expect(text).toContain("\nsave.toml: mine:sword is gone: 1 × dropped\n");
  });

  it("never replaces another one of the same second", () => {
    const dir = temporaryFolder();
    const first = written(dir, [finding("error", "one")], at(0));
    const second = written(dir, [finding("error", "two")], at(0));
    expect(second).not.toBe(first);
    expect(readFileSync(first, "utf8")).toContain("one");
  });

  it("is one of the ten latest; older ones and nothing else are deleted", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "logs"));
    writeFileSync(join(dir, "logs", "notes.txt"), "mine");
    for (let second = 0; second < 13; second += 1) {
      written(dir, [finding("error")], at(second));
    }
    const names = readdirSync(join(dir, "logs")).sort();
    expect(names).toHaveLength(11);
    expect(names[0]).toBe("load-20260131-235903.log");
    expect(names).toContain("notes.txt");
  });

  it("stays, and those before it, when the clock was put back", () => {
    const dir = temporaryFolder();
    for (let second = 0; second < 10; second += 1) {
      written(dir, [finding("error")], new Date(2030, 0, 1, 0, 0, second));
    }
    const first = written(dir, [finding("error")], at(0));
    const second = written(dir, [finding("error")], at(1));
    const paths = readdirSync(join(dir, "logs")).map((name) => join(dir, "logs", name));
    expect(paths).toHaveLength(10);
    expect(paths).toEqual(expect.arrayContaining([first, second]));
  });

  it("that cannot be written is a problem, not an exception", () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "logs"), "a file");
    expect(writeLoadLog(dir, [finding("error")], at(0)).kind).toBe("problem");
    expect(writeLoadLog(dir, [finding("error")], at(0), join(dir, "gone", "x.log")).kind).toBe("problem");
  });
});
