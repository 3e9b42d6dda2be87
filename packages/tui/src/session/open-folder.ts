import { join } from "node:path";
import {
  acquireLock,
  appendTurn,
  beginRecording,
  closeRecording,
  continueRecording,
  coreModsDir,
  deleteSave,
  keepRecording,
  loadMods,
  type Recording,
  readRecording,
  readSave,
  readSettings,
  recordingPath,
  releaseLock,
  type SetAside,
  saveGame,
  setAsideSave,
  setAsideUnreadableSave,
  turnsBehind,
  writeLoadLog,
  writeSettings,
} from "@rustkeep/data";
import { gameWordFaults } from "@rustkeep/presentation";
import type { Recorder, Store } from "./store.js";

/** The data directory to open. */
export interface FolderOptions {
  readonly dir: string;
  /** `--mods`, in order. */
  readonly mods: readonly string[];
  readonly now: () => Date;
}

/** A store, or in one sentence why there is none. */
export type OpenedFolder =
  | { readonly kind: "open"; readonly store: Store }
  | { readonly kind: "failed"; readonly message: string };

/** Claims a data directory: what is kept are the files in it. */
export function openFolder(options: FolderOptions): OpenedFolder {
  const lock = acquireLock(options.dir);
  switch (lock.kind) {
    case "taken":
      return { kind: "failed", message: lock.message };
    case "problem":
      return { kind: "open", store: { ...filesOf(options), problems: [lock.problem], close: () => {} } };
    case "acquired":
      return { kind: "open", store: { ...filesOf(options), problems: [], close: () => releaseLock(lock.lock) } };
  }
}

function filesOf({ dir, mods, now }: FolderOptions): Omit<Store, "problems" | "close"> {
  let logged: string | undefined;
  return {
    loadMods: (lang) =>
      loadMods({
        paths: [coreModsDir(), join(dir, "mods")],
        extra: mods,
        loadOrderFile: join(dir, "load_order.toml"),
        lang,
        checkWords: gameWordFaults,
      }),
    log: (findings) => {
      const written = writeLoadLog(dir, findings, now(), logged);
      if (written.kind === "written") logged = written.path;
      return written;
    },
    readSettings: () => readSettings(dir),
    writeSettings: (settings) => writeSettings(dir, settings, now()),
    readSave: (registries) => readSave(dir, registries),
    writeSave: (input) => saveGame(dir, input),
    deleteSave: () => deleteSave(dir),
    setUnreadableSaveAside: () => problemOf(setAsideUnreadableSave(dir, now())),
    keepUnprunedSave: () => problemOf(setAsideSave(dir, "unpruned", now())),
    beginRecording: (run, from) => recorder(beginRecording(dir, run, from)),
    continueRecording: (run, commands) => recorder(continueRecording(dir, run, commands)),
    recordedBehind: (run, commands) => {
      const recorded = readRecording(recordingPath(dir));
      return recorded.kind === "recorded" ? turnsBehind(recorded, run, commands) : [];
    },
    keepRecording: () => problemOf(keepRecording(dir, now())),
  };
}

function problemOf(aside: SetAside) {
  return aside.kind === "problem" ? aside.problem : undefined;
}

function recorder(recording: Recording): Recorder {
  return {
    problem: recording.problem,
    commands: () => recording.commands,
    append: (command, game) => appendTurn(recording, command, game),
    close: () => closeRecording(recording),
  };
}
