import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { FileSteps } from "../../src/files/atomic-write.js";
import { systemError, temporaryFolder } from "../fixtures/folder.js";

/** A disk of its own, so small that a test can fill it. */
export interface SmallDisk {
  dir: string;
  /** How files are to be written to it; undefined as usual. */
  steps: FileSteps | undefined;
  /** Leaves no byte free. */
  fill(): void;
  /** Frees what `fill` took. */
  empty(): void;
}

// A folder that says of itself that it is full.
function pretendedDisk(dir: string): SmallDisk {
  let full = false;
  const steps: FileSteps = {
    open: (path) => fs.openSync(path, "w"),
    write(file, text) {
      if (full) throw systemError("ENOSPC");
      fs.writeFileSync(file, text);
    },
    flush: fs.fsyncSync,
    close: fs.closeSync,
    rename: fs.renameSync,
    remove: (path) => fs.rmSync(path, { force: true }),
  };
  const set = (value: boolean) => () => {
    full = value;
  };
  return { dir, steps, fill: set(true), empty: set(false) };
}

function fillUp(path: string): void {
  for (let size = 262_144; size >= 1; size /= 2) {
    try {
      fs.writeFileSync(path, "x".repeat(size), { flag: "a" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
}

/**
 * A disk of 256 kB in memory, until the test ends. Where the system or the user's rights do not allow one, a folder whose
 * steps pretend to be one.
 */
export function smallDisk(): SmallDisk {
  const dir = temporaryFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", dir]);
  if (status !== 0) return pretendedDisk(dir);
  onTestFinished(() => {
    spawnSync("umount", [dir]);
  });
  const filler = join(dir, "filler");
  return { dir, steps: undefined, fill: () => fillUp(filler), empty: () => fs.rmSync(filler) };
}
