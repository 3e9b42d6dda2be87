import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { LoadModsOptions } from "../choose-mods.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { type FileProblem, fileProblem } from "../files/file-problem.js";
import { freePath } from "../files/free-path.js";
import { makeFolder } from "../files/make-folder.js";
import { isProcessAlive } from "../files/process-alive.js";
import { removedName } from "../find/folders.js";
import { type ModFile, treeOf } from "../folder/mod-tree.js";
import { manifestOf } from "../folder/source-of.js";
import type { LoadedMod } from "../loaded-mod.js";
import { readManifest } from "../manifests/read-manifest.js";
import { compareVersions } from "../manifests/versions.js";
import type { ModLoadError } from "../mod-load-error.js";
import { createReport } from "../report.js";
import type { ModSurvey, SurveyedMod } from "./mod-survey.js";
import { surveyMods } from "./survey-mods.js";

/** What installing a mod would do. Nothing is written before `installMod`. */
export interface InstallPlan {
  kind: "plan";
  mod: LoadedMod;
  files: readonly ModFile[];
  /** Where it is to lie. */
  dir: string;
  /** What lies there of it now, in whatever folders. */
  replaces: LoadedMod[];
  /** That of it which is newer, undefined where none is. */
  newer: LoadedMod | undefined;
  /** Whether it is to be loaded: a mod that is off stays off. */
  state: SurveyedMod["state"];
  /** What is found in it as it would be loaded here, and errors and warnings that it brings upon others. */
  findings: Diagnostic[];
  /** What would keep the game from starting because of it. */
  faults: ModLoadError[];
  /** All mods as they would be with it. */
  survey: ModSurvey;
}

/** A plan, or what is wrong with the manifest. */
export type PlannedInstall = InstallPlan | { kind: "broken"; findings: Diagnostic[] };

/** What became of it; `kept` are the folders of what was replaced, from where it can be installed again. */
export type InstallResult =
  | { kind: "installed"; dir: string; kept: string[] }
  | { kind: "problem"; problem: FileProblem };

/** The folder of a player's own mods, and how all mods are looked for. */
export interface OwnMods {
  options: LoadModsOptions;
  /** The folder of the player's own mods, one of the paths; it need not exist yet. */
  folder: string;
}

/** The mods with an id that lie in the player's own folder. */
export function ownCopies({ mods }: ModSurvey, id: string, folder: string): LoadedMod[] {
  const copies = mods.find(({ mod }) => mod.id === id)?.copies ?? [];
  return copies.filter(({ dir }) => dirname(resolve(dir)) === resolve(folder));
}

function keyOf({ code, mod, file, line, message }: Diagnostic): string {
  return JSON.stringify([code, mod, file, line, message]);
}

/** Works out what installing these files would do. */
export function planInstall(files: readonly ModFile[], { options, folder }: OwnMods): PlannedInstall {
  const report = createReport();
  const manifest = manifestOf(treeOf(files));
  const read = readManifest({ manifest }, "", report);
  if (read === undefined) return { kind: "broken", findings: report.diagnostics };
  const before = surveyMods(options, { readOnly: true });
  const replaces = ownCopies(before, read.id, folder);
  const without = replaces.map((copy) => copy.dir);
  const wanted = join(folder, read.id);
  const dir = without.includes(wanted) ? wanted : freePath(folder, read.id, "");
  const after = surveyMods(options, { readOnly: true, added: treeOf(files, dir), without });
  const known = new Set([before.loaded?.diagnostics ?? [], before.findings].flat().map(keyOf));
  const upon = (after.loaded?.diagnostics ?? []).filter(
    (one) => one.mod !== read.id && one.severity !== "notice" && !known.has(keyOf(one)),
  );
  const own = after.mods.find(({ mod }) => mod.id === read.id);
  const faultsBefore = new Set(before.faults.map(({ message }) => message));
  return {
    kind: "plan",
    mod: { ...read, dir },
    files,
    dir,
    replaces,
    newer: replaces.find(({ version }) => compareVersions(version, read.version) > 0),
    state: own?.state ?? "on",
    findings: [...(own?.findings ?? []), ...upon],
    faults: after.faults.filter(({ message }) => !faultsBefore.has(message)),
    survey: after,
  };
}

const unfinished = /^\.installing-(\d+)$/;

// What was left by installing that was killed halfway.
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(unfinished.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(pid) && (pid === process.pid || !isProcessAlive(pid))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

function writeAll(folder: string, files: readonly ModFile[]): void {
  mkdirSync(folder);
  for (const { name, bytes } of files) {
    const path = join(folder, ...name.split("/"));
    makeFolder(dirname(path));
    writeFileSync(path, bytes, { flag: "wx" });
  }
}

/** Moves a mod's folder out of the way, beside the other mods. @returns where to @throws the system's error */
export function putAway(mod: LoadedMod, folder: string): string {
  const removed = join(folder, removedName);
  makeFolder(removed);
  const path = freePath(removed, `${mod.id}-${mod.version}`, "");
  renameSync(mod.dir, path);
  return path;
}

function undo(kept: readonly { from: string; to: string }[], temporary: string): void {
  try {
    for (const { from, to } of kept) renameSync(to, from);
    rmSync(temporary, { recursive: true, force: true });
  } catch {
    // The failure that led here is the one to tell. What cannot be moved back lies where it can be installed from.
  }
}

/**
 * Does what was planned. The mod is written beside its place first and moved there as a whole; what lay there before is
 * moved away last of all, and back again where that fails.
 */
export function installMod({ mod, files, dir, replaces }: InstallPlan, folder: string): InstallResult {
  const temporary = join(folder, `.installing-${process.pid}`);
  const kept: { from: string; to: string }[] = [];
  try {
    makeFolder(folder);
    sweep(folder);
    writeAll(temporary, files);
    for (const old of replaces) kept.push({ from: old.dir, to: putAway(old, folder) });
    renameSync(temporary, dir);
    return { kind: "installed", dir, kept: kept.map(({ to }) => to) };
  } catch (error) {
    undo(kept, temporary);
    return { kind: "problem", problem: fileProblem(error, mod.dir, "installed") };
  }
}
