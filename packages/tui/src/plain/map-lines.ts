import { roomAt, tileAt } from "@rustkeep/engine";
import { mapMarks } from "@rustkeep/presentation";
import type { Scene } from "./front.js";

/** The floor as rows of characters; rock is blank, and empty rows at the top and bottom are left out. */
export function mapLines({ game, registries }: Scene): string[] {
  const { floor } = game;
  const marks = new Map(mapMarks(game, registries).map(({ pos: [x, y], symbol }) => [`${x} ${y}`, symbol]));
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
