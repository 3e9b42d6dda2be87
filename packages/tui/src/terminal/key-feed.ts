import { decodeKeys, type RawKey } from "./decode-keys.js";

/** How long an ESC may wait for the rest of its sequence, in milliseconds. */
const ESCAPE_WAIT = 25;

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
  let rest = "";
  let callOff = (): void => {};
  const decode = (text: string, final: boolean): void => {
    callOff();
    const decoded = decodeKeys(rest + text, final);
    rest = decoded.rest;
    if (rest !== "") callOff = wait(() => decode("", true), ESCAPE_WAIT);
    if (decoded.keys.length > 0) onKeys(decoded.keys);
  };
  return {
    take: (text) => decode(text, false),
    stop: () => {
      callOff();
      rest = "";
    },
  };
}
