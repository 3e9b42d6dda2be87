import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileProbes, packagesFolder } from "./fixtures/compile-probes.js";

/**
 * What each package reaches. Whatever another package reaches and this one does not is out of its reach. The manifests
 * of our packages stand for them: where one resolves, so does what the package exports.
 */
const reached: Record<string, readonly string[]> = {
  engine: [],
  presentation: [manifest("engine")],
  bot: [manifest("engine")],
  data: ["node:fs", "smol-toml", manifest("engine")],
  "mod-sdk": ["node:fs", "smol-toml", ...["engine", "data", "bot", "presentation"].map(manifest)],
  tui: ["node:fs", "blessed", ...["engine", "data", "presentation"].map(manifest)],
  web: [...["engine", "data", "presentation", "bot", "tui"].map(manifest)],
};

const folders = readdirSync(packagesFolder).filter((name) => existsSync(join(packagesFolder, name, "package.json")));
const everything = [...new Set([...Object.values(reached).flat(), ...folders.map(manifest)])];

function manifest(packageName: string): string {
  return `@rustkeep/${packageName}/package.json`;
}

function byName(specifier: string): string {
  const attributes = specifier.endsWith(".json") ? ' with { type: "json" }' : "";
  const imported = attributes === "" ? "* as probe" : "probe";
  return `import ${imported} from ${JSON.stringify(specifier)}${attributes};\nexport const used: unknown = probe;\n`;
}

const forItsEffect = (specifier: string) => `import ${JSON.stringify(specifier)};\n`;

// Compilers differ in the code they give an import for its effect. What is there without types of its own is found.
const notFound = (specifier: string) => [expect.stringMatching(`^TS(2307|2882): Cannot find module .*'${specifier}'`)];
const untyped = expect.stringMatching("^TS7016: Could not find a declaration file");

test("every package is known here", () => {
  expect(Object.keys(reached).sort()).toEqual(folders.sort());
});

describe.each(Object.entries(reached))("the package %s", (packageName, near) => {
  const far = everything.filter((specifier) => !near.includes(specifier) && specifier !== manifest(packageName));
  const errors = compileProbes(packageName, {
    ...Object.fromEntries([...near, ...far].map((specifier) => [specifier, byName(specifier)])),
    ...Object.fromEntries(far.map((specifier) => [`${specifier} for its effect`, forItsEffect(specifier)])),
  });

  test.each(near)("reaches %s", (specifier) => {
    expect(errors[specifier]?.filter((error) => !untyped.asymmetricMatch(error))).toEqual([]);
  });

  test.each(far)("does not reach %s", (specifier) => {
    expect(errors[specifier]).toEqual(notFound(specifier));
    expect(errors[`${specifier} for its effect`]).toEqual(notFound(specifier));
  });
});

describe("the engine", () => {
  const names = ["process", "console", "setTimeout", "document"];
  const errors = compileProbes("engine", {
    sum: "export const sum = [1, 2, 3].reduce((a, b) => a + b, 0);\n",
    ...Object.fromEntries(names.map((name) => [name, `export const probe: unknown = ${name};\n`])),
  });

  test("compiles code that needs nothing but the language", () => {
    expect(errors.sum).toEqual([]);
  });

  test.each(names)("knows no %s", (name) => {
    expect(errors[name]).toEqual([expect.stringMatching(`^TS(2304|2580|2584|2591): Cannot find name '${name}'`)]);
  });

  test("cannot switch the types of Node on for one file", () => {
    const { pid } = compileProbes("engine", { pid: '/// <reference types="node" />\nexport const pid = 1;\n' });
    expect(pid).toEqual(["TS2688: Cannot find type definition file for 'node'."]);
  });
});
