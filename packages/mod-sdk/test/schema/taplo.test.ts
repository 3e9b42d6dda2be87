import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Finding, openInEditor } from "../support/editor.js";
import { writeFiles } from "../support/folder.js";
import { shippedMods } from "../support/run-cli.js";
import { mistakes, unmarked } from "./mistakes.js";

const folder = mkdtempSync(join(tmpdir(), "rustkeep-taplo-"));
const found = new Map<string, Finding[]>();

function rule(include: string, schema: string, exclude = ""): string {
  const path = fileURLToPath(new URL(`../../schemas/${schema}.schema.json`, import.meta.url));
  return `[[rule]]\ninclude = ["${include}"]\nexclude = ["${exclude}"]\n[rule.schema]\npath = ${JSON.stringify(path)}\n`;
}

function coreFiles(): string[] {
  const files = readdirSync(join(folder, "core"), { recursive: true, encoding: "utf8" });
  return files.filter((name) => name.endsWith(".toml")).map((name) => `core/${name.replaceAll("\\", "/")}`);
}

function fileOf(name: string): string {
  return `wrong/${name.replaceAll(" ", "-")}.toml`;
}

/** Of a value, an editor underlines its name: the key before it, or what stands in the brackets of a table. */
function namesAround({ text, line, column }: ReturnType<typeof unmarked>) {
  const row = text.split("\n")[line - 1] ?? "";
  const [key = ""] = row.slice(0, column - 1).match(/\w+ = $/) ?? [];
  const [brackets = ""] = row.slice(column - 1).match(/^\[+/) ?? [];
  return { key, brackets };
}

beforeAll(async () => {
  cpSync(`${shippedMods}/core`, join(folder, "core"), { recursive: true });
  const wrong = Object.fromEntries(mistakes.map((mistake) => [fileOf(mistake.name), unmarked(mistake).text]));
  const rules = [
    rule("wrong/*.toml", "mod"),
    rule("core/*.toml", "mod", "core/manifest.toml"),
    rule("core/manifest.toml", "manifest"),
    rule("core/locale/*.toml", "locale"),
  ];
  writeFiles(folder, { ...wrong, ".taplo.toml": `include = ["*/*.toml", "core/locale/*.toml"]\n${rules.join("")}` });
  const editor = await openInEditor(folder);
  for (const file of [...Object.keys(wrong), ...coreFiles()]) found.set(file, await editor.open(file));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("Taplo finds nothing in the core", () => {
  expect(coreFiles().length).toBeGreaterThan(10);
  for (const file of coreFiles()) expect(found.get(file), file).toEqual([]);
});

describe("Taplo shows each mistake where it is", () => {
  test.each(mistakes)("$name", (mistake) => {
    const { line, column } = unmarked(mistake);
    const own = found.get(fileOf(mistake.name)) ?? [];
    const { key, brackets } = namesAround(unmarked(mistake));
    const onLine = own.filter((one) => one.line + 1 === line).map(({ character }) => character + 1);
    const wanted = [column, column - key.length, column + brackets.length];
    expect(onLine.filter((shown) => wanted.includes(shown))).not.toEqual([]);
    // A mistake of a whole table is shown at each of its fields too, but it is one and the same.
    expect(new Set(own.map(({ message }) => message)).size).toBe(1);
  });
});
