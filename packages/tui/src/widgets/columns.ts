import { type Block, fitRow, type Row } from "./row.js";

/** A block and the width it gets. */
export interface Column {
  readonly block: Block;
  readonly width: number;
}

/** Blocks side by side, as high as the highest of them. */
export function columns(parts: readonly Column[]): Block {
  const height = Math.max(0, ...parts.map((part) => part.block.length));
  const rows: Row[] = [];
  for (let index = 0; index < height; index += 1) {
    rows.push(parts.flatMap((part) => fitRow(part.block[index] ?? [], part.width)));
  }
  return rows;
}
