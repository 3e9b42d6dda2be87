import { StringDecoder } from "node:string_decoder";
import { decodeKeys } from "./decode-keys.js";
import type { TerminalEvents, TerminalStreams } from "./terminal.js";

/** How long an ESC may wait for the rest of its sequence, in milliseconds. */
const ESCAPE_WAIT = 25;

/** Turns what comes from the input into keys, while started. */
export function listenKeys(
  input: TerminalStreams["input"],
  { onKeys, onHangUp }: Pick<TerminalEvents, "onKeys" | "onHangUp">,
): { readonly start: () => void; readonly stop: () => void } {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  let timer: NodeJS.Timeout | undefined;

  const take = (text: string, final: boolean): void => {
    clearTimeout(timer);
    const decoded = decodeKeys(rest + text, final);
    rest = decoded.rest;
    if (rest !== "") timer = setTimeout(() => take("", true), ESCAPE_WAIT);
    if (decoded.keys.length > 0) onKeys(decoded.keys);
  };
  const onData = (data: Buffer | string): void => take(typeof data === "string" ? data : decoder.write(data), false);

  return {
    start: () => {
      input.setRawMode?.(true);
      input.on("data", onData);
      input.on("end", onHangUp);
      input.on("error", onHangUp);
      input.resume();
    },
    stop: () => {
      clearTimeout(timer);
      rest = "";
      // Where the terminal is gone, this reports an error, for which somebody must still be listening.
      input.setRawMode?.(false);
      input.pause();
      input.off("data", onData);
      input.off("end", onHangUp);
      input.off("error", onHangUp);
    },
  };
}
