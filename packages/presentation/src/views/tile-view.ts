import { type Enemy, type Game, mayLeave, type Position, type Registries, roomAt, tileAt } from "@rustkeep/engine";
import type { Texts } from "../languages/catalogue.js";
import { samePlace } from "../ways/explore-way.js";
import { nameOf } from "../words/names.js";
import { type Gauge, healthOf } from "./gauge.js";
import { type StateView, statesOf } from "./state-view.js";

/** Something that stands or lies on a tile. */
export interface ThingView {
  readonly kind: "hero" | "person" | "enemy" | "pile";
  readonly name: string;
  /** Of enemies alone. */
  readonly health: Gauge | undefined;
  readonly states: readonly StateView[];
}

/** What the hero can do where he stands, and with what: `name` is the person, the pile, the stairs. */
export interface OfferView {
  readonly action: "talk" | "pick_up" | "descend" | "leave";
  readonly name: string;
}

/** What is to be seen on a tile. */
export interface TileView {
  /** From the uppermost thing down. */
  readonly things: readonly ThingView[];
  /** The tile itself: "a door", "the floor". */
  readonly ground: string;
}

/** What is to be seen on a tile. */
export function tileView(game: Game, pos: Position, texts: Texts, registries: Registries): TileView {
  const { floor } = game;
  const { look } = texts;
  const here = <T extends { pos: Position }>(all: readonly T[]) => all.filter((one) => samePlace(one.pos, pos));
  const lifeless = { health: undefined, states: [] };
  const people = here(floor.rooms.flatMap((room) => room.npcs));
  const enemies = here(enemiesOf(game));
  return {
    things: [
      ...(samePlace(pos, game.player_pos) ? [{ kind: "hero" as const, name: look.hero, ...lifeless }] : []),
      ...people.map(({ npc }) => ({ kind: "person" as const, name: nameOf("npcs", npc, registries), ...lifeless })),
      ...enemies.map((enemy) => ({
        kind: "enemy" as const,
        name: nameOf("creatures", enemy.def, registries),
        health: healthOf(game, enemy, texts, registries),
        states: statesOf(enemy, texts, registries),
      })),
      ...here(floor.piles).map(() => ({ kind: "pile" as const, name: look.pile, ...lifeless })),
    ],
    ground: groundWord(game, pos, texts),
  };
}

/** All enemies of the floor, those in the running fight too. */
export function enemiesOf({ floor, enemies }: Game): Enemy[] {
  return [...floor.rooms.flatMap((room) => room.enemies), ...enemies];
}

function groundWord({ floor }: Game, [x, y]: Position, { look }: Texts): string {
  const tile = tileAt(floor, x, y);
  switch (tile) {
    case "#":
      return look.wall;
    case "+":
      return look.door;
    case ">":
      return look.stairs;
    case "<":
      return look.entrance;
    case ".":
      return roomAt(floor, x, y) < 0 ? look.corridor : look.floor;
    default:
      return tile satisfies never;
  }
}

/** What the hero can do where he stands. */
export function offersHere(game: Game, texts: Texts, registries: Registries): OfferView[] {
  const { floor, player_pos: pos } = game;
  const { here } = texts.explore;
  const person = floor.rooms.flatMap((room) => room.npcs).find((npc) => samePlace(npc.pos, pos));
  const pile = floor.piles.some((one) => samePlace(one.pos, pos));
  return [
    ...(person === undefined ? [] : [{ action: "talk" as const, name: nameOf("npcs", person.npc, registries) }]),
    ...(pile ? [{ action: "pick_up" as const, name: here.pile }] : []),
    ...(tileAt(floor, pos[0], pos[1]) === ">" ? [{ action: "descend" as const, name: here.stairs }] : []),
    ...(mayLeave(game, registries) ? [{ action: "leave" as const, name: here.wayOut }] : []),
  ];
}
