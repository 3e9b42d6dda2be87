import type { Game, Id, Message } from "@rustkeep/engine";

/** A message, and the definitions of the enemies by index as the fight stood then: what a sentence needs to name them. */
export interface LogEntry {
  readonly message: Message;
  readonly foes: readonly Id[];
}

/** Messages that a front end remembers. */
const LENGTH = 200;

/** The messages of the run so far, oldest first. */
export interface RunLog {
  readonly entries: () => readonly LogEntry[];
  /** Begins anew with what the state of a run remembers. */
  readonly begin: (game: Game) => void;
  readonly add: (messages: readonly Message[], foes: readonly Id[]) => void;
}

/** A log that keeps the last 200 messages. */
export function createRunLog(): RunLog {
  let log: LogEntry[] = [];
  return {
    entries: () => log,
    begin: (game) => {
      // Who stood in the fight is known for the running one alone.
      log = game.journal.map((message) => ({ message, foes: [] }));
    },
    add: (messages, foes) => {
      log = [...log, ...messages.map((message) => ({ message, foes }))].slice(-LENGTH);
    },
  };
}

/** Definitions of the enemies by index, for the messages of a turn: as they stood before it, or as it brought them in. */
export function foesOfTurn(before: readonly Id[], after: Game): readonly Id[] {
  return before.length > 0 ? before : foesOf(after);
}

/** Definitions of the enemies of the running fight by index. */
export function foesOf(game: Game): readonly Id[] {
  return game.enemies.map((enemy) => enemy.def);
}
