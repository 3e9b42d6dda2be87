import { DEFAULT_HERO_NAME } from "@rustkeep/engine";
import { textsOf } from "./i18n/texts.js";
import { characterCreation } from "./screens/character-creation.js";
import { characterSheet } from "./screens/character-sheet.js";
import { combat } from "./screens/combat.js";
import { confirm } from "./screens/confirm.js";
import { dialog } from "./screens/dialog.js";
import { explore, type RunScreens } from "./screens/explore.js";
import { gameOver } from "./screens/game-over.js";
import { help } from "./screens/help.js";
import { inventory } from "./screens/inventory.js";
import { mainMenu } from "./screens/main-menu.js";
import { pauseMenu } from "./screens/pause.js";
import { questLog } from "./screens/quest-log.js";
import { NONE, POP, type Response, type Screen } from "./screens/screen.js";
import { settings } from "./screens/settings.js";
import { shop } from "./screens/shop.js";
import { type SavedRun, type Session, wantsNewRun } from "./session/session.js";
import type { ScreenMakers } from "./stack.js";

/** What the app builds its stack from. */
export interface Parts {
  readonly session: Session;
  readonly makers: ScreenMakers;
}

/** The screens that the state of a run asks for, with those that they open. */
export function makeScreens(): ScreenMakers {
  const opened: RunScreens = { inventory, characterSheet, questLog, pause: () => pauseMenu(settings) };
  return {
    explore: () => explore(opened),
    combat: () => combat(opened),
    dialog,
    shop,
    game_over: gameOver,
  };
}

/** The main menu over what lies in the data directory now. */
export function menuStack({ session }: Parts, saved: SavedRun): Screen[] {
  const menu = mainMenu({
    saved,
    warnings: session.warnings,
    newRun: () => newRun(session),
    settings,
    help: () => help("menu"),
  });
  return [menu];
}

/** Making a hero, begun with what the command line says. */
export function newRun(session: Session): Screen {
  return characterCreation(draftOf(session), session.registries);
}

function draftOf({ wish, drawSeed }: Session) {
  return { seed: wish.seed ?? drawSeed(), name: wish.name || DEFAULT_HERO_NAME, options: wish.options };
}

/** What the command line asks for over the main menu: nothing, a new run, or the question whether to replace the saved one. */
export function opening(session: Session, saved: SavedRun): Response {
  const { wish } = session;
  if (!wantsNewRun(wish)) return NONE;
  const setup = draftOf(session);
  const screen = newRun(session);
  const begun = (kind: "push" | "replace"): Response =>
    wish.options.length > 0 ? { kind: "start", setup } : { kind, screen };
  if (saved.kind !== "ready" || wish.yes) return begun("push");
  const question = textsOf(session.language()).menu.replaceRun;
  return { kind: "push", screen: confirm({ question, onYes: begun("replace"), onNo: POP }) };
}
