/** A screenful of cells, row by row. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  /** The UTF-16 unit of each cell. */
  readonly codes: Uint16Array;
  /** How each cell looks: see `lookBits`. */
  readonly looks: Uint8Array;
}

const SPACE = 0x20;

/** A screenful of spaces. */
export function blankCells(width: number, height: number): Cells {
  return { width, height, codes: new Uint16Array(width * height).fill(SPACE), looks: new Uint8Array(width * height) };
}

/** Makes all of it spaces again. */
export function clearCells(cells: Cells): void {
  cells.codes.fill(SPACE);
  cells.looks.fill(0);
}
