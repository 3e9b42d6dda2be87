import { type Color, type Floor, type Game, type Position, roomAt, tileAt } from "@rustkeep/engine";
import { type MapMark, mapMarks } from "@rustkeep/presentation";
import type { Role } from "../theme.js";
import { type Block, type Row, type Span, span } from "../widgets/row.js";
import type { Context } from "./screen.js";

/** A cell of the map. */
type Cell = Span;

const WALL = span("█", "wall");
const ROCK = span(" ");
const TILES: Readonly<Record<string, Cell>> = {
  ".": span("·", "floor"),
  "+": span("+", "door"),
  ">": span(">", "stairs"),
  "<": span("<", "stairs"),
};
/** How marks look, and their colours where definitions ask for none. */
const MARKS: Readonly<Record<MapMark["kind"], readonly [Role, Color | undefined]>> = {
  pile: ["pile", undefined],
  enemy: ["strong", "red"],
  person: ["strong", "cyan"],
  hero: ["hero", undefined],
};

/** The part of a map that is shown: its upper left corner on the map, and on the screen where the map is smaller. */
interface Viewport {
  readonly x: number;
  readonly y: number;
}

/** The map around `center`, clamped to its edges; over the tiles piles, enemies, NPCs and the hero, in this order. */
export function mapView(
  game: Game,
  center: Position,
  mark: Position | undefined,
  width: number,
  height: number,
  context: Context,
): Block {
  const { floor } = game;
  const view: Viewport = { x: offset(center[0], width, floor.width), y: offset(center[1], height, floor.height) };
  const things = thingsOn(game, context);
  const rows: Row[] = [];
  for (let row = 0; row < height; row += 1) {
    const cells: Cell[] = [];
    for (let column = 0; column < width; column += 1) {
      const x = view.x + column;
      const y = view.y + row;
      const inside = x >= 0 && x < floor.width;
      const cell = (inside ? things.get(y * floor.width + x) : undefined) ?? tileCell(floor, x, y);
      cells.push(mark !== undefined && mark[0] === x && mark[1] === y ? { text: cell.text, role: "cursor" } : cell);
    }
    rows.push(joined(cells));
  }
  return rows;
}

/** First column or row shown; negative where the map is smaller than the screen, so that it stands in the middle. */
function offset(center: number, shown: number, size: number): number {
  if (size <= shown) return -Math.floor((shown - size) / 2);
  return Math.max(0, Math.min(center - Math.floor(shown / 2), size - shown));
}

function thingsOn(game: Game, { registries }: Context): Map<number, Cell> {
  return new Map(
    mapMarks(game, registries).map(({ kind, pos: [x, y], symbol, color }) => {
      const [role, otherwise] = MARKS[kind];
      return [y * game.floor.width + x, span(symbol, role, color ?? otherwise)];
    }),
  );
}

/** Walls are drawn where they belong to a room; the rock between rooms stays empty. */
function tileCell(floor: Floor, x: number, y: number): Cell {
  if (x < 0 || y < 0 || x >= floor.width || y >= floor.height) return ROCK;
  const cell = TILES[tileAt(floor, x, y)];
  if (cell !== undefined) return cell;
  return roomAt(floor, x, y) >= 0 ? WALL : ROCK;
}

/** Neighbours that look alike in one span. */
function joined(cells: readonly Cell[]): Row {
  const row: { text: string; role: Role; color: Span["color"] }[] = [];
  for (const { text, role, color } of cells) {
    const last = row.at(-1);
    if (last !== undefined && last.role === role && last.color === color) last.text += text;
    else row.push({ text, role, color });
  }
  return row;
}
