import { type App, createApp } from "./app.js";
import type { Session } from "./session/session.js";
import type { Settings } from "./session/settings.js";
import { type Abilities, abilitiesOf, type Environment } from "./terminal/abilities.js";
import { openTerminal } from "./terminal/open-terminal.js";
import type { TerminalStreams } from "./terminal/terminal.js";

/** What the full screen needs from the process. */
export interface Host {
  readonly streams: TerminalStreams;
  readonly environment: Environment;
  /** `--ascii` and `--no-color`. */
  readonly ascii: boolean;
  readonly noColor: boolean;
  /** Runs something after waiting input has been handled. */
  readonly later: (step: () => void) => void;
  /** Stops the process until the shell continues it. */
  readonly suspend: () => void;
  /** The player leaves, or the terminal is gone. `problem` says why the run could not be saved, "" for nothing. */
  readonly onEnd: (problem: string) => void;
}

/** A running full screen, for signals. */
export interface FullScreen {
  /** Saves the run; answers what went wrong, "" for nothing. */
  readonly save: () => string;
  /** Takes the terminal over again after the process was stopped. */
  readonly resume: () => void;
  /** Gives the terminal back. */
  readonly close: () => void;
}

/** Plays on the full screen until the player leaves. */
export function playFullScreen(session: Session, host: Host): FullScreen {
  let app: App | undefined;
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    const problem = app?.save() ?? "";
    terminal.close();
    host.onEnd(problem);
  };
  const terminal = openTerminal(host.streams, {
    onKeys: (keys) => app?.onKeys(keys),
    onResize: () => app?.draw(),
    onHangUp: end,
  });
  const found = abilitiesOf(host.environment);
  app = createApp({
    session,
    size: terminal.size,
    show: ({ layers, cursor }, settings) => {
      if (!ended) terminal.draw({ layers, cursor, abilities: abilitiesFor(found, settings, host) });
    },
    forget: terminal.forget,
    later: host.later,
    onQuit: end,
    onSuspend: () => {
      terminal.suspend();
      host.suspend();
    },
  });
  app.draw();
  return {
    save: app.save,
    resume: () => {
      terminal.resume();
      app?.draw();
    },
    close: terminal.close,
  };
}

/** What the terminal can, less what the player does not want. */
function abilitiesFor(found: Abilities, { colors, symbols }: Settings, { ascii, noColor }: Host): Abilities {
  return {
    colors: noColor || !colors ? 0 : found.colors,
    characters: ascii || symbols === "ascii" ? "ascii" : found.characters,
  };
}
