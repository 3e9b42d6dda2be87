import { type Command, type Game, type GameSetup, GameSetupError } from "@rustkeep/engine";
import {
  dangerAhead,
  firstProblem,
  importantTexts,
  isNews,
  liesInMods,
  nextStep,
  rejectionSentence,
  setupProblemSentence,
  type Walk,
} from "@rustkeep/presentation";
import { makeScreens, menuStack, newRun, opening, type Parts } from "./app-screens.js";
import { bindKeys } from "./bind-keys.js";
import { type Composition, compose, isTooSmall } from "./compose.js";
import { type KeyOffer, keyOffers } from "./key-offers.js";
import { actionOf, type Keymap } from "./keymap.js";
import { help } from "./screens/help.js";
import { messages } from "./screens/messages.js";
import { notice } from "./screens/notice.js";
import type { Context, KeyPress, Response, Screen } from "./screens/screen.js";
import type { Session } from "./session/session.js";
import type { Settings } from "./session/settings.js";
import { followGame, screensFor } from "./stack.js";
import { type RawKey, textOf } from "./terminal/decode-keys.js";
import type { Size } from "./widgets/size.js";

/** What the app needs from around it. */
export interface Surroundings {
  readonly session: Session;
  readonly size: () => Size;
  readonly show: (composition: Composition, settings: Settings) => void;
  /** Writes the whole screen anew at the next `show`. */
  readonly forget: () => void;
  /** Runs something after waiting input has been handled. */
  readonly later: (step: () => void) => void;
  /** A clock in milliseconds. */
  readonly now: () => number;
  readonly onQuit: () => void;
  readonly onSuspend: () => void;
}

/** The full-screen front end: keys in, pictures out. */
export interface App {
  readonly onKeys: (keys: readonly RawKey[]) => void;
  readonly draw: () => void;
  /** What can be done on the screen that is shown, beside moving in lists. */
  readonly offers: () => readonly KeyOffer[];
  /** Saves the run, if there is one; answers what went wrong, "" for nothing. */
  readonly save: () => string;
}

interface State {
  stack: Screen[];
  game: Game | undefined;
  status: string;
  /** Typed, but not handled yet. */
  queue: RawKey[];
  walk: Walk | undefined;
  keymap: Keymap;
}

/** Starts at the main menu, or in the new run that the command line asks for. */
export function createApp(around: Surroundings): App {
  const { session } = around;
  const state: State = {
    stack: [],
    game: undefined,
    status: "",
    queue: [],
    walk: undefined,
    keymap: bindKeys(session.settings()).keymap,
  };
  const parts: Parts = { session, makers: makeScreens(around.now) };
  const app: RunningApp = { around, state, parts };
  const saved = session.savedRun();
  state.stack = menuStack(parts, saved);
  act(app, opening(session, saved));
  state.status ||= startProblems(app).join(" ");
  return {
    onKeys: (keys) => takeKeys(app, keys),
    draw: () => draw(app),
    offers: () => state.stack.slice(-1).flatMap((screen) => keyOffers(screen, contextOf(app))),
    save: () => (state.game === undefined ? "" : session.save(state.game)),
  };
}

/** Told where a run begins at once; the menu tells what is wrong with the settings by itself. */
function startProblems({ state, around: { session } }: RunningApp): string[] {
  const inSettings = state.game === undefined ? [] : firstProblem(session.settingsProblems(), session.texts());
  return [...session.problems(), ...inSettings];
}

interface RunningApp {
  readonly around: Surroundings;
  readonly state: State;
  readonly parts: Parts;
}

function contextOf({ around, state }: RunningApp): Context {
  const { session } = around;
  return {
    game: state.game,
    registries: session.registries,
    texts: session.texts(),
    languages: session.languages(),
    keymap: state.keymap,
    settings: session.settings(),
    size: around.size(),
    log: session.log(),
    status: state.status,
    debug: session.debug,
  };
}

function draw(app: RunningApp): void {
  const { session } = app.around;
  app.around.show(compose(app.state.stack, contextOf(app)), session.settings());
  // Dead is dead from the moment in which the player sees it.
  if (app.state.stack.at(-1)?.kind === "game_over") session.finish();
}

/** Any key ends a journey and does nothing else. */
function takeKeys(app: RunningApp, keys: readonly RawKey[]): void {
  const { state } = app;
  if (keys.every(({ key }) => key === "paste") && state.walk !== undefined) return;
  if (state.walk !== undefined) {
    state.walk = undefined;
    state.queue = keys.filter(({ key }) => key === "ctrl+c");
  } else {
    state.queue.push(...keys);
  }
  for (let key = state.queue.shift(); key !== undefined; key = state.queue.shift()) pressKey(app, key);
  draw(app);
}

/**
 * A key with Alt that is bound to nothing is Escape and then the key: some terminals hold Escape back for half a second, and
 * send what comes meanwhile together with it.
 */
function takenApart({ key }: RawKey, screen: Screen, keymap: Keymap): RawKey[] {
  const plain = key.startsWith("alt+") ? key.slice("alt+".length) : "";
  if (plain === "" || actionOf(keymap, screen.keys, key) !== undefined) return [];
  return [
    { key: "escape", text: "" },
    { key: plain, text: textOf(plain) },
  ];
}

function pressKey(app: RunningApp, raw: RawKey): void {
  const { state } = app;
  const screen = state.stack.at(-1);
  if (screen === undefined) return;
  // Nobody types a paste: it is text for a field, or nothing.
  if (raw.key === "paste" && screen.takesText?.() !== true) return;
  const parts = takenApart(raw, screen, state.keymap);
  if (parts.length > 0) {
    state.queue.unshift(...parts);
    return;
  }
  const context = contextOf(app);
  const press = pressOf(raw, screen, state.keymap);
  if (isTooSmall(context.size) && press.action !== "save_and_quit") return;
  state.status = "";
  act(app, everywhere(app, press, screen) ?? screen.onKey(press, { ...context, status: "" }));
}

function pressOf({ key, text }: RawKey, screen: Screen, keymap: Keymap): KeyPress {
  if (text !== "" && screen.takesText?.() === true) return { key, text, action: undefined };
  // Whatever is rebound, there is a way out.
  const action = actionOf(keymap, screen.keys, key) ?? (key === "ctrl+c" ? "save_and_quit" : undefined);
  return { key, text, action };
}

/** What a key does on every screen; undefined for keys that are the screen's own. */
function everywhere({ around, state }: RunningApp, { action }: KeyPress, screen: Screen): Response | undefined {
  switch (action) {
    case "save_and_quit":
      return { kind: "quit" };
    case "redraw":
      around.forget();
      return { kind: "none" };
    case "suspend":
      around.onSuspend();
      return { kind: "none" };
    case "help":
      return screen.kind === "help" || screen.kind === "game_over"
        ? undefined
        : { kind: "push", screen: help(screen.keys) };
    case "messages":
      if (screen.kind === "messages" || screen.kind === "game_over" || state.game === undefined) return undefined;
      return { kind: "push", screen: messages() };
    default:
      return undefined;
  }
}

/** The one place where the stack changes. */
function act(app: RunningApp, response: Response): void {
  const { state, around, parts } = app;
  switch (response.kind) {
    case "none":
      state.status = response.status ?? state.status;
      return;
    case "pop":
      if (state.stack.length > 1) state.stack.pop();
      return;
    case "push":
      state.stack.push(response.screen);
      return;
    case "replace":
      state.stack.splice(-1, 1, response.screen);
      return;
    case "command":
      play(app, response.command);
      if (response.opens !== undefined) openOnMap(state, response.opens);
      return;
    case "journey":
      state.stack = state.stack.slice(0, 1);
      state.walk = { journey: response.journey, taken: 0 };
      walkOn(app);
      return;
    case "start":
      start(app, response.setup);
      return;
    case "continue":
      enter(app, around.session.resume(response.from));
      return;
    case "to_menu":
      state.status = state.game === undefined ? "" : around.session.save(state.game);
      state.game = undefined;
      state.stack = menuStack(parts, around.session.savedRun());
      return;
    case "change_settings":
      state.status = around.session.changeSettings(response.settings);
      state.keymap = bindKeys(response.settings).keymap;
      around.forget();
      return;
    case "quit":
      state.queue = [];
      around.onQuit();
      return;
    default:
      response satisfies never;
  }
}

/** Begins a run; where the setup is not right, the player can mend it. What lies in the mods leads back to the menu. */
function start(app: RunningApp, setup: GameSetup): void {
  const { session } = app.around;
  const { state } = app;
  try {
    enter(app, session.begin(setup));
  } catch (error) {
    if (!(error instanceof GameSetupError)) throw error;
    const texts = session.texts();
    const inMods = error.problems.filter(liesInMods);
    if (inMods.length > 0) state.stack = menuStack(app.parts, session.savedRun());
    else state.stack = state.stack.filter((screen) => screen.overlay !== true);
    if (inMods.length === 0 && state.stack.at(-1)?.kind !== "character_creation") state.stack.push(newRun(session));
    const told = inMods.length > 0 ? inMods : error.problems;
    state.status = told.map((problem) => setupProblemSentence(problem, texts, session.registries)).join(" ");
  }
}

function enter({ state, around, parts }: RunningApp, game: Game): void {
  state.game = game;
  state.stack = followGame([], game, parts.makers);
  state.status = around.session.problems().join(" ");
}

/** Plays a command and lets the stack follow; what was typed ahead is dropped where the situation is a new one. */
/** Opens a screen in the place of the question that led to it. */
function openOnMap(state: State, screen: Screen): void {
  if (state.stack.at(-1)?.kind === "confirm") state.stack.pop();
  state.stack.push(screen);
}

function play(app: RunningApp, command: Command): boolean {
  const { state, around, parts } = app;
  const { game } = state;
  if (game === undefined) return false;
  const before = { screens: screensFor(game).join(), floor: game.floor.id };
  const outcome = around.session.play(game, command);
  const { session } = around;
  const problems = session.problems().join(" ");
  state.status =
    outcome.kind === "rejected" ? rejectionSentence(outcome.reason, session.texts(), session.registries) : problems;
  state.stack = followGame(state.stack, game, parts.makers);
  const messagesOfTurn = outcome.kind === "rejected" ? [] : outcome.messages;
  // The first one on top.
  for (const text of importantTexts(messagesOfTurn, session.registries).reverse()) state.stack.push(notice(text));
  const newRoom = messagesOfTurn.some((message) => message.kind === "room_entered" && message.first);
  const isNew = screensFor(game).join() !== before.screens || game.floor.id !== before.floor || newRoom;
  if (isNew) state.queue = [];
  return outcome.kind !== "rejected" && !isNew && !isNews(messagesOfTurn);
}

/** A step of the journey; the next one follows once waiting keys have been looked at. */
function walkOn(app: RunningApp): void {
  const { state, around } = app;
  const { walk, game } = state;
  if (walk === undefined || game === undefined) return;
  const next = nextStep(game, walk);
  if (next.kind === "step") {
    const { health } = game.player;
    walk.taken += 1;
    const goesOn = play(app, { command: "move", direction: next.direction }) && game.player.health >= health;
    if (goesOn) around.later(() => walkAgain(app, walk));
    else state.walk = undefined;
    return;
  }
  state.walk = undefined;
  if (next.kind === "arrived") state.status = walk.journey.arrival;
  if (next.kind === "danger") {
    const { session } = around;
    state.status = dangerAhead(game, next.room, session.texts(), session.registries);
  }
}

function walkAgain(app: RunningApp, walk: Walk): void {
  if (app.state.walk !== walk) return;
  walkOn(app);
  if (app.state.walk === undefined || !app.around.session.settings().reduced_flicker) draw(app);
}
