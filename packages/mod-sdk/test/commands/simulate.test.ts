import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../src/run.js";
import { referenceCore, runCli, shippedMods } from "../support/run-cli.js";

const base = ["--core", shippedMods];
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rustkeep-simulate-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("rustkeep-mod simulate runs", () => {
  const study = ["simulate", "runs", ...base, "-n", "9", "--format", "json"];

  it("prints what was measured when it is interrupted", async () => {
    const out: string[] = [];
    let interrupt = () => {};
    const io = {
      out: (line: string) => out.push(line),
      err: () => {},
      color: false,
      cwd: "/",
      // As soon as something has been measured.
      progress: () => interrupt(),
      onInterrupt: (stop: () => void) => {
        interrupt = stop;
        return () => {};
      },
    };
    expect(await run(["simulate", "runs", ...base, "-n", "100000", "--seed", "3"], io)).toBe(0);
    expect(out[1]).toBe("Measured so far: 8 of 100,000");
    expect(out.join("\n")).toContain("died on");
  }, 60_000);

  it("joins parts to the whole", async () => {
    const whole = await runCli(study);
    const files = [];
    for (const part of ["2/3", "1/3", "3/3"]) {
      const { out } = await runCli([...study, "--shard", part]);
      const file = join(folder, `part-${part[0]}.json`);
      writeFileSync(file, out.join("\n"));
      files.push(file);
    }
    const merged = await runCli(["simulate", "merge", ...files, "--format", "json"]);
    expect(merged.out).toEqual(whole.out);
    const incomplete = await runCli(["simulate", "merge", ...files.slice(0, 2)]);
    expect(incomplete.out.join("\n")).toContain("Parts 1/3, 2/3: 6 games");
    const twice = await runCli(["simulate", "merge", ...files, ...files]);
    expect(twice.code).toBe(2);
  }, 60_000);

  it("shows win rates with intervals, deaths and floors in about a screen", async () => {
    const { code, out } = await runCli(["simulate", "runs", ...base, "-n", "24", "--hero", "warrior"]);
    expect(code).toBe(0);
    expect(out.length).toBeLessThan(40);
    const text = out.join("\n");
    expect(text).toMatch(/^core:warrior +24 +\d+\.\d % +\d+\.\d–\d+\.\d/m);
    expect(text).toMatch(/^floor 1 +\d+/m);
  }, 60_000);

  it("shows in how many runs everything had a part", async () => {
    const { out } = await runCli(["simulate", "runs", ...base, "-n", "6", "--coverage"]);
    expect(out.find((line) => line.includes("core:floor_1"))).toMatch(/^floors +core:floor_1 +6 +100\.0 %/);
    expect(out.some((line) => line.startsWith("quests"))).toBe(true);
  }, 60_000);

  it("tells no difference between the same mods", async () => {
    const { out } = await runCli(["simulate", "runs", ...base, "-n", "6", "--against", shippedMods]);
    expect(out.join("\n")).toMatch(/^all +6 .* 0\.0 ±0\.0 points$/m);
  }, 60_000);
});

describe("rustkeep-mod simulate fights", () => {
  it("takes single enemies and groups, by name", async () => {
    const args = ["simulate", "fights", "--core", referenceCore, "--hero", "elf,thief", "-n", "20"];
    const { code, out } = await runCli([...args, "--creature", "rat", "rat,core:skeleton", "--policy", "plain"]);
    expect(code).toBe(0);
    expect(out.slice(-2).map((line) => line.split("  ")[0])).toEqual(["core:rat", "core:rat + core:skeleton"]);
  });

  it("shows how far it has come, and takes that away in the end", async () => {
    const lines: string[] = [];
    const io = { out: () => {}, err: () => {}, color: false, cwd: "/", progress: (line: string) => lines.push(line) };
    await run(["simulate", "fights", "--core", referenceCore, "--creature", "rat", "-n", "20"], io);
    expect(lines[0]).toMatch(/^8 of 20, /);
    expect(lines.at(-1)).toBe("");
  });
});

describe("rustkeep-mod simulate", () => {
  it.each([
    [["simulate"]],
    [["simulate", "dance"]],
    [["simulate", "runs", "-n", "0"]],
    [["simulate", "runs", "-n", "many"]],
    [["simulate", "runs", "--shard", "3/2"]],
    [["simulate", "runs", "--policy", "wise"]],
    [["simulate", "runs", "--hero", "gnome"]],
    [["simulate", "runs", "rat"]],
    [["simulate", "fights", "--creature", "dragon"]],
    [["simulate", "fights", "--level", "0"]],
    [["simulate", "merge"]],
    [["simulate", "merge", "/nowhere.json"]],
  ])("says what is wrong with %j", async (args) => {
    const { code, err } = await runCli(args);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^rustkeep-mod: /);
  });

  it("explains itself", async () => {
    const { code, out } = await runCli(["simulate", "--help"]);
    expect(code).toBe(0);
    for (const option of [
      "--hero",
      "--level",
      "--creature",
      "-n",
      "--with",
      "--core",
      "--jobs",
      "--shard",
      "--against",
    ])
      expect(out.join("\n")).toContain(option);
  });
});
