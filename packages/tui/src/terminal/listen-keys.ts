import { StringDecoder } from "node:string_decoder";
import { keyFeed, type Wait } from "./key-feed.js";
import type { TerminalEvents, TerminalStreams } from "./terminal.js";

const wait: Wait = (step, milliseconds) => {
  const timer = setTimeout(step, milliseconds);
  return () => clearTimeout(timer);
};

/** Turns what comes from the input into keys, while started. */
export function listenKeys(
  input: TerminalStreams["input"],
  { onKeys, onHangUp }: Pick<TerminalEvents, "onKeys" | "onHangUp">,
): { readonly start: () => void; readonly stop: () => void } {
  const decoder = new StringDecoder("utf8");
  const feed = keyFeed(onKeys, wait);
  const onData = (data: Buffer | string): void => feed.take(typeof data === "string" ? data : decoder.write(data));

  return {
    start: () => {
      input.setRawMode?.(true);
      input.on("data", onData);
      input.on("end", onHangUp);
      input.on("error", onHangUp);
      input.resume();
    },
    stop: () => {
      feed.stop();
      // Where the terminal is gone, this reports an error, for which somebody must still be listening.
      input.setRawMode?.(false);
      input.pause();
      input.off("data", onData);
      input.off("end", onHangUp);
      input.off("error", onHangUp);
    },
  };
}
