import { type Floor, type Game, isWalkable, type Position, roomAt } from "@rustkeep/engine";
import { isDangerous, withoutDanger } from "./find-way.js";

/** How many steps it takes to a tile; undefined where no way leads. */
export type Steps = (to: Position) => number | undefined;

/**
 * How far tiles are from the hero, for many of them at once: as `findWay` goes, round rooms with living enemies but for the
 * one that the tile lies in.
 */
export function stepsFrom(game: Game): Steps {
  const { floor, player_pos: from } = game;
  const safe = flood(withoutDanger(floor, -1), from);
  const intoRooms = new Map<number, Int32Array>();
  let anyhow: Int32Array | undefined;
  return (to) => {
    const room = roomAt(floor, to[0], to[1]);
    const place = to[1] * floor.width + to[0];
    const distances = isDangerous(floor, room) ? into(room) : safe;
    const steps = distances[place] ?? UNREACHED;
    if (steps !== UNREACHED) return steps;
    anyhow ??= flood(floor, from);
    const all = anyhow[place] ?? UNREACHED;
    return all === UNREACHED ? undefined : all;
  };

  function into(room: number): Int32Array {
    const known = intoRooms.get(room) ?? flood(withoutDanger(floor, room), from);
    intoRooms.set(room, known);
    return known;
  }
}

const UNREACHED = -1;

/** The distance of every tile, row by row. */
function flood(floor: Floor, [fromX, fromY]: Position): Int32Array {
  const { width, height } = floor;
  const distances = new Int32Array(width * height).fill(UNREACHED);
  const start = fromY * width + fromX;
  const queue = new Int32Array(width * height);
  let end = 0;
  const visit = (x: number, y: number, distance: number): void => {
    const tile = y * width + x;
    if (x < 0 || x >= width || y < 0 || y >= height || distances[tile] !== UNREACHED) return;
    if (tile !== start && !isWalkable(floor, x, y)) return;
    distances[tile] = distance;
    queue[end++] = tile;
  };
  visit(fromX, fromY, 0);
  for (let next = 0; next < end; next += 1) {
    const tile = queue[next] ?? 0;
    const x = tile % width;
    const y = (tile - x) / width;
    const distance = (distances[tile] ?? 0) + 1;
    visit(x - 1, y, distance);
    visit(x + 1, y, distance);
    visit(x, y - 1, distance);
    visit(x, y + 1, distance);
  }
  return distances;
}
