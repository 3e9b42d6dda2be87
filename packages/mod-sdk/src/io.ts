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
}

/** The exit codes of all commands: fine; something to be mended was found; the command was called wrongly. */
export const exitCodes = { fine: 0, found: 1, wrongUse: 2 } as const;
