import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { sweepLeftovers } from "./atomic-write.js";
import { lockPath } from "./data-files.js";
import { type FileProblem, fileProblem, systemCode } from "./file-problem.js";
import { isInTheWay, notAFile } from "./kind-of-file.js";
import { makeFolder } from "./make-folder.js";
import { isProcessAlive } from "./process-alive.js";

// No library: proper-lockfile and its like hold a lock by touching it now and then, which a stopped game does not do, and
// cannot tell a game from another process that has its number after a restart.

/** A data directory that this game has to itself. */
export interface Lock {
  path: string;
  /** What stands in the lock file. */
  owner: string;
}

/** `taken`: another game uses the directory; its process id is 0 while it is not known. */
export type LockResult =
  | { kind: "acquired"; lock: Lock }
  | { kind: "taken"; pid: number; message: string }
  | { kind: "problem"; problem: FileProblem };

/** A lock file that cannot be understood belongs to a game that is just writing it, unless it is older than this. */
const WRITING_MS = 5_000;

/**
 * Claims a data directory for this process. The lock of a game that is gone (killed, or before a restart of the machine)
 * is taken over, and the temporary files that killed games have left are swept. A directory that cannot be written is a
 * `problem`, with which the game can go on.
 */
export function acquireLock(dir: string): LockResult {
  const path = lockPath(dir);
  try {
    makeFolder(dir);
    for (;;) {
      const owner = `${process.pid} ${startOf(process.pid)}\n`;
      if (create(path, owner)) {
        sweepLeftovers(dir);
        return { kind: "acquired", lock: { path, owner } };
      }
      if (isInTheWay(path)) throw notAFile(path);
      const found = readOwner(path);
      if (found !== undefined && isRunning(found, path)) {
        return taken(found.pid);
      }
      if (found !== undefined) {
        removeStale(path, found.text);
      }
    }
  } catch (error) {
    return { kind: "problem", problem: fileProblem(error, path, "written") };
  }
}

/** Gives the directory back. A lock that somebody else has taken over meanwhile stays. */
export function releaseLock(lock: Lock): void {
  try {
    if (readOwner(lock.path)?.text === lock.owner) {
      rmSync(lock.path, { force: true });
    }
  } catch {
    // A lock that stays behind is stale as soon as this process ends, and taken over then.
  }
}

interface Owner {
  text: string;
  pid: number;
  started: string;
}

function taken(pid: number): LockResult {
  const who = pid > 0 ? `process ${pid}` : `it is just starting; if none is, try again in ${WRITING_MS / 1000} seconds`;
  return { kind: "taken", pid, message: `another game is using this data directory (${who})` };
}

/** Creates the lock file unless there is one. */
function create(path: string, owner: string): boolean {
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if (systemCode(error) === "EEXIST") {
      return false;
    }
    throw error;
  }
  try {
    writeSync(file, owner);
    return true;
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function readOwner(path: string): Owner | undefined {
  if (isInTheWay(path)) return undefined;
  try {
    const text = readFileSync(path, "utf8");
    const [, pid = "0", started = ""] = /^(\d{1,15}) (\d*)\n$/.exec(text) ?? [];
    return { text, pid: Number(pid), started };
  } catch (error) {
    if (systemCode(error) === "ENOENT") {
      return undefined;
    }
    throw error;
  }
}

function isRunning(owner: Owner, path: string): boolean {
  if (owner.pid === 0) {
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Math.abs(Date.now() - modified) < WRITING_MS;
  }
  return isProcessAlive(owner.pid) && startOf(owner.pid) === owner.started;
}

/**
 * When a process started, in ticks since the machine did; "" where the system does not tell. Process ids are used again,
 * above all after a restart: without this, some other program could pass for a running game.
 */
function startOf(pid: number): string {
  if (process.platform !== "linux") {
    return "";
  }
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces and parentheses; the start is the 20th field after it.
    return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/**
 * Removes a lock whose game is gone. It is moved first and looked at again: if another game has been quicker and the lock
 * is already a new one, that one is put back.
 */
function removeStale(path: string, stale: string): void {
  const moved = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, moved);
  } catch (error) {
    if (systemCode(error) === "ENOENT") {
      return;
    }
    throw error;
  }
  if (readFileSync(moved, "utf8") === stale) {
    rmSync(moved, { force: true });
  } else {
    renameSync(moved, path);
  }
}
