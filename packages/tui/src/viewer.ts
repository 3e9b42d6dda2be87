import type { Game, Registries } from "@rustkeep/engine";
import { type Language, type LogEntry, textsOf } from "@rustkeep/presentation";
import { makeScreens } from "./app-screens.js";
import { bindKeys } from "./bind-keys.js";
import { type Composition, compose } from "./compose.js";
import type { Screen } from "./screens/screen.js";
import type { Settings } from "./session/settings.js";
import { followGame } from "./stack.js";
import type { Size } from "./widgets/size.js";

/** What is shown of a run that plays by itself. */
export interface Watched {
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** A remark for the status line, "" for none. */
  readonly status: string;
}

/** What a viewer needs from around it. */
export interface ViewerOptions {
  readonly registries: Registries;
  readonly language: Language;
  readonly settings: Settings;
  readonly size: () => Size;
}

/** Shows a run that somebody else plays, as a recording: the screens that its state asks for, without a key to press. */
export function createViewer({
  registries,
  language,
  settings,
  size,
}: ViewerOptions): (watched: Watched) => Composition {
  const makers = makeScreens(() => 0);
  const { keymap } = bindKeys(settings);
  let stack: Screen[] = [];
  return ({ game, log, status }) => {
    stack = followGame(stack, game, makers);
    const around = {
      registries,
      texts: textsOf(language),
      keymap,
      settings,
      languages: [language],
      size: size(),
      debug: false,
    };
    return compose(stack, { ...around, game, log, status });
  };
}
