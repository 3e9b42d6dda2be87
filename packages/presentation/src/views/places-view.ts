import {
  type Color,
  type Game,
  isLiving,
  type Position,
  type Registries,
  type Room,
  roomAt,
  tileAt,
} from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { countedNames } from "../sentences/message-sentence.js";
import { samePlace, tilesOf } from "../ways/explore-way.js";
import { type Steps, stepsFrom } from "../ways/steps-from.js";
import { compassWord } from "../words/compass-word.js";
import { nameOf } from "../words/names.js";

/** What there is at a place. */
export type PlaceKind = "stairs" | "person" | "pile" | "lair" | "room" | "entrance";

/** Somewhere to go to. */
export interface PlaceView {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly pos: Position;
  readonly steps: number;
  /** In which direction it lies, as the crow flies. */
  readonly compass: string;
  /** The character that stands for it on the map; "" for rooms. */
  readonly symbol: string;
  readonly color: Color | undefined;
}

type Spot = Pick<PlaceView, "kind" | "name" | "pos" | "symbol" | "color">;

/**
 * Where the hero can go to from here: stairs, people, things, rooms with enemies, rooms not yet entered, the entrance; of
 * each kind the nearest first.
 */
export function placesView(game: Game, texts: Texts, registries: Registries): PlaceView[] {
  const { floor } = game;
  const { travel } = texts;
  const plain = (kind: PlaceKind, name: string, symbol: string) => (pos: Position) =>
    ({ kind, name, pos, symbol, color: undefined }) satisfies Spot;
  const people = floor.rooms.flatMap((room) =>
    room.npcs.map(({ npc, pos }): Spot => {
      const definition = registries.npcs[npc];
      const name = nameOf("npcs", npc, registries);
      return { kind: "person", name, pos, symbol: definition?.symbol ?? "?", color: definition?.color };
    }),
  );
  const rooms = floor.rooms.flatMap((room, index) => roomSpot(game, room, index, texts, registries));
  const kinds: Spot[][] = [
    tilesOf(floor, ">").map(plain("stairs", travel.stairs, ">")),
    people,
    floor.piles.map(({ pos }) => pos).map(plain("pile", travel.pile, "*")),
    rooms.filter(({ kind }) => kind === "lair"),
    rooms.filter(({ kind }) => kind === "room"),
    tilesOf(floor, "<").map(plain("entrance", travel.entrance, "<")),
  ];
  const stepsTo = stepsFrom(game);
  return kinds.flatMap((spots) =>
    spots.flatMap((spot) => reached(game, spot, stepsTo, texts)).sort((a, b) => a.steps - b.steps),
  );
}

function reached(game: Game, spot: Spot, stepsTo: Steps, texts: Texts): PlaceView[] {
  if (samePlace(spot.pos, game.player_pos)) return [];
  const steps = stepsTo(spot.pos);
  if (steps === undefined) return [];
  return [{ ...spot, steps, compass: compassWord(game.player_pos, spot.pos, texts) }];
}

/** A room by its nearest door, where enemies wait in it or nobody has entered it yet. */
function roomSpot(game: Game, room: Room, index: number, texts: Texts, registries: Registries): Spot[] {
  const { travel } = texts;
  const pos = doorOf(game, room, index);
  const living = room.enemies.filter(isLiving);
  if (pos === undefined || (room.visited && living.length === 0)) return [];
  if (living.length === 0) return [{ kind: "room", name: travel.room, pos, symbol: "", color: undefined }];
  const names = countedNames(living, { texts, registries });
  return [{ kind: "lair", name: travel.lair({ names: names.join(", ") }), pos, symbol: "", color: undefined }];
}

/** The door of a room that is nearest as the crow flies; undefined where it has none. */
function doorOf({ floor, player_pos: [px, py] }: Game, { rect }: Room, index: number): Position | undefined {
  let best: Position | undefined;
  const distance = ([x, y]: Position) => Math.abs(x - px) + Math.abs(y - py);
  for (let y = rect.y; y < rect.y + rect.h; y += 1) {
    for (let x = rect.x; x < rect.x + rect.w; x += 1) {
      if (tileAt(floor, x, y) !== "+" || roomAt(floor, x, y) !== index) continue;
      if (best === undefined || distance([x, y]) < distance(best)) best = [x, y];
    }
  }
  return best;
}
