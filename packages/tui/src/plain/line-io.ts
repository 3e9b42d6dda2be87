/** Lines in, lines out. */
export interface LineIo {
  /** Writes the prompt and waits for a line; undefined at the end of input. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
  /** Writes a line. Nothing in it can move the cursor or change a colour. */
  readonly tell: (line: string) => void;
  /** Ends the input: a running `ask` answers undefined. For signals. */
  readonly close: () => void;
}
