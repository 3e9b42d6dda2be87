import type { Command, Position } from "@rustkeep/engine";

/** What becomes of a line that was typed. */
export type Reply =
  | { readonly kind: "tell"; readonly lines: readonly string[] }
  | { readonly kind: "command"; readonly command: Command }
  /** Steps on these tiles, until something turns up; told when the whole way has been gone. */
  | { readonly kind: "walk"; readonly path: readonly Position[]; readonly arrival: readonly string[] }
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
