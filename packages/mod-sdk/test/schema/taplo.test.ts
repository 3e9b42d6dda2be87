import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFiles } from "../support/folder.js";
import { shippedMods } from "../support/run-cli.js";
import { lintWithTaplo, type TaploFinding } from "../support/taplo.js";
import { mistakes, unmarked } from "./mistakes.js";

// Taplo takes seconds to start: everything is linted in one go.
const folder = mkdtempSync(join(tmpdir(), "rustkeep-taplo-"));
let found: TaploFinding[] = [];

function rule(include: string, schema: string, exclude = ""): string {
  const path = fileURLToPath(new URL(`../../schemas/${schema}.schema.json`, import.meta.url));
  return `[[rule]]\ninclude = ["${include}"]\nexclude = ["${exclude}"]\n[rule.schema]\npath = ${JSON.stringify(path)}\n`;
}

function fileOf(name: string): string {
  return `wrong/${name.replaceAll(" ", "-")}.toml`;
}

beforeAll(() => {
  cpSync(`${shippedMods}/core`, join(folder, "core"), { recursive: true });
  const wrong = Object.fromEntries(mistakes.map((mistake) => [fileOf(mistake.name), unmarked(mistake).text]));
  const rules = [
    rule("wrong/*.toml", "mod"),
    rule("core/*.toml", "mod", "core/manifest.toml"),
    rule("core/manifest.toml", "manifest"),
    rule("core/locale/*.toml", "locale"),
  ];
  writeFiles(folder, { ...wrong, ".taplo.toml": `include = ["*/*.toml", "core/locale/*.toml"]\n${rules.join("")}` });
  found = lintWithTaplo([], { cwd: folder });
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("Taplo finds nothing in the core", () => {
  expect(readdirSync(join(folder, "core")).length).toBeGreaterThan(10);
  expect(found.filter(({ file }) => file.startsWith("core/"))).toEqual([]);
});

describe("Taplo shows each mistake where it is", () => {
  test.each(mistakes)("$name", (mistake) => {
    const { line, column } = unmarked(mistake);
    const own = found.filter(({ file }) => file === fileOf(mistake.name));
    expect(own.map((one) => ({ line: one.line, column: one.column }))).toContainEqual({ line, column });
    // A mistake of a whole table is shown at each of its fields too, but it is one and the same.
    expect(new Set(own.map(({ message }) => message)).size).toBe(1);
  });
});
