import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type FileProblem, fileProblem, systemCode } from "./file-problem.js";
import { isInTheWay, isLink, notAFile } from "./kind-of-file.js";
import { makeFolder } from "./make-folder.js";
import { isProcessAlive } from "./process-alive.js";

// No library: write-file-atomic leaves temporary files behind when it is killed, does not flush the folder, and gives up
// where Windows refuses a rename for a moment; around it stood nearly as much as stands here.

/** The steps of an atomic write, each of which may throw. Tests put faults in their place. */
export interface FileSteps {
  /** Creates or empties a file for writing; with the permissions of the file that it is to replace, if there is one. */
  open(path: string, mode: number | undefined): number;
  /** Writes all of the content. */
  write(file: number, content: string | Uint8Array): void;
  /** Waits until what was written is on the disk. */
  flush(file: number): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
}

const nodeSteps: FileSteps = {
  open: (path, mode) => {
    const file = openSync(path, "w", mode);
    // What the process takes away from permissions by itself is given back.
    if (mode !== undefined) fchmodSync(file, mode);
    return file;
  },
  write: (file, content) => writeFileSync(file, content),
  flush: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
};

/** Windows refuses to replace a file that a virus scanner or indexer has open, for some milliseconds. */
const RENAME_PAUSES_MS = [10, 30, 100, 300];

/**
 * Replaces a file as a whole: whoever reads it, also after a crash or a power cut at any moment, finds all of the old
 * content or all of the new. The folder is created if need be. The new file has the permissions of the old one. A symbolic
 * link to a file of the same name stays one and its target is replaced; nothing else but files is.
 * @returns what went wrong; then the file is as it was
 */
export function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  steps: FileSteps = nodeSteps,
): FileProblem | undefined {
  let temporary: string | undefined;
  try {
    makeFolder(dirname(path));
    const target = behindLinks(path);
    const mode = modeOf(target);
    temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
    writeAndFlush(temporary, content, mode, steps);
    renamePatiently(temporary, target, steps);
    flushFolder(dirname(target));
    return undefined;
  } catch (error) {
    if (temporary !== undefined) {
      removeQuietly(temporary, steps);
    }
    return fileProblem(error, path, "written");
  }
}

// A link is followed to a file of its own name, as those have it who keep their settings elsewhere: whatever it leads to
// besides is nothing of ours.
function behindLinks(path: string): string {
  if (!isLink(path)) return path;
  const target = existsSync(path) ? realpathSync(path) : "";
  if (basename(target) !== basename(path)) throw notAFile(path);
  return target;
}

function modeOf(path: string): number | undefined {
  if (isInTheWay(path)) throw notAFile(path);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

function writeAndFlush(path: string, content: string | Uint8Array, mode: number | undefined, steps: FileSteps): void {
  const file = steps.open(path, mode);
  try {
    steps.write(file, content);
    steps.flush(file);
  } catch (error) {
    closeQuietly(file, steps);
    throw error;
  }
  steps.close(file);
}

function renamePatiently(from: string, to: string, steps: FileSteps): void {
  for (const pause of process.platform === "win32" ? RENAME_PAUSES_MS : []) {
    try {
      steps.rename(from, to);
      return;
    } catch (error) {
      if (!["EPERM", "EACCES", "EBUSY"].includes(systemCode(error))) {
        throw error;
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
  steps.rename(from, to);
}

/** Makes the new name itself last through a power cut, where the system can do that. */
function flushFolder(dir: string): void {
  try {
    const folder = openSync(dir, "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows and some network drives refuse to flush a folder. The file is complete under its name all the same.
  }
}

function closeQuietly(file: number, steps: FileSteps): void {
  try {
    steps.close(file);
  } catch {
    // The failure that led here is the one to tell.
  }
}

function removeQuietly(path: string, steps: FileSteps): void {
  try {
    steps.remove(path);
  } catch {
    // The failure that led here is the one to tell; what is left is swept at the next start.
  }
}

const LEFTOVER = /^\..+\.(\d+)\.tmp$/;

/**
 * Removes the temporary files of atomic writes that were killed halfway. Those of a process that still runs stay. What
 * cannot be removed stays too: it does no harm.
 */
export function sweepLeftovers(dir: string): void {
  for (const name of namesIn(dir)) {
    const pid = Number(LEFTOVER.exec(name)?.[1] ?? Number.NaN);
    // A write is over before anything else runs in this process: a file with our own id stems from an earlier process.
    if (!Number.isNaN(pid) && (pid === process.pid || !isProcessAlive(pid))) {
      removeQuietly(join(dir, name), nodeSteps);
    }
  }
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    // No folder yet, or none that can be listed: nothing of ours to sweep.
    return [];
  }
}
