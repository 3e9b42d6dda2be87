import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { acquireLock, type Lock, releaseLock } from "../../src/files/lock.js";
import { temporaryFolder } from "../fixtures/folder.js";
import { IN_THE_WAY } from "../fixtures/in-the-way.js";

function acquired(dir: string): Lock {
  const result = acquireLock(dir);
  if (result.kind !== "acquired") {
    throw new Error(`the lock is ${result.kind}`);
  }
  return result.lock;
}

describe("the lock of a data directory", () => {
  it("holds the process id and is gone when it is released", () => {
    const dir = join(temporaryFolder(), "data");
    const lock = acquired(dir);
    expect(readFileSync(lock.path, "utf8")).toContain(String(process.pid));
    releaseLock(lock);
    expect(readdirSync(dir)).toEqual([]);
  });

  it("is refused to a second game while the first one runs", () => {
    const dir = temporaryFolder();
    const lock = acquired(dir);
    expect(acquireLock(dir)).toMatchObject({ kind: "taken", pid: process.pid });
    releaseLock(lock);
    releaseLock(acquired(dir));
  });

  it("is taken over from a process that is gone", () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "game.lock"), `${2 ** 30} 123\n`);
    const lock = acquired(dir);
    expect(readFileSync(lock.path, "utf8")).toBe(lock.owner);
    expect(readdirSync(dir)).toEqual(["game.lock"]);
  });

  it.runIf(process.platform === "linux")("is taken over when another program has got the process id since", () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, "game.lock"), `${process.ppid} 1\n`);
    expect(acquireLock(dir).kind).toBe("acquired");
  });

  it("that cannot be understood is respected while it is young, and taken over when it is old", () => {
    const dir = temporaryFolder();
    const path = join(dir, "game.lock");
    writeFileSync(path, "");
    expect(acquireLock(dir)).toMatchObject({ kind: "taken", pid: 0 });
    utimesSync(path, new Date(0), new Date(0));
    expect(acquireLock(dir).kind).toBe("acquired");
  });

  it.runIf(process.platform !== "win32").each(IN_THE_WAY)("is a problem at once where there is %s", (_, put) => {
    const dir = temporaryFolder();
    put(join(dir, "game.lock"));
    expect(acquireLock(dir)).toMatchObject({ kind: "problem", problem: { code: "in_the_way" } });
  });

  it.runIf(process.platform !== "win32").each(IN_THE_WAY)("leaves %s that has come in its place", (_, put) => {
    const dir = temporaryFolder();
    const lock = acquired(dir);
    rmSync(lock.path);
    put(lock.path);
    const before = lstatSync(lock.path).mode;
    releaseLock(lock);
    expect(lstatSync(lock.path).mode).toBe(before);
  });

  it("comes with a swept directory", () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, `.save.toml.${2 ** 30}.tmp`), "half a sa");
    acquired(dir);
    expect(readdirSync(dir)).toEqual(["game.lock"]);
  });

  it("that somebody else has taken over stays when it is released", () => {
    const dir = temporaryFolder();
    const lock = acquired(dir);
    writeFileSync(lock.path, "1 1\n");
    releaseLock(lock);
    expect(existsSync(lock.path)).toBe(true);
  });

  it("is a problem, not an exception, where a folder is in its place", () => {
    const dir = temporaryFolder();
    mkdirSync(join(dir, "game.lock"));
    expect(acquireLock(dir)).toMatchObject({ kind: "problem", problem: { code: "in_the_way" } });
  });
});
