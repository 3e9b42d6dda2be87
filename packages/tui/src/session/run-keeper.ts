import {
  appendTurn,
  beginRecording,
  closeRecording,
  continueRecording,
  deleteSave,
  type LoadedSave,
  type LoadResult,
  modChanges,
  type Recording,
  readSave,
  saveGame,
  setAsideSave,
  setAsideUnreadableSave,
  writeLoadLog,
} from "@rustkeep/data";
import { createGame, execute, type Game } from "@rustkeep/engine";
import type { Texts } from "@rustkeep/presentation";
import { createRunLog, foesOf, foesOfTurn } from "@rustkeep/presentation";
import { fileProblemWords, prunedWords, refusalWords, saveWords } from "./file-words.js";
import type { SavedRun, Session } from "./session.js";

/** What keeping a run needs. */
export interface KeeperParts {
  readonly dir: string;
  readonly now: () => Date;
  readonly version: string;
  readonly loaded: () => LoadResult;
  readonly texts: () => Texts;
  /** Path of this start's log, "" where there is none. */
  readonly log: string;
  /** Gathers what went wrong with files. */
  readonly problems: string[];
}

type RunKeeper = Pick<Session, "savedRun" | "begin" | "resume" | "play" | "log" | "save" | "finish" | "close">;

/** The run of a session with its save, recording and messages. */
export function createRunKeeper(parts: KeeperParts): RunKeeper {
  const { dir, now, version, loaded, texts, problems } = parts;
  const log = createRunLog();
  let recording: Recording | undefined;
  let readable: LoadedSave | undefined;
  /** Why nothing may be saved: an unreadable save that could not be moved out of the way. */
  let blocked = "";

  const save = (game: Game): string => {
    if (blocked !== "") return blocked;
    const commands = recording?.commands ?? 0;
    return saveWords(saveGame(dir, { game, mods: loaded().mods, commands, gameVersion: version }), texts());
  };
  const saveOrTell = (game: Game): void => {
    const problem = save(game);
    if (problem !== "") problems.push(problem);
  };
  const record = (started: Recording): void => {
    if (recording !== undefined) closeRecording(recording);
    recording = started;
    if (started.problem !== undefined) problems.push(fileProblemWords(started.problem, texts()));
  };
  const toRecord = (game: Game) => ({ game, mods: loaded().mods, gameVersion: version });

  return {
    log: log.entries,
    save,
    savedRun: () => {
      const read = readSave(dir, loaded().registries);
      readable = read.kind === "loaded" ? read : undefined;
      if (read.kind === "loaded") tellLog(parts, read);
      return savedRunOf(read, texts());
    },
    begin: (setup) => {
      const game = createGame(loaded().registries, setup);
      const aside = setAsideUnreadableSave(dir, now());
      blocked = aside.kind === "problem" ? fileProblemWords(aside.problem, texts()) : "";
      record(beginRecording(dir, toRecord(game), "new_run"));
      log.begin(game);
      saveOrTell(game);
      return game;
    },
    resume: () => {
      if (readable === undefined) throw new Error("there is no saved run to go on with");
      const { game, header, pruned } = readable;
      readable = undefined;
      if (pruned.length > 0) {
        const aside = setAsideSave(dir, "unpruned", now());
        blocked = aside.kind === "problem" ? fileProblemWords(aside.problem, texts()) : "";
        record(beginRecording(dir, toRecord(game), "state"));
      } else {
        record(continueRecording(dir, toRecord(game), header.commands));
      }
      log.begin(game);
      return game;
    },
    play: (game, command) => {
      const before = foesOf(game);
      const outcome = execute(game, command, loaded().registries);
      if (outcome.kind === "rejected") return outcome;
      const problem = recording === undefined ? undefined : appendTurn(recording, command, game.rng);
      if (problem !== undefined) problems.push(fileProblemWords(problem, texts()));
      log.add(outcome.messages, foesOfTurn(before, game));
      if (outcome.messages.some((message) => message.kind === "floor_entered")) saveOrTell(game);
      return outcome;
    },
    finish: () => {
      const problem = deleteSave(dir);
      if (problem !== undefined) problems.push(fileProblemWords(problem, texts()));
    },
    close: () => {
      if (recording !== undefined) closeRecording(recording);
    },
  };
}

function savedRunOf(read: ReturnType<typeof readSave>, texts: Texts): SavedRun {
  if (read.kind === "none") return { kind: "none" };
  if (read.kind === "refused") return { kind: "refused", message: refusalWords(read, texts) };
  const { game, pruned } = read;
  return {
    kind: "ready",
    hero: game.player.name,
    floor: game.floor.id,
    floorNumber: game.floor.number,
    turn: game.turn,
    pruned: prunedWords(pruned, texts),
  };
}

/** What the save lacks, and which mods have changed, joins the log of this start. */
function tellLog({ dir, now, loaded, log }: KeeperParts, { pruned, header }: LoadedSave): void {
  const findings = [...pruned, ...modChanges(header.mods, loaded().mods)];
  if (findings.length > 0) writeLoadLog(dir, findings, now(), log === "" ? undefined : log);
}
