import type { Layout } from "../definitions/prefab.js";
import { isConnected } from "./is-connected.js";

/** A mark of a layout; the tile under it is floor. */
interface Mark {
  /** Its letter: `e`, `l`, `n`, or one that the prefab gives a meaning. */
  sign: string;
  x: number;
  y: number;
}

const LETTER = /^[A-Za-z]$/;
const NO_LETTERS: ReadonlySet<string> = new Set();

/** Column and row from a stamp's upper left corner; exits lie just outside it. */
interface Offset {
  x: number;
  y: number;
}

/** A layout turned in one of eight ways, ready to be put onto a floor. */
export interface Stamp {
  w: number;
  h: number;
  /** Tiles row by row, as character codes. */
  tiles: number[];
  /** In row order. */
  marks: Mark[];
  /** The tile outside each door on the border, by doors in row order. */
  exits: Offset[];
}

/**
 * The rows of a layout, without blank lines, padded with wall to the longest. Unknown characters are wall.
 * @param letters those that mean something beside `e`, `l` and `n`
 */
export function layoutRows(layout: Layout, letters: ReadonlySet<string> = NO_LETTERS): string[] {
  const rows = layout
    .replaceAll("\r", "")
    .split("\n")
    .filter((row) => row.trim() !== "")
    .map((row) => row.replace(/[^.+<>eln]/gu, (character) => (letters.has(character) ? character : "#")));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width, "#"));
}

/**
 * All stamps of a layout: as drawn, then turned clockwise by 90°, 180°, 270°, then the same mirrored left-right first.
 * The stamp for (mirrored, turns) has the index 4 × mirrored + turns.
 */
export function turnedStamps(rows: readonly string[]): Stamp[] {
  const mirrored = rows.map((row) => [...row].reverse().join(""));
  return [rows, mirrored].flatMap((first) => {
    const second = turnClockwise(first);
    const third = turnClockwise(second);
    return [first, second, third, turnClockwise(third)].map(toStamp);
  });
}

function turnClockwise(rows: readonly string[]): string[] {
  const upwards = [...rows].reverse();
  return [...(rows[0] ?? "")].map((_, column) => upwards.map((row) => row[column] ?? "#").join(""));
}

/** The stamp of a layout as drawn. */
export function toStamp(rows: readonly string[]): Stamp {
  const stamp: Stamp = { w: rows[0]?.length ?? 0, h: rows.length, tiles: tileCodes(rows), marks: [], exits: [] };
  for (const [y, row] of rows.entries()) {
    for (const [x, character] of [...row].entries()) {
      if (LETTER.test(character)) stamp.marks.push({ sign: character, x, y });
      const exit = character === "+" ? exitOf(stamp, x, y) : undefined;
      if (exit !== undefined) stamp.exits.push(exit);
    }
  }
  return stamp;
}

/** Whether all tiles of a layout that are not wall hang together. */
export function hangsTogether(rows: readonly string[]): boolean {
  const stride = (rows[0]?.length ?? 0) + 2;
  const rim = "#".repeat(stride);
  return isConnected(tileCodes([rim, ...rows.map((row) => `#${row}#`), rim]), stride);
}

function tileCodes(rows: readonly string[]): number[] {
  const tiles = rows.join("").replace(/[A-Za-z]/g, ".");
  return Array.from(tiles, (tile) => tile.charCodeAt(0));
}

// The order of the cases decides where the door of a corner leads.
function exitOf({ w, h }: Stamp, x: number, y: number): Offset | undefined {
  if (y === 0) return { x, y: -1 };
  if (y === h - 1) return { x, y: h };
  if (x === 0) return { x: -1, y };
  if (x === w - 1) return { x: w, y };
  return undefined;
}
