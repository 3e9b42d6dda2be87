import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FileSteps, sweepLeftovers, writeFileAtomic } from "../../src/files/atomic-write.js";
import { systemError, temporaryFolder } from "../fixtures/folder.js";
import { IN_THE_WAY } from "../fixtures/in-the-way.js";

function real(): FileSteps {
  return {
    open: (path) => openSync(path, "w"),
    write: (file, text) => writeFileSync(file, text),
    flush: fsyncSync,
    close: closeSync,
    rename: renameSync,
    remove: (path) => rmSync(path, { force: true }),
  };
}

function failing(step: keyof FileSteps, code: string): FileSteps {
  const fails = () => {
    throw systemError(code);
  };
  return { ...real(), [step]: fails };
}

describe("an atomic write", () => {
  it("creates the folder and leaves nothing but the file", () => {
    const dir = join(temporaryFolder(), "a", "b");
    expect(writeFileAtomic(join(dir, "save.toml"), "new")).toBeUndefined();
    expect(readFileSync(join(dir, "save.toml"), "utf8")).toBe("new");
    expect(readdirSync(dir)).toEqual(["save.toml"]);
  });

  it("flushes before it renames", () => {
    const path = join(temporaryFolder(), "save.toml");
    const order: string[] = [];
    const steps = real();
    const noting: FileSteps = {
      ...steps,
      flush: (file) => {
        order.push("flush");
        steps.flush(file);
      },
      rename: (from, to) => {
        order.push("rename");
        steps.rename(from, to);
      },
    };
    expect(writeFileAtomic(path, "new", noting)).toBeUndefined();
    expect(order).toEqual(["flush", "rename"]);
  });

  it.each([
    ["open", "EACCES", "not_permitted"],
    ["open", "EROFS", "read_only"],
    ["write", "ENOSPC", "disk_full"],
    ["write", "EDQUOT", "disk_full"],
    ["flush", "EIO", "io_error"],
    ["close", "ENOSPC", "disk_full"],
    ["rename", "EIO", "io_error"],
  ] as const)("that fails at %s with %s keeps the old file and cleans up", (step, code, expected) => {
    const dir = temporaryFolder();
    const path = join(dir, "save.toml");
    writeFileSync(path, "old");
    const problem = writeFileAtomic(path, "new", failing(step, code));
    expect(problem?.code).toBe(expected);
    expect(problem?.message).toMatch(/^save\.toml could not be written: /);
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(dir)).toEqual(["save.toml"]);
  });

  it("tells the first failure when cleaning up fails as well", () => {
    const path = join(temporaryFolder(), "save.toml");
    const steps = { ...failing("write", "ENOSPC"), remove: failing("remove", "EIO").remove };
    expect(writeFileAtomic(path, "new", steps)?.code).toBe("disk_full");
  });

  it.runIf(process.platform !== "win32").each(IN_THE_WAY)("leaves %s as it is", (_, put) => {
    const dir = temporaryFolder();
    const path = join(dir, "run.jsonl");
    put(path);
    const before = lstatSync(path).mode;
    expect(writeFileAtomic(path, "new")).toMatchObject({
      code: "in_the_way",
      message: "run.jsonl could not be written: a folder or another file is in its place",
    });
    expect(lstatSync(path).mode).toBe(before);
    for (const name of readdirSync(dir).filter((name) => name === "thesis.txt"))
      expect(readFileSync(join(dir, name), "utf8")).toBe("mine");
    expect(readdirSync(dir).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it.runIf(process.platform !== "win32").each([0o600, 0o640, 0o666])("keeps the permissions %o", (mode) => {
    const path = join(temporaryFolder(), "settings.toml");
    writeFileSync(path, "old");
    chmodSync(path, mode);
    expect(writeFileAtomic(path, "new")).toBeUndefined();
    expect(lstatSync(path).mode & 0o777).toBe(mode);
  });

  it("refuses a path at which a folder lies", () => {
    const path = join(temporaryFolder(), "save.toml");
    mkdirSync(join(path, "something"), { recursive: true });
    expect(writeFileAtomic(path, "new")?.code).toBe("in_the_way");
    expect(readdirSync(path)).toEqual(["something"]);
  });

  it("says so when a file stands where the folder should be", () => {
    const path = join(temporaryFolder(), "file");
    writeFileSync(path, "");
    expect(writeFileAtomic(join(path, "save.toml"), "new")?.code).toBe("in_the_way");
  });

  it.runIf(process.platform !== "win32")("keeps a link to a file of its name and replaces what it leads to", () => {
    const dir = temporaryFolder();
    const target = join(dir, "elsewhere", "settings.toml");
    mkdirSync(join(dir, "elsewhere"));
    writeFileSync(target, "old");
    symlinkSync(target, join(dir, "settings.toml"));
    expect(writeFileAtomic(join(dir, "settings.toml"), "new")).toBeUndefined();
    expect(lstatSync(join(dir, "settings.toml")).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, "utf8")).toBe("new");
  });
});

describe("sweeping", () => {
  it("removes what killed writes left behind, and nothing else", () => {
    const dir = temporaryFolder();
    const gone = 2 ** 30;
    const names = [`.save.toml.${gone}.tmp`, `.run.jsonl.${process.pid}.tmp`, "save.toml", ".hidden", "notes.tmp"];
    for (const name of names) {
      writeFileSync(join(dir, name), "");
    }
    sweepLeftovers(dir);
    expect(readdirSync(dir).sort()).toEqual([".hidden", "notes.tmp", "save.toml"]);
  });

  it("leaves the file that another running process is writing", () => {
    const dir = temporaryFolder();
    const name = `.save.toml.${process.ppid}.tmp`;
    writeFileSync(join(dir, name), "");
    sweepLeftovers(dir);
    expect(readdirSync(dir)).toEqual([name]);
  });

  it("of a folder that does not exist does nothing", () => {
    expect(() => sweepLeftovers(join(temporaryFolder(), "nowhere"))).not.toThrow();
  });
});
