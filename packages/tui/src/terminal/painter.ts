import type { Size } from "../widgets/size.js";
import { blankCells, type Cells, clearCells } from "./cells.js";
import { difference } from "./difference.js";
import { blankHalves, paint } from "./paint.js";
import type { Picture } from "./picture.js";

/** Turns pictures into what a terminal has to be sent, and remembers what it shows. */
export interface Painter {
  /** What makes a terminal of this size show the picture; "" where it shows it already. */
  readonly paint: (picture: Picture, size: Size) => string;
  /** Forgets what is shown, so that the next picture is written in full. */
  readonly forget: () => void;
}

/** A painter for a terminal of which nothing is known yet. */
export function createPainter(): Painter {
  let shown: Cells | undefined;
  let next = blankCells(0, 0);
  let lastPlace = "";
  return {
    paint: ({ layers, cursor, abilities }, { width, height }) => {
      if (next.width !== width || next.height !== height) next = blankCells(width, height);
      clearCells(next);
      for (const layer of layers) paint(next, layer.block, layer.x, layer.y, abilities);
      blankHalves(next);
      const fresh = shown === undefined || shown.width !== width || shown.height !== height;
      const before = shown === undefined || fresh ? blankCells(width, height) : shown;
      const place = cursor === undefined ? "\x1b[?25l" : `\x1b[${cursor.y + 1};${cursor.x + 1}H\x1b[?25h`;
      const changes = difference(before, next, abilities.colors);
      const moved = place !== lastPlace || (cursor !== undefined && changes !== "");
      lastPlace = place;
      shown = next;
      next = before;
      return `${fresh ? "\x1b[0m\x1b[2J" : ""}${changes}${fresh || moved ? place : ""}`;
    },
    forget: () => {
      shown = undefined;
    },
  };
}
