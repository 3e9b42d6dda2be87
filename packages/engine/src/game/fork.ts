import { createRng, rngState, type Seed } from "../rules/rng.js";
import { copyOf } from "../state/copy-of.js";
import type { Enemy } from "../state/creature.js";
import type { Floor, Room } from "../state/floor.js";
import type { Game } from "../state/game.js";

/** What a fork may be asked for. */
export interface ForkOptions {
  /**
   * What the fork's random generator starts from, so that it does not know what is to come in the game itself; without it,
   * the fork draws what the game will draw. The fork's `seed` stays that of the run.
   */
  seed?: Seed;
}

/**
 * A copy of a game to be played on without changing it: much faster than `structuredClone`, since it shares what `execute`
 * never changes (the tiles of the floor, the places of rooms and what lies there, timed modifiers, messages in the journal):
 * that is to be read alone. Draws nothing.
 * @throws RangeError if the seed is none (`seedText`)
 */
export function fork(game: Game, { seed }: ForkOptions = {}): Game {
  const copy = { ...game };
  for (const key in game) setCopy(copy, game, key as keyof Game);
  if (seed !== undefined) copy.rng = rngState(createRng(seed));
  return copy;
}

function setCopy<K extends keyof Game>(copy: Game, game: Game, key: K): void {
  if (typeof game[key] !== "object") return;
  if (key === "floor") copy.floor = forkFloor(game.floor);
  else if (key === "journal") copy.journal = game.journal.slice();
  else if (key === "enemies") copy.enemies = game.enemies.map(forkEnemy);
  else copy[key] = copyOf(game[key]);
}

function forkFloor(floor: Floor): Floor {
  return {
    ...floor,
    piles: floor.piles.map((pile) => ({ ...pile, items: pile.items.map(copyOf) })),
    rooms: floor.rooms.map(forkRoom),
    flags: { ...floor.flags },
    uniques: floor.uniques.slice(),
  };
}

function forkRoom(room: Room): Room {
  return {
    ...room,
    enemies: room.enemies.map(forkEnemy),
    npcs: room.npcs.map((npc) => ({ ...npc, stock: npc.stock.map(copyOf) })),
    flags: { ...room.flags },
  };
}

/** What lies on a creature is replaced rather than changed, so that it can be shared. */
function forkEnemy(enemy: Enemy): Enemy {
  return { ...enemy, pos: [...enemy.pos], cooldowns: { ...enemy.cooldowns } };
}
