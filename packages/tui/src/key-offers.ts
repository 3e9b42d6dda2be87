import { legalCommands } from "@rustkeep/engine";
import type { KeyAction } from "@rustkeep/presentation";
import { actionsOf } from "./keymap.js";
import type { Context, Screen } from "./screens/screen.js";
import type { RawKey } from "./terminal/decode-keys.js";

/** A key that does something just now. */
export interface KeyOffer {
  readonly action: KeyAction;
  /** What to hand to `onKeys` for it. */
  readonly key: RawKey;
}

type OfferContext = Pick<Context, "keymap" | "game" | "registries">;

/** What is offered only where the game would take the command of the same name. */
const COMMANDS: ReadonlySet<KeyAction> = new Set(["pick_up", "descend", "leave", "talk"]);

/** What a screen's own keys can do now, in the order of the help: a bar of buttons for who has no keyboard. */
export function keyOffers(screen: Screen, { keymap: { bindings }, game, registries }: OfferContext): KeyOffer[] {
  const typing = screen.takesText?.() === true;
  const legal = game === undefined ? [] : legalCommands(game, registries);
  const actions = actionsOf(screen.keys).filter(
    (action) => !COMMANDS.has(action) || legal.some(({ command }) => command === action),
  );
  return actions.flatMap((action) => {
    const key = bindings[action].find((name) => !typing || name.length > 1);
    return key === undefined ? [] : [{ action, key: { key, text: key.length === 1 ? key : "" } }];
  });
}
