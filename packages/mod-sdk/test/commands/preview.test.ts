import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Floor } from "@rustkeep/engine";
import { describe, expect, test } from "vitest";
import { manifest, temporaryFolder } from "../support/folder.js";
import { referenceCore, runCli } from "../support/run-cli.js";

interface GoldenFloor {
  seed: string;
  number: number;
  rows: string[];
  rooms: { prefab: string; enemies: string[] }[];
  rng_state_after: string;
}

interface Line {
  seed: string;
  floor: Floor;
  rng: string;
}

const goldenFile = new URL("../../../engine/test/fixtures/golden/floors.json.gz", import.meta.url);
const golden = JSON.parse(gunzipSync(readFileSync(goldenFile)).toString("utf8")) as GoldenFloor[];

async function previewed(number: number, seed: string): Promise<Line[]> {
  const args = [
    "preview",
    "floor",
    `core:floor_${number}`,
    "--seed",
    seed,
    "--format",
    "json",
    "--core",
    referenceCore,
  ];
  const { code, out } = await runCli(args);
  expect(code).toBe(0);
  return out.map((line) => JSON.parse(line) as Line);
}

describe("floors of the reference content match the golden vectors", () => {
  test.each([1, 2, 3, 4, 5])("floor %i", async (number) => {
    const wanted = golden.filter((one) => one.number === number);
    const lines = [...(await previewed(number, "1-20")), ...(await previewed(number, "4711"))];
    expect(lines.map(({ seed, floor, rng }) => ({ seed, rows: floor.tiles, rng }))).toEqual(
      wanted.map(({ seed, rows, rng_state_after }) => ({ seed, rows, rng: rng_state_after })),
    );
    expect(
      lines.map(({ floor }) => floor.rooms.map(({ prefab, enemies }) => [prefab, ...enemies.map(({ def }) => def)])),
    ).toEqual(wanted.map(({ rooms }) => rooms.map(({ prefab, enemies }) => [prefab, ...enemies])));
  });
});

const den = `
[[creatures]]
id = "wolf"
name = "Wolf"
symbol = "W"
ai = [{ ability = "core:attack" }]

[[prefabs]]
id = "den"
rotate = false
tags = ["core:normal"]
creatures = [{ id = "wolf" }]
layout = """
##+##
#e.l#
#####
"""
`;

test("shows a prefab as a room, with who is in it", async () => {
  const mod = temporaryFolder({ "manifest.toml": manifest("woods"), "den.toml": den });
  const { code, out } = await runCli(["preview", "prefab", "den", "--with", mod]);
  const [head, ...rows] = out.join("\n").split("\n");
  expect(code).toBe(0);
  expect(head).toBe("woods:den, seed 0000000000000001");
  expect(rows.slice(0, 3)).toEqual(["##+##", "#W.*#", "#####"]);
  expect(rows[3]).toContain("woods:den (5×3 at ");
  expect(rows[3]).toContain("enemies: woods:wolf; loot: core:");
});

test("a prefab is made anew for each seed", async () => {
  const { out } = await runCli(["preview", "prefab", "core:library", "--seed", "1-3", "--format", "json"]);
  expect(out.map((line) => JSON.parse(line).seed)).toEqual([
    "0000000000000001",
    "0000000000000002",
    "0000000000000003",
  ]);
  expect(new Set(out.map((line) => JSON.parse(line).rng)).size).toBe(3);
});

test("says that no floor came about, and exits with 1", async () => {
  // Two halls that lie side by side on no floor of this size.
  const row = (middle: string) => `#${middle.padEnd(10, ".")}#`;
  const hall = [
    "#".repeat(12),
    row("<>"),
    row(""),
    row(""),
    row(""),
    row(""),
    `${row("").slice(0, 11)}+`,
    "#".repeat(12),
  ];
  const cramped = `
[[floors]]
id = "cramped"
number = 6
size = [16, 16]
rooms = 2
required = ["hall", "hall"]

[[prefabs]]
id = "hall"
tags = ["hall"]
rotate = false
layout = """
${hall.join("\n")}
"""
`;
  const mod = temporaryFolder({ "manifest.toml": manifest("tight"), "floor.toml": cramped });
  const { code, out } = await runCli(["preview", "floor", "cramped", "--format", "json", "--with", mod]);
  expect(code).toBe(1);
  expect(JSON.parse(out[0] ?? "")).toMatchObject({ seed: "0000000000000001", failure: "no_room_for_required" });
});

describe("wrong use", () => {
  test.each([
    ["an unknown id", ["floor", "floor_11"], "no entry of floors has the id floor_11 (did you mean floor_1?)"],
    ["neither floor nor prefab", ["room", "x"], "what to preview is one of floor, prefab, not room"],
    ["no id", ["floor"], "expected: floor ID, or prefab ID"],
    ["a seed that is none", ["floor", "floor_1", "--seed", "x"], "a seed is a number"],
    ["seeds in the wrong order", ["floor", "floor_1", "--seed", "9-3"], "A not above B"],
    ["a seed that is too big", ["floor", "floor_1", "--seed", "18446744073709551616"], "a seed is a number"],
    ["a format that does not exist", ["floor", "floor_1", "--format", "xml"], "--format is one of text, json, not xml"],
  ])("%s", async (_, args, message) => {
    const { code, err } = await runCli(["preview", ...args]);
    expect(code).toBe(2);
    expect(err[0]).toContain(message);
  });
});

test.each([
  ["-3", "a seed is a number from 0 to"],
  ["--format", "Option '--seed <value>' argument missing"],
])("a seed %s is refused in one plain sentence", async (seed, sentence) => {
  const { code, err } = await runCli(["preview", "floor", "floor_1", "--seed", seed]);
  expect(code).toBe(2);
  expect(err[0]).toContain(sentence);
  expect(err.join("\n")).not.toContain("\\u{");
});
