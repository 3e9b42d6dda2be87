import { PassThrough } from "node:stream";
import type { Size } from "../screens/screen.js";
import { blankCells, type Cells, clearCells } from "./cells.js";
import { difference } from "./difference.js";
import { listenKeys } from "./listen-keys.js";
import { paint } from "./paint.js";
import { startProgram } from "./program.js";
import type { Picture, Terminal, TerminalEvents, TerminalStreams } from "./terminal.js";

const DEFAULT_SIZE: Size = { width: 80, height: 24 };

/** Takes the terminal over: the other screen buffer, no echo, no cursor. */
export function openTerminal({ input, output }: TerminalStreams, events: TerminalEvents): Terminal {
  // blessed's own key parser misreads split sequences, so it listens to a stream on which nothing ever comes.
  const program = startProgram({ input: new PassThrough(), output, tput: false, buffer: false, zero: true });
  const keys = listenKeys(input, events);
  let shown: Cells | undefined;
  let next = blankCells(0, 0);
  let open = false;
  let lastPlace = "";

  const enter = (): void => {
    if (open) return;
    open = true;
    keys.start();
    program.setMode("?1049");
    program.hideCursor();
    program.clear();
    shown = undefined;
  };
  const leave = (): void => {
    if (!open) return;
    open = false;
    keys.stop();
    program.write("\x1b[0m");
    program.showCursor();
    program.resetMode("?1049");
  };
  // Who was stopped from outside has not left: the shell has taken the terminal, and its mode, all the same.
  const resume = (): void => {
    if (open) keys.stop();
    open = false;
    enter();
  };
  const size = (): Size => ({
    width: output.columns || DEFAULT_SIZE.width,
    height: output.rows || DEFAULT_SIZE.height,
  });

  const draw = ({ layers, cursor, abilities }: Picture): void => {
    if (!open) return;
    const { width, height } = size();
    if (next.width !== width || next.height !== height) next = blankCells(width, height);
    clearCells(next);
    for (const layer of layers) paint(next, layer.block, layer.x, layer.y, abilities);
    const fresh = shown === undefined || shown.width !== width || shown.height !== height;
    const before = shown === undefined || fresh ? blankCells(width, height) : shown;
    const place = cursor === undefined ? "\x1b[?25l" : `\x1b[${cursor.y + 1};${cursor.x + 1}H\x1b[?25h`;
    const changes = difference(before, next, abilities.colors);
    const moved = place !== lastPlace || (cursor !== undefined && changes !== "");
    if (fresh || moved || changes !== "") {
      program.write(`${fresh ? "\x1b[0m\x1b[2J" : ""}${changes}${fresh || moved ? place : ""}`);
    }
    lastPlace = place;
    shown = next;
    next = before;
  };

  program.on("resize", events.onResize);
  output.on("error", events.onHangUp);
  enter();
  return {
    size,
    draw,
    forget: () => {
      shown = undefined;
    },
    suspend: leave,
    resume,
    close: () => {
      leave();
      program.destroy();
    },
  };
}
