import { type Game, type Registries, talkingTo } from "@rustkeep/engine";
import type { Texts } from "@rustkeep/presentation";
import type { Session, Wish } from "../session/session.js";
import type { LineIo } from "./line-io.js";

/** What every part of this front end works with. */
export interface Front {
  readonly session: Session;
  readonly io: LineIo;
}

/** A wish for nothing in particular: everything is asked. */
export const NO_WISH: Wish = { newRun: false, yes: false, seed: undefined, name: "", options: [] };

/** The texts of the language in force, which the settings may change at any time. */
export function textsNow({ session }: Front): Texts {
  return session.texts();
}

/** Writes several lines. */
export function tellAll({ io }: Front, lines: readonly string[]): void {
  for (const line of lines) io.tell(line);
}

/** What lines are made from. */
export interface Scene {
  readonly game: Game;
  readonly texts: Texts;
  readonly registries: Registries;
}

/** Where the hero is, as far as it decides what can be typed. */
export type Mode = "explore" | "fight" | "talk" | "shop";

/** The mode that the game's state asks for. */
export function modeOf(game: Game): Mode {
  if (game.enemies.length > 0) return "fight";
  if (talkingTo(game) === undefined) return "explore";
  return game.shop_open ? "shop" : "talk";
}
