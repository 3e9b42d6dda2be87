import { type FileProblem, type LoadedSave, modChanges, type ReadSaveResult } from "@rustkeep/data/saves";
import type { LoadResult } from "@rustkeep/data/sources";
import { createGame, execute, type Game } from "@rustkeep/engine";
import type { Texts } from "@rustkeep/presentation";
import { createRunLog, foesOf, foesOfTurn } from "@rustkeep/presentation";
import { fileProblemWords, prunedWords, refusalWords, saveWords } from "./file-words.js";
import { type PlayedBehind, playBehind } from "./play-behind.js";
import type { SavedRun, Session } from "./session.js";
import type { Recorder, Store } from "./store.js";

/** What keeping a run needs. */
export interface KeeperParts {
  readonly store: Store;
  readonly version: string;
  readonly loaded: () => LoadResult;
  readonly texts: () => Texts;
  /** Gathers what went wrong with files. */
  readonly problems: string[];
}

type RunKeeper = Pick<Session, "savedRun" | "begin" | "resume" | "play" | "log" | "save" | "finish" | "close">;

/** The run of a session with its save, recording and messages. */
export function createRunKeeper(parts: KeeperParts): RunKeeper {
  const { store, version, loaded, texts, problems } = parts;
  const log = createRunLog();
  let recording: Recorder | undefined;
  let readable: SavedState | undefined;
  /** Why nothing may be saved: an unreadable save that could not be moved out of the way. */
  let blocked = "";

  const save = (game: Game): string => {
    if (blocked !== "") return blocked;
    const commands = recording?.commands() ?? 0;
    return saveWords(store.writeSave({ game, mods: loaded().mods, commands, gameVersion: version }), texts());
  };
  const saveOrTell = (game: Game): void => {
    const problem = save(game);
    if (problem !== "") problems.push(problem);
  };
  const words = (problem: FileProblem | undefined): string =>
    problem === undefined ? "" : fileProblemWords(problem, texts());
  const tell = (problem: FileProblem | undefined): void => {
    if (problem !== undefined) problems.push(words(problem));
  };
  const record = (started: Recorder): void => {
    recording?.close();
    recording = started;
    tell(started.problem);
  };
  const toRecord = (game: Game) => ({ game, mods: loaded().mods, gameVersion: version });
  /** Played once, however often it is asked for. */
  const stateOf = (save: LoadedSave): SavedState => {
    let played: PlayedBehind | undefined;
    const behind = () => {
      played ??= playBehind(save.game, recordedBehind(save), loaded().registries);
      return played;
    };
    return { save, behind };
  };
  const recordedBehind = ({ game, header, pruned }: LoadedSave) =>
    pruned.length > 0 ? [] : store.recordedBehind(toRecord(game), header.commands);

  return {
    log: log.entries,
    save,
    savedRun: () => {
      const read = store.readSave(loaded().registries);
      readable = read.kind === "loaded" ? stateOf(read) : undefined;
      if (readable !== undefined) tellLog(parts, readable.save);
      return readable === undefined ? notReady(read, texts()) : readyRun(readable, texts());
    },
    begin: (setup) => {
      const game = createGame(setup, loaded().registries);
      blocked = words(store.setUnreadableSaveAside());
      record(store.beginRecording(toRecord(game), "new_run"));
      log.begin(game);
      saveOrTell(game);
      return game;
    },
    resume: (from) => {
      if (readable === undefined) throw new Error("there is no saved run to go on with");
      const { save: saved, behind } = readable;
      readable = undefined;
      const { game, commands, whole } = from === "recording" ? behind() : fromSave(saved, recordedBehind(saved));
      if (!whole) tell(store.keepRecording());
      if (saved.pruned.length > 0) {
        blocked = words(store.keepUnprunedSave());
        record(store.beginRecording(toRecord(game), "state"));
      } else {
        record(store.continueRecording(toRecord(game), saved.header.commands + commands));
      }
      log.begin(game);
      if (commands > 0 && game.over === "") saveOrTell(game);
      return game;
    },
    play: (game, command) => {
      const before = foesOf(game);
      const outcome = execute(game, command, loaded().registries);
      if (outcome.kind === "rejected") return outcome;
      tell(recording?.append(command, game));
      log.add(outcome.messages, foesOfTurn(before, game));
      if (outcome.messages.some((message) => message.kind === "floor_entered")) saveOrTell(game);
      return outcome;
    },
    finish: () => {
      tell(store.deleteSave());
    },
    close: () => {
      recording?.close();
    },
  };
}

/** A save to go on with, and what was recorded behind it. */
interface SavedState {
  readonly save: LoadedSave;
  readonly behind: () => PlayedBehind;
}

function fromSave({ game }: LoadedSave, behind: readonly unknown[]): PlayedBehind {
  return { game, commands: 0, whole: behind.length === 0 };
}

function notReady(read: ReadSaveResult, texts: Texts): SavedRun {
  return read.kind === "refused" ? { kind: "refused", message: refusalWords(read, texts) } : { kind: "none" };
}

function readyRun({ save: { game, pruned }, behind }: SavedState, texts: Texts): SavedRun {
  return {
    kind: "ready",
    hero: game.player.name,
    floor: game.floor.id,
    floorNumber: game.floor.number,
    turn: game.turn,
    behind: () => ({ turns: behind().game.turn - game.turn, over: behind().game.over !== "" }),
    pruned: prunedWords(pruned, texts),
  };
}

/** What the save lacks, and which mods have changed, joins the log of this start. */
function tellLog({ store, loaded }: KeeperParts, { pruned, header }: LoadedSave): void {
  const findings = [...pruned, ...modChanges(header.mods, loaded().mods)];
  if (findings.length > 0) store.log(findings);
}
