import { core } from "@rustkeep/data/core";
import {
  formatEnd,
  formatRecordedTurn,
  formatRecording,
  keptTurns,
  parseRecording,
  type RecordedRun,
  type RunToRecord,
  recordedTurn,
  recordingHeader,
  turnsBehind,
} from "@rustkeep/data/recordings";
import { type FileProblem, formatSave, parseSave, prune, type ReadSaveResult } from "@rustkeep/data/saves";
import { formatSettings, parseSettings } from "@rustkeep/data/settings";
import { type LoadResult, loadFromSources } from "@rustkeep/data/sources";
import type { Game, Registries } from "@rustkeep/engine";
import { gameWordFaults } from "@rustkeep/presentation";
import type { Recorder, Store } from "@rustkeep/tui/app";
import type { Folder } from "../shared/storage-folder.js";
import { keptMods } from "./kept-mods.js";
import { pieces } from "./pieces.js";

/** Names of what the page keeps; the terminal game's files have the same. */
export const SAVE = "save.toml";
export const RECORDING = "run.jsonl";
const KEPT_RECORDING = "run.behind.jsonl";
export const SETTINGS = "settings.toml";

/** What a page store tells beside what every store does. */
export interface PageStore extends Store {
  /** What loading the mods found last. */
  readonly findings: () => LoadResult["diagnostics"];
}

/** Keeps settings, run and recording in the storage of a page; `close` is called when the session lets go of them. */
export function pageStore(folder: Folder, close: () => void): PageStore {
  const recording = pieces(folder, RECORDING);
  let findings: LoadResult["diagnostics"] = [];
  const begin = (run: RecordedRun): Recorder => {
    let problem = recording.begin(formatRecording(run));
    let commands = problem === undefined ? run.turns.length : 0;
    let unproven: Game | undefined;
    return {
      problem,
      commands: () => commands,
      append: (command, game) => {
        if (problem !== undefined) return undefined;
        const turn = recordedTurn(command, game, commands + 1);
        problem = recording.append(formatRecordedTurn(turn));
        commands = problem === undefined ? commands + 1 : 0;
        unproven = problem === undefined && turn.state === undefined ? game : undefined;
        return problem;
      },
      close: () => {
        if (unproven !== undefined) recording.append(formatEnd(unproven));
        unproven = undefined;
      },
    };
  };
  const beginRecording = (run: RunToRecord, from: "new_run" | "state"): Recorder =>
    begin({ header: recordingHeader(run, from), turns: [] });

  return {
    problems: [],
    findings: () => findings,
    loadMods: (lang) => {
      const loaded = loadFromSources([core, ...keptMods(folder)], { lang, checkWords: gameWordFaults });
      findings = loaded.diagnostics;
      return loaded;
    },
    // The page shows the findings themselves.
    log: () => ({ kind: "nothing" }),
    readSettings: () => parseSettings(folder.read(SETTINGS) ?? ""),
    writeSettings: (settings) => folder.write(SETTINGS, formatSettings(settings, folder.read(SETTINGS) ?? "")),
    readSave: (registries) => readSave(folder.read(SAVE), registries),
    writeSave: (input) => {
      const made = formatSave(input);
      if (made.kind !== "text") return made;
      const problem = folder.write(SAVE, made.text);
      return problem === undefined
        ? { kind: "saved", path: SAVE }
        : { kind: "not_saved", reason: "file_problem", message: problem.message, problem };
    },
    deleteSave: () => {
      folder.remove(SAVE);
      return undefined;
    },
    setUnreadableSaveAside: () => {
      const text = folder.read(SAVE);
      return text === undefined || parseSave(text).kind === "parsed" ? undefined : keepCopy(folder, "broken", text);
    },
    keepUnprunedSave: () => keepCopy(folder, "unpruned", folder.read(SAVE) ?? ""),
    beginRecording,
    continueRecording: (run, commands) => {
      const recorded = parseRecording(recording.text());
      const kept = recorded.kind === "recorded" ? keptTurns(recorded, run, commands) : undefined;
      return kept === undefined ? beginRecording(run, "state") : begin(kept);
    },
    recordedBehind: (run, commands) => {
      const recorded = parseRecording(recording.text());
      return recorded.kind === "recorded" ? turnsBehind(recorded, run, commands) : [];
    },
    keepRecording: () => folder.write(KEPT_RECORDING, recording.text()),
    close,
  };
}

function readSave(text: string | undefined, registries: Registries): ReadSaveResult {
  if (text === undefined) return { kind: "none" };
  const save = parseSave(text);
  if (save.kind !== "parsed") return save;
  return { kind: "loaded", header: save.header, game: save.game, pruned: prune(save.game, registries) };
}

/** One copy of each kind: room is scarce here. */
function keepCopy(folder: Folder, why: "broken" | "unpruned", text: string): FileProblem | undefined {
  return folder.write(`save.${why}.toml`, text);
}
