import { keyDecoder, type RawKey } from "./decode-keys.js";

/** How long an ESC may wait for the rest of its sequence, in milliseconds. */
const ESCAPE_WAIT = 25;
/** How long the rest of a sequence may take that has surely begun: no key is in it, so nobody waits for it. */
const SEQUENCE_WAIT = 1000;

/** Runs a step after some milliseconds; what it answers calls that off. */
export type Wait = (step: () => void, milliseconds: number) => () => void;

/** Text in, keys out. */
export interface KeyFeed {
  /** Takes what was typed; the end of a sequence may come with a later call. */
  readonly take: (text: string) => void;
  /** Forgets what has begun to come. */
  readonly stop: () => void;
}

/** Takes text apart into keys as it comes. */
export function keyFeed(onKeys: (keys: readonly RawKey[]) => void, wait: Wait): KeyFeed {
  let decoder = keyDecoder();
  let callOff = (): void => {};
  const tell = (keys: readonly RawKey[]): void => {
    if (keys.length > 0) onKeys(keys);
  };
  return {
    take: (text) => {
      callOff();
      const keys = decoder.take(text);
      const pending = decoder.pending();
      if (pending !== "nothing")
        callOff = wait(() => tell(decoder.finish()), pending === "escape" ? ESCAPE_WAIT : SEQUENCE_WAIT);
      tell(keys);
    },
    stop: () => {
      callOff();
      decoder = keyDecoder();
    },
  };
}
