import type { Game } from "@rustkeep/engine";
import type { Screen, ScreenKind } from "./screens/screen.js";

/** Makes the screens that the state of the run asks for. */
export type ScreenMakers = Readonly<Record<"explore" | "combat" | "dialog" | "shop" | "game_over", () => Screen>>;

/** The kinds of screens that must be at the bottom of the stack, from the state of the run alone. */
export function screensFor(game: Game): (keyof ScreenMakers)[] {
  if (game.over !== "") return ["game_over"];
  if (game.enemies.length > 0) return ["explore", "combat"];
  if (game.talking_npc < 0) return ["explore"];
  return game.shop_open ? ["explore", "dialog", "shop"] : ["explore", "dialog"];
}

/**
 * The stack after a command: popups are closed, and where the run asks for other screens than before (a fight has begun
 * or ended, a talk, a shop, the end), it consists of those; screens that stay keep what they hold.
 */
export function followGame(stack: readonly Screen[], game: Game, make: ScreenMakers): Screen[] {
  const wanted = screensFor(game);
  const given = stack.filter((screen) => screen.overlay !== true);
  if (wanted.every((kind, index) => given[index]?.kind === kind) && !isDerived(given[wanted.length]?.kind, make))
    return given;
  return wanted.map((kind) => stack.find((screen) => screen.kind === kind) ?? make[kind]());
}

function isDerived(kind: ScreenKind | undefined, make: ScreenMakers): boolean {
  return kind !== undefined && Object.hasOwn(make, kind);
}
