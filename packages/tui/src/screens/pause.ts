import { line } from "../widgets/row.js";
import { choice } from "./choice.js";
import { POP, type Response, type Screen } from "./screen.js";

/** The menu of a run: continue, settings, main menu, save and quit. */
export function pauseMenu(settings: () => Screen): Screen {
  const answers: readonly (() => Response)[] = [
    () => POP,
    () => ({ kind: "replace", screen: settings() }),
    () => ({ kind: "to_menu" }),
    () => ({ kind: "quit" }),
  ];
  return choice({
    kind: "pause",
    title: ({ texts }) => texts.menu.paused,
    items: ({ texts: { menu } }) =>
      [menu.continueShort, menu.settings, menu.toMenu, menu.saveAndQuit].map((text) => line(text)),
    onChosen: (index) => answers[index]?.() ?? POP,
  });
}
