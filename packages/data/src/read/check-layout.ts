import { certain } from "../certain.js";
import {
  layoutCharacter,
  layoutMarks,
  layoutRagged,
  layoutSize,
  layoutTorn,
  layoutWithoutDoor,
} from "../diagnostics/codes/layouts.js";
import type { Problem } from "../diagnostics/diagnostic.js";
import { countMarks, layoutRows } from "./layout.js";

const longestSide = 60;
const mostMarks = 32;

const unknown = /[^#.+eln<>]/gu;

/** Letters that a prefab gives a meaning, by the mark that they stand beside. */
export type LettersByMark = Readonly<Record<"e" | "l" | "n", readonly string[]>>;

/** Something that is wrong with a layout. */
export interface LayoutFault {
  problem: Problem;
  /** The tile at which it shows, from 0; none where it is about the layout as a whole. */
  tile?: { row: number; column: number };
}

function unknownCharacters(rows: readonly string[], letters: readonly string[]): LayoutFault[] {
  return rows.flatMap((row, y) => {
    const match = [...row.matchAll(unknown)].find(([character]) => !letters.includes(character));
    if (match === undefined) return [];
    const tile = { row: y, column: match.index };
    return [{ problem: layoutCharacter(match[0], tile.row + 1, tile.column + 1), tile }];
  });
}

function hasDoorOnBorder(rows: readonly string[]): boolean {
  const isOuter = (y: number) => y === 0 || y === rows.length - 1;
  return rows.some((row, y) => (isOuter(y) ? row.includes("+") : row.startsWith("+") || row.endsWith("+")));
}

const wall = "#".charCodeAt(0);

// The tiles that can be walked to from one of them; walls count as reached.
function reached(tiles: string, width: number, start: number): Uint8Array {
  const done = new Uint8Array(tiles.length);
  for (let tile = 0; tile < tiles.length; tile += 1) if (tiles.charCodeAt(tile) === wall) done[tile] = 1;
  const open: number[] = [];
  const reach = (tile: number) => {
    if (done[tile] !== 0) return;
    done[tile] = 1;
    open.push(tile);
  };
  reach(start);
  for (let tile = open.pop(); tile !== undefined; tile = open.pop()) {
    const column = tile % width;
    if (column > 0) reach(tile - 1);
    if (column < width - 1) reach(tile + 1);
    reach(tile - width);
    reach(tile + width);
  }
  return done;
}

// The first tile that cannot be walked to from the first walkable one.
function unreachable(rows: readonly string[], width: number): LayoutFault[] {
  const tiles = rows.join("");
  const lost = reached(tiles, width, tiles.search(/[^#]/)).indexOf(0);
  const tile = { row: Math.floor(lost / width), column: lost % width };
  return lost === -1 ? [] : [{ problem: layoutTorn(tile.row + 1, tile.column + 1), tile }];
}

// The first row that is not as long as the one at the top.
function raggedRows(rows: readonly string[]): LayoutFault[] {
  const lengths = rows.map((row) => row.length);
  const [first = 0] = lengths;
  const at = lengths.findIndex((length) => length !== first);
  if (at === -1) return [];
  return [{ problem: layoutRagged(at + 1, certain(lengths[at], "a row"), first), tile: { row: at, column: 0 } }];
}

/** What is wrong with a layout; all of it costs the prefab. */
export function checkLayout(layout: string, letters: LettersByMark): LayoutFault[] {
  const rows = layoutRows(layout);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0 || width > longestSide || rows.length > longestSide)
    return [{ problem: layoutSize(width, rows.length) }];
  const marks = (["e", "l", "n"] as const).map((mark) => {
    const all = [mark, ...letters[mark]];
    return { all, count: all.reduce((sum, letter) => sum + countMarks(layout, letter), 0) };
  });
  const faults: LayoutFault[] = [
    ...raggedRows(rows),
    ...unknownCharacters(rows, Object.values(letters).flat()),
    ...marks.flatMap(({ all, count }) => (count > mostMarks ? [{ problem: layoutMarks(all.join(", "), count) }] : [])),
  ];
  if (faults.length > 0) return faults;
  return [...(hasDoorOnBorder(rows) ? [] : [{ problem: layoutWithoutDoor() }]), ...unreachable(rows, width)];
}
