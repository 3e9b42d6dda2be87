import type { Command, Direction } from "@rustkeep/engine";
import type { Journey } from "@rustkeep/presentation";

/** What becomes of a line that was typed. */
export type Reply =
  | { readonly kind: "tell"; readonly lines: readonly string[] }
  | { readonly kind: "command"; readonly command: Command }
  /** Goes a way until something turns up or danger lies ahead, as the full screen does. */
  | { readonly kind: "walk"; readonly journey: Journey }
  /** So many steps in a direction, until something turns up. */
  | { readonly kind: "steps"; readonly direction: Direction; readonly count: number }
  /** Changes the setting with this number, from 1. */
  | { readonly kind: "setting"; readonly number: number }
  | { readonly kind: "quit" };

/** Tells a line. */
export function tell(...lines: readonly string[]): Reply {
  return { kind: "tell", lines };
}

/** Plays a command. */
export function command(given: Command): Reply {
  return { kind: "command", command: given };
}
