import type { KeyAction } from "@rustkeep/presentation";
import type { Layout } from "./keymap.js";

/** Keys by action, where a layout differs from the default table. */
export type LayoutKeys = Readonly<Partial<Record<KeyAction, readonly string[]>>>;

/** What the keyboards of the layouts make easy to reach. */
export const LAYOUTS: Readonly<Record<Layout, LayoutKeys>> = {
  qwerty: {},
  qwertz: { yes: ["j", "y", "enter"] },
  // Digits need Shift there: the keys of the upper row choose without it.
  azerty: {
    pick_1: ["1", "&"],
    pick_2: ["2", "é"],
    pick_3: ["3", '"'],
    pick_4: ["4", "'"],
    pick_5: ["5", "("],
    pick_6: ["6", "-"],
    pick_7: ["7", "è"],
    pick_8: ["8", "_"],
    pick_9: ["9", "ç"],
  },
  // The four keys under the right hand, in the places that hjkl have elsewhere.
  dvorak: {
    left: ["left", "d"],
    down: ["down", "h"],
    up: ["up", "t"],
    right: ["right", "n"],
    move_west: ["left", "d"],
    move_south: ["down", "h"],
    move_north: ["up", "t"],
    move_east: ["right", "n"],
    run_west: ["shift+left", "D"],
    run_south: ["shift+down", "H"],
    run_north: ["shift+up", "T"],
    run_east: ["shift+right", "N"],
    talk: ["s"],
  },
  numpad: {
    move_west: ["left", "4", "h"],
    move_south: ["down", "2", "j"],
    move_north: ["up", "8", "k"],
    move_east: ["right", "6", "l"],
    wait: [".", "0"],
  },
};
