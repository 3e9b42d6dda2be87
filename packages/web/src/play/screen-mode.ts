import { type Abilities, type App, createApp, createPainter, keyFeed, type Session } from "@rustkeep/tui/app";
import type { Mode } from "./mode.js";
import { openTerminalView } from "./terminal-view.js";
import { playTexts } from "./texts.js";
import { touchBar } from "./touch-bar.js";

/** Where the full screen lies in the page. */
export interface ScreenPlaces {
  readonly terminal: HTMLElement;
  readonly touch: HTMLElement;
  /** Leads the keyboard out of the terminal. */
  readonly onOut: () => void;
}

/** After so long without a key, the run is saved, in milliseconds: a tab can be killed without a word. */
const QUIET = 1500;

/** Plays in the terminal of the page until the player leaves; `onLeft` is told what went wrong with saving, "" for nothing. */
export function playOnScreen(session: Session, places: ScreenPlaces, onLeft: (problem: string) => void): Mode {
  const painter = createPainter();
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const view = openTerminalView(places.terminal, {
    label: playTexts(session.language()).terminal,
    onOut: places.onOut,
    onText: (text) => feed.take(text),
    onResize: () => app.draw(),
  });
  const bar = touchBar(places.touch, {
    onKeys: (keys) => onKeys(keys),
    onKeyboard: (wanted) => {
      view.allowKeyboard(wanted);
      view.focus();
    },
    language: session.language,
  });
  const app: App = createApp({
    session,
    size: view.size,
    show: ({ layers, cursor }, { colors, symbols }) => {
      const abilities: Abilities = { colors: colors ? 16 : 0, characters: symbols, solidBlocks: true };
      view.write(painter.paint({ layers, cursor, abilities }, view.size()));
    },
    forget: painter.forget,
    later: (step) => {
      setTimeout(() => {
        step();
        bar.show(app.offers());
      });
    },
    now: () => performance.now(),
    onQuit: () => void leave().then(onLeft),
    onSuspend: () => {},
  });
  const onKeys: App["onKeys"] = (keys) => {
    app.onKeys(keys);
    bar.show(app.offers());
    clearTimeout(quiet);
    quiet = setTimeout(app.save, QUIET);
  };
  // Whole sequences arrive at once here: what could still come, will not.
  const feed = keyFeed(onKeys, (step) => {
    step();
    return () => {};
  });
  const leave = async (): Promise<string> => {
    clearTimeout(quiet);
    const problem = app.save();
    session.close();
    bar.close();
    view.close();
    return problem;
  };
  // A paste comes marked as one, which is not typed.
  view.write("\x1b[?2004h");
  app.draw();
  bar.show(app.offers());
  view.allowKeyboard(false);
  view.focus();
  return { leave, save: () => void app.save(), focus: view.focus };
}
