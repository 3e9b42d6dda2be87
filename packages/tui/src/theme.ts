import type { Color } from "@rustkeep/engine";

/** What a piece of text is, as far as its look is concerned. */
export type Role =
  | "text"
  | "dim"
  | "strong"
  | "accent"
  | "title"
  | "border"
  | "border_active"
  | "selected"
  | "good"
  | "bad"
  | "warning"
  | "health"
  | "health_low"
  | "stamina"
  | "experience"
  | "bar_empty"
  | "gold"
  | "key"
  | "wall"
  | "floor"
  | "door"
  | "stairs"
  | "pile"
  | "hero"
  | "cursor";

/** How a cell looks: a colour of the palette or the terminal's own, and how it stands out without colour. */
export interface Look {
  readonly color?: Color;
  readonly bold?: boolean;
  readonly reverse?: boolean;
  readonly dim?: boolean;
}

/** The look of every role. One colour, cyan, says what is active; nothing is said by colour alone. */
export const THEME: Readonly<Record<Role, Look>> = {
  text: {},
  dim: { color: "gray" },
  strong: { bold: true },
  accent: { color: "cyan", bold: true },
  title: { bold: true },
  border: { color: "dark_gray" },
  border_active: { color: "cyan" },
  selected: { color: "cyan", bold: true },
  good: { color: "green" },
  bad: { color: "red" },
  warning: { color: "yellow" },
  health: { color: "green" },
  health_low: { color: "red" },
  stamina: { color: "yellow" },
  experience: { color: "blue" },
  bar_empty: { color: "dark_gray" },
  gold: { color: "yellow" },
  key: { bold: true },
  wall: { color: "gray" },
  floor: { color: "dark_gray" },
  door: { color: "yellow" },
  stairs: { color: "white", bold: true },
  pile: { color: "yellow" },
  hero: { color: "white", bold: true },
  cursor: { reverse: true },
};
