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

const unknown = /[^#.+eln<>]/u;

function unknownCharacters(rows: readonly string[]): Problem[] {
  return rows.flatMap((row, y) => {
    const match = unknown.exec(row);
    return match === null ? [] : [layoutCharacter(match[0], y + 1, match.index + 1)];
  });
}

function hasDoorOnBorder(rows: readonly string[]): boolean {
  const inner = rows.slice(1, -1).flatMap((row) => [row[0], row.at(-1)]);
  return [...(rows[0] ?? ""), ...(rows.at(-1) ?? ""), ...inner].includes("+");
}

// The tiles that can be walked to from one of them; walls count as reached.
function reached(tiles: string, width: number, start: number): Uint8Array {
  const done = Uint8Array.from(tiles, (tile) => (tile === "#" ? 1 : 0));
  const open = [start];
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    if (done[tile] !== 0) continue;
    done[tile] = 1;
    if (tile % width > 0) open.push(tile - 1);
    if (tile % width < width - 1) open.push(tile + 1);
    open.push(tile - width, tile + width);
  }
  return done;
}

// The first tile that cannot be walked to from the first walkable one.
function unreachable(rows: readonly string[]): Problem[] {
  const width = rows[0]?.length ?? 0;
  const tiles = rows.join("");
  const lost = reached(tiles, width, tiles.search(/[^#]/)).indexOf(0);
  return lost === -1 ? [] : [layoutTorn(Math.floor(lost / width) + 1, (lost % width) + 1)];
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
  const problems: Problem[] = [
    ...raggedRows(rows),
    ...unknownCharacters(rows),
    ...marks.map((mark) => layoutMarks(mark, countMarks(layout, mark))),
  ];
  if (problems.length > 0) return problems;
  return [...(hasDoorOnBorder(rows) ? [] : [layoutWithoutDoor()]), ...unreachable(rows)];
}
