import type { Writable } from "node:stream";
import type { WriteStream } from "node:tty";
import type { Size } from "../widgets/size.js";
import type { RawKey } from "./decode-keys.js";
import type { Picture } from "./picture.js";

/** Where keys come from. */
interface KeyInput {
  readonly on: (event: "data" | "end" | "error", listener: (data: Buffer | string) => void) => unknown;
  readonly off: (event: "data" | "end" | "error", listener: (data: Buffer | string) => void) => unknown;
  readonly pause: () => unknown;
  readonly resume: () => unknown;
  readonly setRawMode?: (mode: boolean) => unknown;
}

/** The streams of a terminal; tests put others in their place. */
export interface TerminalStreams {
  readonly input: KeyInput;
  readonly output: Writable & Pick<WriteStream, "columns" | "rows">;
}

/** What a terminal reports. */
export interface TerminalEvents {
  readonly onKeys: (keys: readonly RawKey[]) => void;
  readonly onResize: () => void;
  /** Nobody is at the other end any more. */
  readonly onHangUp: () => void;
}

/** An open terminal. */
export interface Terminal {
  readonly size: () => Size;
  readonly draw: (picture: Picture) => void;
  /** Forgets what is shown, so that the next picture is written in full. */
  readonly forget: () => void;
  /** Gives the screen back to the shell for a while. */
  readonly suspend: () => void;
  readonly resume: () => void;
  /** Leaves the terminal as it was found. Can be called again. */
  readonly close: () => void;
}
