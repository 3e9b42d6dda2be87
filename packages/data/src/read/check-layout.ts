import { layoutCharacter } from "../diagnostics/codes/layout-character.js";
import { layoutMarks } from "../diagnostics/codes/layout-marks.js";
import { layoutRagged } from "../diagnostics/codes/layout-ragged.js";
import { layoutSize } from "../diagnostics/codes/layout-size.js";
import { layoutTorn } from "../diagnostics/codes/layout-torn.js";
import { layoutWithoutDoor } from "../diagnostics/codes/layout-without-door.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { countMarks, layoutRows } from "./layout.js";

const longestSide = 60;
const mostMarks = 32;

function* unknownCharacters(rows: readonly string[]): Generator<Problem> {
  for (const [y, row] of rows.entries()) {
    const match = /[^#.+eln<>]/u.exec(row);
    if (match !== null) yield layoutCharacter(match[0], y + 1, match.index + 1);
  }
}

function hasDoorOnBorder(rows: readonly string[]): boolean {
  const inner = rows.slice(1, -1).flatMap((row) => [row[0], row.at(-1)]);
  return [...(rows[0] ?? ""), ...(rows.at(-1) ?? ""), ...inner].includes("+");
}

/** Every tile that is no wall, as `y * width + x`. */
function walkable(rows: readonly string[], width: number): Set<number> {
  const tiles = new Set<number>();
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < width; x += 1) if (row[x] !== "#") tiles.add(y * width + x);
  }
  return tiles;
}

function neighbours(tile: number, width: number): number[] {
  const x = tile % width;
  return [...(x > 0 ? [tile - 1] : []), ...(x < width - 1 ? [tile + 1] : []), tile - width, tile + width];
}

// The first tile that cannot be walked to from the first walkable one.
function unreachable(rows: readonly string[]): Problem[] {
  const width = rows[0]?.length ?? 0;
  const left = walkable(rows, width);
  const open = [...left].slice(0, 1);
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    if (left.delete(tile)) open.push(...neighbours(tile, width).filter((next) => left.has(next)));
  }
  const [lost] = left;
  return lost === undefined ? [] : [layoutTorn(Math.floor(lost / width) + 1, (lost % width) + 1)];
}

function raggedRows(rows: readonly string[]): Problem[] {
  const first = rows[0]?.length ?? 0;
  const at = rows.findIndex((row) => row.length !== first);
  return at === -1 ? [] : [layoutRagged(at + 1, rows[at]?.length ?? 0, first)];
}

/** What is wrong with a layout; all of it costs the prefab. */
export function checkLayout(layout: string): Problem[] {
  const rows = layoutRows(layout);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0 || width > longestSide || rows.length > longestSide) return [layoutSize(width, rows.length)];
  const marks = ["e", "l", "n"].filter((mark) => countMarks(layout, mark) > mostMarks);
  const problems = [
    ...raggedRows(rows),
    ...unknownCharacters(rows),
    ...marks.map((mark) => layoutMarks(mark, countMarks(layout, mark))),
  ];
  if (problems.length > 0) return problems;
  return [...(hasDoorOnBorder(rows) ? [] : [layoutWithoutDoor()]), ...unreachable(rows)];
}
