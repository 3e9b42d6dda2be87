import { DEFAULT_HERO_NAME } from "@rustkeep/engine";
import { cleanText, nameOf, type Texts } from "@rustkeep/presentation";
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
import { type Context, NONE, POP, type Response, type Screen } from "./screens/screen.js";
import { settings } from "./screens/settings.js";
import { shop } from "./screens/shop.js";
import { type Behind, type SavedRun, type Session, wantsNewRun } from "./session/session.js";
import type { ScreenMakers } from "./stack.js";

/** What the app builds its stack from. */
export interface Parts {
  readonly session: Session;
  readonly makers: ScreenMakers;
}

/** The screens that the state of a run asks for, with those that they open; `now` is a clock in milliseconds. */
export function makeScreens(now: () => number): ScreenMakers {
  const opened: RunScreens = { inventory, characterSheet, questLog, pause: () => pauseMenu(settings) };
  return {
    explore: () => explore(opened),
    combat: () => combat(opened),
    dialog,
    shop,
    game_over: () => gameOver(now),
  };
}

/** The main menu over what lies in the data directory now. */
export function menuStack({ session }: Parts, saved: SavedRun): Screen[] {
  const menu = mainMenu({
    continueLabel: saved.kind === "ready" ? (texts) => continueLabel(saved, texts, session) : undefined,
    refusal: saved.kind === "refused" ? saved.message : "",
    warnings: session.warnings,
    settingsProblems: session.settingsProblems,
    goOn: (context) => goOn(saved, context),
    newRun: () => newRun(session),
    settings,
    help: () => help("menu"),
  });
  return [menu];
}

function continueLabel(saved: Extract<SavedRun, { kind: "ready" }>, texts: Texts, { registries }: Session): string {
  return texts.menu.continue({
    hero: cleanText(saved.hero),
    floor: nameOf("floors", saved.floor, registries),
    number: saved.floorNumber,
    turn: saved.turn,
  });
}

/** Goes on at once, or after telling what had to be left out of the saved run. */
function goOn(saved: SavedRun, { texts }: Context): Response {
  if (saved.kind !== "ready") return NONE;
  if (saved.pruned.length === 0) return goOnWhere(saved.behind(), texts);
  const { prunedIntro, prunedMore, prunedQuestion } = texts.menu;
  const told = saved.pruned.slice(0, 6);
  const more = saved.pruned.length - told.length;
  const rest = more > 0 ? [prunedMore({ count: more })] : [];
  const question = [prunedIntro, ...told, ...rest, "", prunedQuestion].join("\n");
  return {
    kind: "push",
    screen: confirm({ question, onYes: { kind: "continue", from: "save" }, onNo: { kind: "quit" } }),
  };
}

/** Asks whether to go on from what was recorded behind the save; a run that ended there is over. */
function goOnWhere({ turns, over }: Behind, texts: Texts): Response {
  if (turns === 0 || over) return { kind: "continue", from: "recording" };
  const onYes: Response = { kind: "continue", from: "recording" };
  const onNo: Response = { kind: "continue", from: "save" };
  return { kind: "push", screen: confirm({ question: texts.menu.recordedQuestion({ count: turns }), onYes, onNo }) };
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
  const question = session.texts().menu.replaceRun;
  return { kind: "push", screen: confirm({ question, onYes: begun("replace"), onNo: POP }) };
}
