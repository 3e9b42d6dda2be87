import type { KeyAction } from "@rustkeep/presentation";
import { actionsOf, type Keymap } from "./keymap.js";
import type { Screen } from "./screens/screen.js";
import type { RawKey } from "./terminal/decode-keys.js";

/** A key that does something just now. */
export interface KeyOffer {
  readonly action: KeyAction;
  /** What to hand to `onKeys` for it. */
  readonly key: RawKey;
}

/** What a screen's own keys do, in the order of the help: a bar of buttons for who has no keyboard. */
export function keyOffers(screen: Screen, { bindings }: Keymap): KeyOffer[] {
  const typing = screen.takesText?.() === true;
  return actionsOf(screen.keys).flatMap((action) => {
    const key = bindings[action].find((name) => !typing || name.length > 1);
    return key === undefined ? [] : [{ action, key: { key, text: key.length === 1 ? key : "" } }];
  });
}
