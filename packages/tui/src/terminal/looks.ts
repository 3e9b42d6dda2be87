import type { Color } from "@rustkeep/engine";
import { type Role, THEME } from "../theme.js";
import type { ColorCount } from "./abilities.js";

/**
 * The look of a cell in a byte: bits 0–4 the colour's place in the palette plus one (0 is the terminal's own), then
 * bold, reverse and dim.
 */
const BOLD = 0x20;
const REVERSE = 0x40;
const DIM = 0x80;

/** Places in the palette of sixteen. Black is shown as dark grey: it would be lost on a dark background. */
const PALETTE: Readonly<Record<Color, number>> = {
  black: 8,
  red: 1,
  green: 2,
  yellow: 3,
  blue: 4,
  magenta: 5,
  cyan: 6,
  white: 15,
  gray: 7,
  grey: 7,
  dark_gray: 8,
  dark_grey: 8,
};

/** The look of a role, in the colour that a definition asks for if it does. Without colours, dim and bold remain. */
export function lookBits(role: Role, color: Color | undefined, colors: ColorCount): number {
  const look = THEME[role];
  const flags = (look.bold === true ? BOLD : 0) | (look.reverse === true ? REVERSE : 0);
  if (colors === 0) return flags | (look.dim === true ? DIM : 0);
  const wanted = role === "cursor" ? undefined : (color ?? look.color);
  return flags | (wanted === undefined ? 0 : PALETTE[wanted] + 1);
}

/** The look in which a space is what a full block is in this one. */
export function blockLook(bits: number): number {
  return bits ^ REVERSE;
}

/** The sequence that sets a look, whatever was set before. */
export function lookSequence(bits: number, colors: ColorCount): string {
  let codes = "0";
  if ((bits & BOLD) !== 0) codes += ";1";
  if ((bits & DIM) !== 0) codes += ";2";
  if ((bits & REVERSE) !== 0) codes += ";7";
  const place = (bits & 0x1f) - 1;
  if (place >= 8 && colors === 8) codes += `;1;${30 + (place === 8 ? 0 : place - 8)}`;
  else if (place >= 8) codes += `;${82 + place}`;
  else if (place >= 0) codes += `;${30 + place}`;
  return `\x1b[${codes}m`;
}
