/** What a command may do to the outside besides reading and writing folders of mods. */
export interface Io {
  /** Writes a line of the result. */
  out(line: string): void;
  /** Writes a line for people beside the result. */
  err(line: string): void;
  /** Whether escape sequences for colours are welcome. */
  color: boolean;
  /** Absolute path that relative ones go by. */
  cwd: string;
  /** Shows how far long work has come, in a line that the next one replaces; "" takes it away. Missing where nobody looks. */
  progress?(line: string): void;
  /** Has `stop` called when the user wants long work to end early; returns what takes that back. */
  onInterrupt?(stop: () => void): () => void;
  /** The script that plays a part of a study in a thread of its own; without it, studies are made in one thread. */
  worker?: URL;
}

/** The exit codes of all commands: fine; something to be mended was found; the command was called wrongly. */
export const exitCodes = { fine: 0, found: 1, wrongUse: 2 } as const;
