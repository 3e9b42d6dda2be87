import type { Role } from "../theme.js";
import { type Block, clipRow, fitRow, type Row, rowWidth, span } from "./row.js";

/** What stands on a frame's border, and whether it is the active one. */
export interface FrameOptions {
  readonly title?: Row | undefined;
  /** At the right end of the upper border. */
  readonly note?: Row | undefined;
  readonly active?: boolean | undefined;
}

/** A border around a block; `width` and `height` include it. Inside there is a cell of air on both sides. */
export function frame(content: Block, width: number, height: number, options: FrameOptions = {}): Block {
  const role: Role = options.active === true ? "border_active" : "border";
  const inner = Math.max(0, width - 4);
  const rows: Row[] = [topBorder(width, role, options)];
  for (let index = 0; index < height - 2; index += 1) {
    rows.push([span("│ ", role), ...fitRow(content[index] ?? [], inner), span(" │", role)]);
  }
  rows.push([span(`╰${"─".repeat(Math.max(0, width - 2))}╯`, role)]);
  return rows;
}

function topBorder(width: number, role: Role, { title = [], note = [] }: FrameOptions): Row {
  const room = Math.max(0, width - 6);
  const heading = clipRow(title, room);
  const end = clipRow(note, Math.max(0, room - rowWidth(heading) - 3));
  const left: Row = heading.length === 0 ? [span("╭─", role)] : [span("╭─ ", role), ...heading, span(" ", role)];
  const right: Row = end.length === 0 ? [span("─╮", role)] : [span(" ", role), ...end, span(" ─╮", role)];
  const gap = Math.max(0, width - rowWidth(left) - rowWidth(right));
  return [...left, span("─".repeat(gap), role), ...right];
}
