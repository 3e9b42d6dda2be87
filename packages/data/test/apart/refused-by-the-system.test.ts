import * as fs from "node:fs";
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { writeFileAtomic } from "../../src/files/atomic-write.js";
import { fileProblem } from "../../src/files/file-problem.js";
import { acquireLock, releaseLock } from "../../src/files/lock.js";
import { setAside } from "../../src/files/set-aside.js";
import { defaultSettings, writeSettings } from "../../src/index.js";
import { writeLoadLog } from "../../src/load-log.js";
import { loadMods } from "../../src/load-mods.js";
import { setAsideSave } from "../../src/save/keep-save.js";
import { systemError, temporaryFolder } from "../fixtures/folder.js";
import { referenceCoreDir } from "../support/load-texts.js";

type Step = "openSync" | "readdirSync" | "readFileSync" | "realpathSync" | "renameSync" | "statSync" | "writeSync";

// What happens right before a step of the system, once; it may throw in the step's place.
const before = vi.hoisted(() => new Map<string, () => void>());

vi.mock("node:fs", async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  const interrupted = (name: Step) => {
    const step = real[name] as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      const interruption = before.get(name);
      before.delete(name);
      interruption?.();
      return step(...args);
    };
  };
  const names: Step[] = [
    "openSync",
    "readdirSync",
    "readFileSync",
    "realpathSync",
    "renameSync",
    "statSync",
    "writeSync",
  ];
  return { ...real, ...Object.fromEntries(names.map((name) => [name, interrupted(name)])) };
});

afterEach(() => before.clear());

const now = new Date(2026, 0, 31, 23, 59, 7);
const gone = `${2 ** 30} 123\n`;

function refuse(step: Step, code: string): void {
  before.set(step, () => {
    throw systemError(code);
  });
}

/** A data directory with the lock of a game that is gone. */
function withStaleLock(): { dir: string; path: string } {
  const dir = temporaryFolder();
  const path = join(dir, "game.lock");
  writeFileSync(path, gone);
  return { dir, path };
}

describe("a lock", () => {
  it("that cannot be created is a problem", () => {
    refuse("openSync", "EACCES");
    expect(acquireLock(temporaryFolder())).toMatchObject({ kind: "problem", problem: { code: "not_permitted" } });
  });

  it("that cannot be written leaves no empty lock behind", () => {
    const dir = temporaryFolder();
    refuse("writeSync", "ENOSPC");
    expect(acquireLock(dir)).toMatchObject({ kind: "problem", problem: { code: "disk_full" } });
    expect(readdirSync(dir)).toEqual([]);
  });

  it("that its game gives back just now is free", () => {
    const { dir, path } = withStaleLock();
    before.set("readFileSync", () => before.set("readFileSync", () => fs.rmSync(path)));
    expect(acquireLock(dir).kind).toBe("acquired");
  });

  it("of a game that is gone may be removed by a third game meanwhile", () => {
    const { dir, path } = withStaleLock();
    before.set("renameSync", () => fs.rmSync(path));
    expect(acquireLock(dir).kind).toBe("acquired");
    expect(readdirSync(dir)).toEqual(["game.lock"]);
  });

  it("of a third game that was quicker stays", () => {
    const { dir, path } = withStaleLock();
    const { lock } = acquireLock(temporaryFolder()) as { lock: { owner: string } };
    before.set("renameSync", () => writeFileSync(path, lock.owner));
    expect(acquireLock(dir)).toMatchObject({ kind: "taken", pid: process.pid });
    expect(readFileSync(path, "utf8")).toBe(lock.owner);
    expect(readdirSync(dir)).toEqual(["game.lock"]);
  });

  it("of a game that is gone is a problem where it cannot be moved", () => {
    const { dir } = withStaleLock();
    refuse("renameSync", "EPERM");
    expect(acquireLock(dir)).toMatchObject({ kind: "problem", problem: { code: "not_permitted" } });
  });

  it("that is empty and goes away while it is looked at is free", () => {
    const dir = temporaryFolder();
    const path = join(dir, "game.lock");
    writeFileSync(path, "");
    before.set("statSync", () => fs.rmSync(path));
    expect(acquireLock(dir).kind).toBe("acquired");
  });

  it("that cannot be read at the end stays, and nothing is thrown", () => {
    const dir = temporaryFolder();
    const result = acquireLock(dir);
    if (result.kind !== "acquired") throw new Error(result.kind);
    refuse("readFileSync", "EIO");
    releaseLock(result.lock);
    expect(existsSync(result.lock.path)).toBe(true);
  });
});

describe("on a system that does not say when a process began", () => {
  it("the process id alone tells whether a game still runs", () => {
    const dir = temporaryFolder();
    const platform = Object.getOwnPropertyDescriptor(process, "platform");
    Object.defineProperty(process, "platform", { ...platform, value: "darwin" });
    try {
      expect(acquireLock(dir)).toMatchObject({ kind: "acquired", lock: { owner: `${process.pid} \n` } });
      expect(acquireLock(dir).kind).toBe("taken");
    } finally {
      Object.defineProperty(process, "platform", platform ?? {});
    }
  });
});

describe("on Windows, a file that a virus scanner has open", () => {
  function onWindows<T>(action: () => T): T {
    const platform = Object.getOwnPropertyDescriptor(process, "platform");
    Object.defineProperty(process, "platform", { ...platform, value: "win32" });
    try {
      return action();
    } finally {
      Object.defineProperty(process, "platform", platform ?? {});
    }
  }

  it("is replaced a little later", () => {
    const path = join(temporaryFolder(), "save.toml");
    refuse("renameSync", "EPERM");
    expect(onWindows(() => writeFileAtomic(path, "new"))).toBeUndefined();
    expect(readFileSync(path, "utf8")).toBe("new");
  });

  it("is not waited for where something else is wrong", () => {
    const path = join(temporaryFolder(), "save.toml");
    refuse("renameSync", "ENOSPC");
    expect(onWindows(() => writeFileAtomic(path, "new"))?.code).toBe("disk_full");
  });
});

it.runIf(process.platform !== "win32")("a link that leads in a circle cannot be written", () => {
  const path = join(temporaryFolder(), "save.toml");
  symlinkSync(path, path);
  expect(writeFileAtomic(path, "new")).toMatchObject({ code: "in_the_way" });
});

it("a file that cannot be moved out of the way is a problem", () => {
  const path = join(temporaryFolder(), "save.toml");
  writeFileSync(path, "x");
  refuse("renameSync", "EACCES");
  expect(setAside(path, "broken", now)).toMatchObject({ kind: "problem", problem: { code: "not_permitted" } });
});

it("a copy of a save that cannot be written is a problem, and the save stays", () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "save.toml"), "x");
  refuse("renameSync", "ENOSPC");
  expect(setAsideSave(dir, "unpruned", now)).toMatchObject({ kind: "problem", problem: { code: "disk_full" } });
  expect(readdirSync(dir)).toEqual(["save.toml"]);
});

it("a log that cannot be written is a problem", () => {
  const dir = temporaryFolder();
  const finding = {
    severity: "warning",
    code: "mod_missing",
    mod: "a",
    saved: "1.0.0",
    loaded: "",
    message: "mod a is missing",
  } as const;
  refuse("renameSync", "ENOSPC");
  expect(writeLoadLog(dir, [finding], now)).toMatchObject({ kind: "problem", problem: { code: "disk_full" } });
});

it("a folder of mods that cannot be listed is told, and the mods of others are loaded", () => {
  refuse("readdirSync", "EACCES");
  const { mods, diagnostics } = loadMods({ paths: [temporaryFolder(), referenceCoreDir] });
  expect(mods.map(({ id }) => id)).toEqual(["core"]);
  expect(diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("it cannot be listed (EACCES)"),
  );
});

it("settings that cannot be read and cannot be kept are not replaced", () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "settings.toml"), "= broken");
  refuse("renameSync", "EACCES");
  expect(writeSettings(dir, defaultSettings(), now)?.code).toBe("not_permitted");
  expect(readFileSync(join(dir, "settings.toml"), "utf8")).toBe("= broken");
});

it("an error that is none of the system's is told without a code", () => {
  expect(fileProblem(new Error("secret"), "/a/save.toml", "read")).toEqual({
    code: "io_error",
    path: "/a/save.toml",
    message: "save.toml could not be read: the system reports an error",
  });
});
