import { type Told, tellLog } from "@rustkeep/presentation";
import { type Block, type Row, type Span, span } from "../widgets/row.js";
import { firstRows } from "../widgets/wrap.js";
import type { Context } from "./screen.js";
import { toneRole } from "./tone.js";

/** So many messages are enough to fill the rows. */
const ENOUGH = 40;

/** That a room is a new one is news only until something else happens. */
function isWorthARow({ kind }: Told, index: number, all: readonly Told[]): boolean {
  return kind !== "room_entered" || index === all.length - 1;
}

/**
 * The latest messages in `height` rows: those of one turn run on, each turn begins a row, and what is older than the last
 * turn that said anything is dim. It begins with the beginning of a message.
 */
export function recentRows(context: Context, width: number, height: number): Block {
  const told = tellLog(context.log.slice(-ENOUGH), context.texts, context.registries).filter(isWorthARow);
  let shown: Block = [];
  for (let first = told.length - 1; first >= 0; first -= 1) {
    const rows = rowsOf(told.slice(first), width);
    // A message that is longer than the room for all is cut at its end: all of it stands in the list of messages.
    if (rows.length > height) return first === told.length - 1 ? firstRows(rows, width, height) : shown;
    shown = rows;
  }
  return shown;
}

function rowsOf(told: readonly Told[], width: number): Block {
  const newest = told.at(-1)?.turn;
  const rows: Row[] = [];
  let row: Span[] = [];
  let used = 0;
  let turn: number | undefined;
  const endRow = () => {
    if (used > 0) rows.push(row);
    row = [];
    used = 0;
  };
  for (const entry of told) {
    if (entry.turn !== turn) endRow();
    turn = entry.turn;
    const role = entry.turn === newest ? toneRole(entry.tone) : "dim";
    for (const word of span(entry.text)
      .text.split(" ")
      .filter((part) => part !== "")) {
      if (used > 0 && used + 1 + word.length > width) endRow();
      row.push({ text: used === 0 ? word : ` ${word}`, role });
      used += word.length + (used === 0 ? 0 : 1);
    }
  }
  endRow();
  return rows;
}
