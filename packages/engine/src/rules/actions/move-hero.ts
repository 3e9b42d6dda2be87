import type { HeroDestination, MoveHeroAction } from "../../content/definitions/action.js";
import { findTile, startPosition } from "../../floor/tiles.js";
import type { Position } from "../../state/creature.js";
import type { Floor } from "../../state/floor.js";
import { endFight } from "../combat/fight.js";
import { leaveFight } from "../combat/flee.js";
import { below } from "../rng.js";
import { stepTo } from "../travel/travel.js";
import { say, type Turn } from "../turn.js";
import type { Settled } from "./settle.js";

/** Takes the hero elsewhere on the floor, out of a running fight as if he had fled. Draws only for a random room, once. */
export function moveHero(turn: Turn, { to }: Settled<MoveHeroAction>): void {
  const { game } = turn;
  if (game.player.health <= 0) return;
  const pos = destination(turn, to);
  if (pos === undefined) return;
  if (game.enemies.length > 0) {
    leaveFight(turn);
    endFight(turn, "fled");
  }
  say(turn, (now) => ({ turn: now, kind: "hero_moved", to }));
  stepTo(turn, pos);
}

function destination(turn: Turn, to: HeroDestination): Position | undefined {
  const { floor } = turn.game;
  switch (to) {
    case "entrance":
      return startPosition(floor);
    case "stairs":
      return findTile(floor, (tile) => tile === ">");
    case "way_in":
      return wayIn(turn);
    case "random_room":
      return tileOfRandomRoom(turn, floor);
    default:
      return to satisfies never;
  }
}

function wayIn({ game }: Turn): Position | undefined {
  const [x, y] = game.entered_from;
  return x === undefined || y === undefined ? undefined : [x, y];
}

function tileOfRandomRoom(turn: Turn, floor: Floor): Position | undefined {
  const others = floor.rooms.filter((_, index) => index !== floor.player_room);
  const room = others[below(turn.rng, others.length)];
  return room && findTile(floor, (tile) => tile === ".", room.rect);
}
