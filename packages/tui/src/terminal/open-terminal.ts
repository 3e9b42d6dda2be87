import { PassThrough } from "node:stream";
import type { Size } from "../widgets/size.js";
import { listenKeys } from "./listen-keys.js";
import { createPainter } from "./painter.js";
import type { Picture } from "./picture.js";
import { startProgram } from "./program.js";
import type { Terminal, TerminalEvents, TerminalStreams } from "./terminal.js";

const DEFAULT_SIZE: Size = { width: 80, height: 24 };

/** Switches off what other programs may have left on: keys told by other protocols (modifyOtherKeys, that of kitty). */
const KEYS_AS_USUAL = "\x1b[>4;0m\x1b[=0u";

/** Takes the terminal over: the other screen buffer, no echo, no cursor. */
export function openTerminal({ input, output }: TerminalStreams, events: TerminalEvents): Terminal {
  // blessed's own key parser misreads split sequences, so it listens to a stream on which nothing ever comes.
  const program = startProgram({ input: new PassThrough(), output, tput: false, buffer: false, zero: true });
  const keys = listenKeys(input, events);
  const painter = createPainter();
  let open = false;

  const enter = (): void => {
    if (open) return;
    open = true;
    keys.start();
    program.setMode("?1049");
    program.write(KEYS_AS_USUAL);
    program.setMode("?2004");
    program.hideCursor();
    program.clear();
    painter.forget();
  };
  const leave = (): void => {
    if (!open) return;
    open = false;
    keys.stop();
    program.write("\x1b[0m");
    program.showCursor();
    program.resetMode("?2004");
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

  const draw = (picture: Picture): void => {
    if (!open) return;
    const changes = painter.paint(picture, size());
    if (changes !== "") program.write(changes);
  };

  program.on("resize", events.onResize);
  output.on("error", events.onHangUp);
  enter();
  return {
    size,
    draw,
    forget: painter.forget,
    suspend: leave,
    resume,
    close: () => {
      leave();
      program.destroy();
    },
  };
}
