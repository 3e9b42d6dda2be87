import type { ToldFight } from "./fight-lines.js";
import type { ShownLists } from "./shown-lists.js";

/** What the front end remembers beside the game. */
export interface Memory {
  readonly debug: boolean;
  /** Piles that were stood on and left: exploring does not go there again. */
  readonly stoodOn: Set<string>;
  /** Numbers belong to the list last told, and stay until it is told again. */
  readonly shown: ShownLists;
  readonly fight: ToldFight;
  /** The line typed last, for `again`; "" for none. */
  line: string;
}
