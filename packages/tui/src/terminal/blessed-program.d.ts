/** The part of blessed's lowest layer that this folder uses; its widgets are not loaded. */
declare module "blessed/lib/program.js" {
  import type { Readable, Writable } from "node:stream";

  interface ProgramOptions {
    input: Readable;
    output: Writable;
    /** False writes the sequences that all terminals since the VT100 share, without reading a terminfo file. */
    tput: boolean;
    buffer: boolean;
    zero: boolean;
  }

  class Program {
    constructor(options: ProgramOptions);
    rows: number;
    cols: number;
    on(event: "resize", listener: () => void): this;
    write(text: string): void;
    setMode(mode: string): void;
    resetMode(mode: string): void;
    clear(): void;
    showCursor(): void;
    hideCursor(): void;
    cursorPos(row: number, column: number): void;
    flush(): void;
    destroy(): void;
  }

  export default Program;
}
