import { type Position, roomAt, tileAt } from "@rustkeep/engine";
import type { Scene } from "./front.js";

/** The floor as rows of characters; rock is blank, and empty rows at the top and bottom are left out. */
export function mapLines({ game, registries }: Scene): string[] {
  const { floor } = game;
  const marks = new Map<string, string>();
  const mark = ([x, y]: Position, symbol: string) => marks.set(`${x} ${y}`, symbol);
  for (const pile of floor.piles) mark(pile.pos, "*");
  for (const enemy of [...floor.rooms.flatMap((room) => room.enemies), ...game.enemies]) {
    mark(enemy.pos, registries.creatures[enemy.def]?.symbol ?? "?");
  }
  for (const { npc, pos } of floor.rooms.flatMap((room) => room.npcs)) mark(pos, registries.npcs[npc]?.symbol ?? "?");
  mark(game.player_pos, "@");
  const rows = Array.from({ length: floor.height }, (_, y) =>
    Array.from({ length: floor.width }, (_, x) => marks.get(`${x} ${y}`) ?? tileMark(x, y))
      .join("")
      .trimEnd(),
  );
  const first = rows.findIndex((row) => row !== "");
  return rows.slice(Math.max(0, first), rows.findLastIndex((row) => row !== "") + 1);

  function tileMark(x: number, y: number): string {
    const tile = tileAt(floor, x, y);
    return tile === "#" && roomAt(floor, x, y) < 0 ? " " : tile;
  }
}
