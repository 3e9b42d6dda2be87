import type { Command, Direction } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { exploreWay, pileKey, stairsWay } from "@rustkeep/presentation";
import { abilities } from "./abilities.js";
import { confirm } from "./confirm.js";
import { exploreRows } from "./explore-rows.js";
import { lookAround } from "./look.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen } from "./screen.js";
import { travel } from "./travel.js";
import { workbench } from "./workbench.js";

/** Screens of others that the map and fights open. */
export interface RunScreens {
  readonly inventory: () => Screen;
  readonly characterSheet: () => Screen;
  readonly questLog: () => Screen;
  readonly pause: () => Screen;
}

const STEPS: Readonly<Partial<Record<KeyAction, Direction>>> = {
  move_north: "north",
  move_south: "south",
  move_west: "west",
  move_east: "east",
};
const RUNS: Readonly<Partial<Record<KeyAction, Direction>>> = {
  run_north: "north",
  run_south: "south",
  run_west: "west",
  run_east: "east",
};
const SIMPLE: Readonly<Partial<Record<KeyAction, Command>>> = {
  wait: { command: "wait" },
  pick_up: { command: "pick_up" },
  descend: { command: "descend" },
  leave: { command: "leave" },
  talk: { command: "talk" },
};

/** The map. */
export function explore(screens: RunScreens): Screen {
  const stoodOn = new Set<string>();
  return {
    kind: "explore",
    keys: "explore",
    onKey: ({ action }, context) => {
      if (action === undefined) return NONE;
      const command = commandOf(action);
      if (command !== undefined) return { kind: "command", command };
      if (action === "explore") return goExploring(stoodOn, context);
      return openScreen(action, screens, context) ?? NONE;
    },
    view: (context) => ({ rows: exploreRows(context, undefined, undefined) }),
  };
}

function commandOf(action: KeyAction): Command | undefined {
  const step = STEPS[action];
  if (step !== undefined) return { command: "move", direction: step };
  const run = RUNS[action];
  return run === undefined ? SIMPLE[action] : { command: "run", direction: run };
}

/** The screen that a key opens from the map or a fight; undefined for any other key. */
export function openScreen(action: KeyAction, screens: RunScreens, context: Context): Response | undefined {
  switch (action) {
    case "inventory":
      return { kind: "push", screen: screens.inventory() };
    case "character":
      return { kind: "push", screen: screens.characterSheet() };
    case "quests":
      return { kind: "push", screen: screens.questLog() };
    case "menu":
      return { kind: "push", screen: screens.pause() };
    case "abilities":
      return { kind: "push", screen: abilities() };
    case "travel":
      return { kind: "push", screen: travel() };
    case "look":
      return { kind: "push", screen: lookAround(gameOf(context).player_pos) };
    case "workbench":
      return openWorkbench(context);
    default:
      return undefined;
  }
}

/** The first time in a run it is asked for, it says what it marks. */
function openWorkbench(context: Context): Response {
  if (gameOf(context).cheats) return { kind: "push", screen: workbench() };
  const switchOn: Response = {
    kind: "command",
    command: { command: "debug", cheat: "on" },
    opens: workbench(),
  };
  const question = context.texts.screen.askWorkbench;
  return context.debug ? switchOn : { kind: "push", screen: confirm({ question, onYes: switchOn, onNo: POP }) };
}

function goExploring(stoodOn: Set<string>, context: Context): Response {
  const { texts } = context;
  const game = gameOf(context);
  stoodOn.add(pileKey(game.floor, game.player_pos));
  const way = exploreWay(game, stoodOn);
  if (way !== undefined) return { kind: "journey", journey: { path: way, arrival: "" } };
  const down = stairsWay(game);
  if (down === undefined) return { kind: "none", status: texts.explore.nothingLeft };
  return { kind: "journey", journey: { path: down, arrival: texts.explore.toStairs } };
}
