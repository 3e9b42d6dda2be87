import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder } from "../../src/files/make-folder.js";

const root = mkdtempSync(join(tmpdir(), "rustkeep-folders-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Where the system says that there is nothing and lets nobody put anything. */
const DENIED = process.platform === "linux" ? ["/proc/rustkeep-there-is-none/deeper"] : [];

describe("making folders", () => {
  it("makes all that are missing, and takes those that are there", () => {
    const folder = join(root, "a", "b", "c");
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it("fails under a file", () => {
    const file = join(root, "file");
    writeFileSync(file, "");
    expect(() => makeFolder(join(file, "below", "it"))).toThrow("ENOTDIR");
  });

  it.each(DENIED)("comes back with an error where nothing can be made: %s", (folder) => {
    expect(() => makeFolder(folder)).toThrow("ENOENT");
  });
});
