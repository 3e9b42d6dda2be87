import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isProcessAlive } from "../../src/files/process-alive.js";
import { readRecording } from "../../src/recording/read-recording.js";
import { setAsideSave } from "../../src/save/keep-save.js";
import { parseSave } from "../../src/save/parse-save.js";
import { parseSaveFile } from "../../src/save/parse-save-file.js";
import { temporaryFolder } from "../fixtures/folder.js";

const now = new Date(2026, 0, 31, 23, 59, 7);

describe("keeping an unpruned save", () => {
  it("where there is none does nothing", () => {
    expect(setAsideSave(temporaryFolder(), "unpruned", now)).toEqual({ kind: "none" });
  });

  it("where a folder is in its place is a problem", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "save.toml"));
    expect(setAsideSave(dir, "unpruned", now)).toMatchObject({ kind: "problem", problem: { code: "in_the_way" } });
  });

  it("which is no text moves it away as it is", () => {
    const dir = temporaryFolder();
    const bytes = new Uint8Array([0xff, 0xfe, 0x00]);
    writeFileSync(join(dir, "save.toml"), bytes);
    const kept = setAsideSave(dir, "unpruned", now);
    expect(kept.kind).toBe("kept");
    if (kept.kind === "kept") expect(new Uint8Array(readFileSync(kept.path))).toEqual(bytes);
  });

  it("never replaces one that is already there, also when the clock was put back", () => {
    const dir = temporaryFolder();
    const earlier = new Date(now.getTime() - 3_600_000);
    for (const [text, time] of [
      ["first", now],
      ["second", earlier],
      ["third", now],
    ] as const) {
      writeFileSync(join(dir, "save.toml"), text);
      const kept = setAsideSave(dir, "broken", time);
      if (kept.kind !== "kept") throw new Error(kept.kind);
      expect(readFileSync(kept.path, "utf8")).toBe(text);
    }
    expect(readFileSync(join(dir, "save.broken-20260131-235907.toml"), "utf8")).toBe("first");
    expect(readFileSync(join(dir, "save.broken-20260131-235907-2.toml"), "utf8")).toBe("third");
  });
});

it("a save too big to be read is refused without being read", () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "save.toml"), "");
  truncateSync(join(dir, "save.toml"), 65 * 1024 * 1024);
  expect(parseSaveFile(dir)).toMatchObject({ kind: "refused", reason: "file_problem", problem: { code: "too_big" } });
});

it("a save with a third table is damaged", () => {
  const text = '[save]\nschema = 1\ngame = "1.0.0"\ncommands = 0\nmods = []\n\n[more]\nx = 1\n';
  expect(parseSave(text)).toMatchObject({ kind: "refused", reason: "damaged", field: "" });
});

it("a recording that is no text is refused at its first line", () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "run.jsonl"), new Uint8Array([0xff, 0x0a]));
  expect(readRecording(join(dir, "run.jsonl"))).toMatchObject({ kind: "refused", reason: "damaged", line: 1 });
});

it.each([0, -1, 1.5, Number.NaN])("%d is the id of no process", (pid) => {
  expect(isProcessAlive(pid)).toBe(false);
});
