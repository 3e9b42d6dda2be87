import { type Command, type Direction, tileAt } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { exploreWay, heroView, pileKey, stairsWay } from "@rustkeep/presentation";
import { hintRow } from "../widgets/page.js";
import { type Block, clipRow, fitBlock, line, type Row, rowWidth, span, spread } from "../widgets/row.js";
import { abilities } from "./abilities.js";
import { heroBars } from "./hero-bars.js";
import { firstKey, hint, jointHint } from "./hints.js";
import { lookAround } from "./look.js";
import { mapView } from "./map-view.js";
import { recentRows } from "./recent.js";
import { type Context, gameOf, NONE, type Response, type Screen } from "./screen.js";
import { travel } from "./travel.js";
import { whatIsHere } from "./what-is-here.js";
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
      if (!context.debug) return { kind: "none", status: context.texts.screen.noWorkbench };
      return { kind: "push", screen: workbench() };
    default:
      return undefined;
  }
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

/** The whole screen; with `mark`, the map shows that tile's surroundings and `told` stands in place of the messages. */
export function exploreRows(context: Context, mark: [number, number] | undefined, told: Block | undefined): Block {
  const { width, height } = context.size;
  const game = gameOf(context);
  const messageRows = height < 24 ? 2 : Math.min(8, 3 + Math.floor((height - 24) / 4));
  const mapHeight = height - messageRows - 5;
  const shown = told ?? recentRows(context, width - 2, messageRows);
  return [
    headerRow(context),
    ...mapView(game, mark ?? game.player_pos, mark, width, mapHeight, context),
    ...heroBars(context),
    ...fitBlock(
      shown.map((row): Row => [span(" "), ...row]),
      width,
      messageRows,
    ),
    clipRow([span(" "), ...statusRow(context)], width),
    hintRow(
      mark === undefined
        ? exploreHints(context)
        : [hint("next_list", context), hint("accept", context, context.texts.keys.travel), hint("back", context)],
      width,
    ),
  ];
}

/** Where the hero is, and who he is; where both do not fit, what he was made from gives way. */
export function headerRow(context: Context, title?: string): Row {
  const { texts, registries, size } = context;
  const { name, origin, level, turn, floor } = heroView(gameOf(context), texts, registries);
  const start = line(` ${title ?? floor}`, "title");
  const hero = (from: string): Row => [
    span(texts.explore.hero({ name, origin: from, level }), "dim"),
    span(`   ${texts.explore.turn({ turn })} `),
  ];
  const whole = hero(origin);
  const fits = rowWidth(start) + 1 + rowWidth(whole) <= size.width;
  return spread(start, fits ? whole : hero(""), size.width);
}

/** Why the last command was refused; else what lies on the tile. */
function statusRow(context: Context): Row {
  return context.status === "" ? whatIsHere(context) : line(context.status, "warning");
}

function exploreHints(context: Context): Row[] {
  const { texts } = context;
  const game = gameOf(context);
  const onStairs = tileAt(game.floor, ...game.player_pos) === ">";
  return [
    jointHint(["move_west", "move_south", "move_north", "move_east"], context, texts.explore.move),
    hint("explore", context),
    ...(onStairs ? [hint("descend", context)] : []),
    hint("inventory", context),
    jointHint(["run_west", "run_south", "run_north", "run_east"], context, texts.explore.run),
    hint("travel", context),
    hint("look", context),
    hint("character", context),
    hint("quests", context),
    hint("menu", context),
    [span(firstKey("help", context), "key"), span(` ${texts.keys.help}`, "dim")],
  ];
}
