import { describe, expect, test } from "vitest";
import { compileProbes } from "./fixtures/compile-probes.js";

const byName = (specifier: string) =>
  `import * as probe from ${JSON.stringify(specifier)};\nexport const used = probe;\n`;
const forItsEffect = (specifier: string) => `import ${JSON.stringify(specifier)};\n`;
const manifest = (name: string) =>
  `import probe from "${name}/package.json" with { type: "json" };\nexport const used: unknown = probe;\n`;

// Compilers differ in the code they give an import for its effect.
const notFound = (specifier: string) => [expect.stringMatching(`^TS(2307|2882): Cannot find module .*'${specifier}'`)];

/** Neither way of importing any of these may compile in the package. */
function expectUnreachable(packageName: string, specifiers: readonly string[]): void {
  const named = compileProbes(packageName, specifiers.map(byName));
  const effects = compileProbes(packageName, specifiers.map(forItsEffect));
  expect(named).toEqual(specifiers.map(notFound));
  expect(effects).toEqual(specifiers.map(notFound));
}

describe("the engine", () => {
  test("compiles code that needs nothing but the language", () => {
    expect(compileProbes("engine", ["export const sum = [1, 2, 3].reduce((a, b) => a + b, 0);\n"])).toEqual([[]]);
  });

  test("cannot import the terminal library, a Node module or another package", () => {
    expectUnreachable("engine", ["blessed", "node:fs", "@rustkeep/data", "@rustkeep/mod-sdk", "@rustkeep/tui"]);
  });

  test("knows no process, no console, no timer and no page", () => {
    const names = ["process", "console", "setTimeout", "document"];
    const errors = compileProbes(
      "engine",
      names.map((name) => `export const probe: unknown = ${name};\n`),
    );
    for (const [index, name] of names.entries()) {
      expect(errors[index]).toEqual([expect.stringMatching(`^TS(2304|2580|2584|2591): Cannot find name '${name}'`)]);
    }
  });

  test("cannot switch the types of Node on for one file", () => {
    expect(compileProbes("engine", ['/// <reference types="node" />\nexport const pid = 1;\n'])).toEqual([
      ["TS2688: Cannot find type definition file for 'node'."],
    ]);
  });
});

describe("the data package", () => {
  test("compiles code that uses Node, the engine and its own libraries", () => {
    const probes = ["node:fs", "@rustkeep/engine", "smol-toml"].map(byName);
    expect(compileProbes("data", probes)).toEqual([[], [], []]);
  });

  test("cannot import the terminal library, the game or the modding tools", () => {
    expectUnreachable("data", ["blessed", "@rustkeep/tui", "@rustkeep/mod-sdk"]);
  });
});

describe("the modding tools", () => {
  test("compile code that uses Node, the engine and the data package", () => {
    const probes = ["node:fs", "@rustkeep/engine", "@rustkeep/data"].map(byName);
    expect(compileProbes("mod-sdk", probes)).toEqual([[], [], []]);
  });

  test("cannot import the terminal library or the game", () => {
    expectUnreachable("mod-sdk", ["blessed", "@rustkeep/tui"]);
  });
});

// The game exports only its manifest, so importing it by name would fail even where it were declared: the manifest
// shows that the missing dependency is the reason.
describe("the game", () => {
  test("reaches the terminal library and its own manifest", () => {
    // The library has no types of its own; that they are missed shows that it was found.
    const found = [expect.stringMatching("^TS7016: Could not find a declaration file for module 'blessed'")];
    expect(compileProbes("tui", [byName("blessed"), manifest("@rustkeep/tui")])).toEqual([found, []]);
  });

  test("is out of reach for every other package", () => {
    for (const packageName of ["engine", "data", "mod-sdk"]) {
      expect(compileProbes(packageName, [manifest("@rustkeep/tui")])).toEqual([notFound("@rustkeep/tui/package.json")]);
    }
  });
});
