import { createRequire } from "node:module";
import type { Readable, Writable } from "node:stream";

/** What blessed's lowest layer is told. */
interface ProgramOptions {
  input: Readable;
  output: Writable;
  /** False writes the sequences that all terminals since the VT100 share, without reading a terminfo file. */
  tput: boolean;
  buffer: boolean;
  zero: boolean;
}

/** The part of blessed's lowest layer that this folder uses; its widgets are not loaded. */
export interface Program {
  on(event: "resize", listener: () => void): this;
  write(text: string): void;
  setMode(mode: string): void;
  resetMode(mode: string): void;
  clear(): void;
  showCursor(): void;
  hideCursor(): void;
  destroy(): void;
}

/**
 * Starts blessed on two streams. It is required, not imported: Node would read the whole of it a second time for the names
 * that it exports, which costs as much as running it.
 */
export function startProgram(options: ProgramOptions): Program {
  const BlessedProgram: new (options: ProgramOptions) => Program = createRequire(import.meta.url)(
    "blessed/lib/program.js",
  );
  return new BlessedProgram(options);
}
