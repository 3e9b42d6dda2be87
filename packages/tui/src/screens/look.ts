import type { Position } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { findWay, type ThingView, tileView } from "@rustkeep/presentation";
import { type Row, span } from "../widgets/row.js";
import { exploreRows } from "./explore-rows.js";
import { stateSymbols } from "./hero-bars.js";
import { type Context, gameOf, NONE, POP, type Response, type Screen } from "./screen.js";

const STEPS: Readonly<Partial<Record<KeyAction, Position>>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  page_up: [0, -8],
  page_down: [0, 8],
  first: [-8, 0],
  last: [8, 0],
};

/** A cursor on the map that tells what it stands on; Enter travels there. */
export function lookAround(from: Position): Screen {
  let at: Position = from;
  let visited = -1;
  return {
    kind: "look",
    keys: "look",
    onKey: ({ action }, context) => {
      if (action === undefined) return NONE;
      if (action === "back" || action === "look") return POP;
      if (action === "accept") return travelTo(at, context);
      if (action === "next_list" || action === "previous_list") {
        const places = sights(context);
        if (places.length === 0) return NONE;
        const step = action === "next_list" ? 1 : -1;
        visited = (Math.max(visited, step === 1 ? -1 : 0) + step + places.length) % places.length;
        at = places[visited] ?? at;
        return NONE;
      }
      const step = STEPS[action];
      if (step !== undefined) at = moved(at, step, context);
      return NONE;
    },
    view: (context) => ({ rows: exploreRows(context, at, told(at, context)) }),
  };
}

function told(at: Position, context: Context) {
  const { things, ground } = tileView(gameOf(context), at, context.texts, context.registries);
  const [first = [], ...others] = [...things.map(thingRow), [span(ground)]];
  return [
    [span(`${context.texts.look.title}: `, "dim"), ...first],
    others.flatMap((row, index) => (index === 0 ? row : [span(", "), ...row])),
  ];
}

function thingRow({ name, health, states }: ThingView): Row {
  return [span(name), ...(health === undefined ? [] : [span(`  ${health.words}`, "dim")]), ...stateSymbols(states)];
}

function moved(at: Position, step: Position, context: Context): Position {
  const { width, height } = gameOf(context).floor;
  return [Math.max(0, Math.min(width - 1, at[0] + step[0])), Math.max(0, Math.min(height - 1, at[1] + step[1]))];
}

/** What is worth a look, by distance from the hero: people, enemies, piles, stairs. */
function sights(context: Context): Position[] {
  const game = gameOf(context);
  const { floor, player_pos: hero } = game;
  const places = [
    ...floor.rooms.flatMap((room) => [...room.npcs, ...room.enemies]).map((one) => one.pos),
    ...floor.piles.map((pile) => pile.pos),
    ...floor.tiles.flatMap((row, y) => [...row].flatMap((tile, x): Position[] => (tile === ">" ? [[x, y]] : []))),
  ];
  const distance = ([x, y]: Position) => Math.abs(x - hero[0]) + Math.abs(y - hero[1]);
  return places.sort((a, b) => distance(a) - distance(b));
}

function travelTo(at: Position, context: Context): Response {
  const path = findWay(gameOf(context), at);
  if (path === undefined) return { kind: "none", status: context.texts.explore.noPath };
  return { kind: "journey", journey: { path, arrival: "" } };
}
