import type { App, Surroundings } from "./app.js";
import type { Composition } from "./compose.js";
import type { Session } from "./session/session.js";
import type { Settings } from "./session/settings.js";
import { type Abilities, abilitiesOf, type Environment } from "./terminal/abilities.js";
import type { RawKey } from "./terminal/decode-keys.js";
import { openTerminal } from "./terminal/open-terminal.js";
import type { TerminalStreams } from "./terminal/terminal.js";
import type { Size } from "./widgets/size.js";

/** What the full screen needs from the process. */
export interface Host {
  readonly streams: TerminalStreams;
  readonly environment: Environment;
  /** `--ascii` and `--no-color`. */
  readonly ascii: boolean;
  readonly noColor: boolean;
  /** Runs something after waiting input has been handled. */
  readonly later: (step: () => void) => void;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Stops the process until the shell continues it. */
  readonly suspend: () => void;
  /** The player leaves, or the terminal is gone. `problem` says why the run could not be saved, "" for nothing. */
  readonly onEnd: (problem: string) => void;
}

/** The terminal, taken over; at first without a game in it. */
export interface FullScreen {
  /** Shows a picture until the game is there. */
  readonly showFirst: (picture: (size: Size) => Composition, looks: Looks) => void;
  /** Plays until the player leaves. Keys that were pressed before are handled first. */
  readonly play: (session: Session, createApp: (around: Surroundings) => App) => void;
  /** Saves the run; answers what went wrong, "" for nothing. */
  readonly save: () => string;
  /** Takes the terminal over again after the process was stopped. */
  readonly resume: () => void;
  /** Gives the terminal back. Can be called again. */
  readonly close: () => void;
}

/** The settings that the terminal itself heeds. */
type Looks = Pick<Settings, "colors" | "symbols">;

/** Takes the terminal over. */
export function openFullScreen(host: Host): FullScreen {
  const found = abilitiesOf(host.environment);
  let app: App | undefined;
  let first: (() => void) | undefined;
  let early: RawKey[] = [];
  let ended = false;

  const end = (): void => {
    if (ended) return;
    ended = true;
    const problem = app?.save() ?? "";
    terminal.close();
    host.onEnd(problem);
  };
  const terminal = openTerminal(host.streams, {
    onKeys: (keys) => (app === undefined ? early.push(...keys) : app.onKeys(keys)),
    onResize: () => (app === undefined ? first?.() : app.draw()),
    onHangUp: end,
  });
  const show = ({ layers, cursor }: Composition, looks: Looks): void => {
    if (!ended) terminal.draw({ layers, cursor, abilities: abilitiesFor(found, looks, host) });
  };

  return {
    showFirst: (picture, looks) => {
      first = () => show(picture(terminal.size()), looks);
      first();
    },
    play: (session, createApp) => {
      app = createApp({
        session,
        size: terminal.size,
        show,
        forget: terminal.forget,
        later: host.later,
        now: host.now,
        onQuit: end,
        onSuspend: () => {
          terminal.suspend();
          host.suspend();
        },
      });
      app.draw();
      if (early.length > 0) app.onKeys(early);
      early = [];
    },
    save: () => app?.save() ?? "",
    resume: () => {
      terminal.resume();
      if (app === undefined) first?.();
      else app.draw();
    },
    close: terminal.close,
  };
}

/** What the terminal can, less what the player does not want. */
function abilitiesFor(found: Abilities, { colors, symbols }: Looks, { ascii, noColor }: Host): Abilities {
  return {
    colors: noColor || !colors ? 0 : found.colors,
    characters: ascii || symbols === "ascii" ? "ascii" : found.characters,
  };
}
