import { type Floor, findPath, type Game, isLiving, type Position, roomAt } from "@rustkeep/engine";

/**
 * The shortest way that keeps out of rooms with living enemies, save the room that the target is in; where there is none,
 * the shortest at all. undefined where the target cannot be reached.
 */
export function findWay(game: Game, to: Position): Position[] | undefined {
  const { floor, player_pos: from } = game;
  return findPath(withoutDanger(floor, roomAt(floor, to[0], to[1])), from, to) ?? findPath(floor, from, to);
}

/** Whether living enemies wait in a room of the floor; −1 is no room. */
export function isDangerous(floor: Floor, room: number): boolean {
  return floor.rooms[room]?.enemies.some(isLiving) ?? false;
}

/** The floor with its dangerous rooms walled up, save one; −1 for all of them. */
export function withoutDanger(floor: Floor, open: number): Floor {
  const closed = floor.rooms.filter((_, index) => index !== open && isDangerous(floor, index));
  if (closed.length === 0) return floor;
  const tiles = floor.tiles.map((row, y) => {
    let text = row;
    for (const { rect } of closed) {
      if (y < rect.y || y >= rect.y + rect.h) continue;
      text = text.slice(0, rect.x) + "#".repeat(rect.w) + text.slice(rect.x + rect.w);
    }
    return text;
  });
  return { ...floor, tiles };
}
