import type { KeyAction } from "@rustkeep/presentation";

/** Default keys of everything that can be done; `settings.toml` may rebind each name. */
const DEFAULT_KEYS = {
  // everywhere
  messages: ["m"],
  help: ["?"],
  save_and_quit: ["ctrl+c"],
  redraw: ["ctrl+l"],
  suspend: ["ctrl+z"],
  // lists and pages
  up: ["up", "k"],
  down: ["down", "j"],
  left: ["left", "h"],
  right: ["right", "l"],
  page_up: ["pageup"],
  page_down: ["pagedown"],
  first: ["home"],
  last: ["end"],
  accept: ["enter"],
  back: ["escape"],
  next_list: ["tab"],
  previous_list: ["shift+tab"],
  pick_1: ["1"],
  pick_2: ["2"],
  pick_3: ["3"],
  pick_4: ["4"],
  pick_5: ["5"],
  pick_6: ["6"],
  pick_7: ["7"],
  pick_8: ["8"],
  pick_9: ["9"],
  // exploring
  move_north: ["up", "k"],
  move_south: ["down", "j"],
  move_west: ["left", "h"],
  move_east: ["right", "l"],
  run_north: ["shift+up", "K"],
  run_south: ["shift+down", "J"],
  run_west: ["shift+left", "H"],
  run_east: ["shift+right", "L"],
  wait: ["."],
  pick_up: ["g"],
  descend: [">"],
  leave: ["<"],
  talk: ["t"],
  explore: ["o"],
  travel: ["_"],
  look: ["x"],
  abilities: ["a"],
  inventory: ["i"],
  character: ["c"],
  quests: ["q"],
  menu: ["escape"],
  workbench: ["f12"],
  // fighting
  flee: ["f"],
  // menus
  new_run: ["n"],
  settings: ["s"],
  quit: ["q"],
  toggle: ["space"],
  // things
  use: ["u"],
  equip: ["e"],
  drop: ["d"],
  sort: ["s"],
  increase: ["+"],
  decrease: ["-"],
  amount: ["n"],
  // questions
  yes: ["y", "j", "enter"],
  no: ["n", "escape"],
  // workbench
  cheat_heal: ["h"],
  cheat_descend: [">"],
  cheat_clear_room: ["x"],
  close_workbench: ["f12", "q"],
} as const satisfies Record<KeyAction, readonly string[]>;

const PICKS = ["pick_1", "pick_2", "pick_3", "pick_4", "pick_5", "pick_6", "pick_7", "pick_8", "pick_9"] as const;

const NAVIGATION = ["up", "down", "left", "right", "page_up", "page_down", "first", "last", "accept", "back"] as const;

/** What can be done where, beside what can be done everywhere; the order is that of the help. */
const SCOPES = {
  everywhere: ["messages", "help", "save_and_quit", "redraw", "suspend"],
  navigation: [...NAVIGATION, "next_list", "previous_list", ...PICKS],
  menu: ["accept", "new_run", "settings", "quit"],
  creation: ["toggle", "accept", "next_list", "previous_list", "back"],
  explore: [
    "move_north",
    "move_south",
    "move_west",
    "move_east",
    "run_north",
    "run_south",
    "run_west",
    "run_east",
    "explore",
    "travel",
    "look",
    "wait",
    "pick_up",
    "descend",
    "leave",
    "talk",
    "abilities",
    "inventory",
    "character",
    "quests",
    "menu",
    "workbench",
  ],
  combat: ["next_list", ...PICKS, "accept", "wait", "flee", "inventory", "character", "quests", "menu", "workbench"],
  list: ["accept", "back"],
  look: ["accept", "back", "next_list", "previous_list"],
  inventory: ["use", "equip", "drop", "sort", ...PICKS, "back"],
  sheet: ["increase", "decrease", "accept", "back"],
  dialog: [...PICKS, "accept", "back"],
  shop: ["next_list", "accept", "amount", "back"],
  amount: ["increase", "decrease", "accept", "back"],
  settings: ["accept", "back"],
  confirm: ["yes", "no"],
  workbench: ["accept", "cheat_heal", "cheat_descend", "cheat_clear_room", "close_workbench", "back"],
  any_key: [],
} as const satisfies Record<string, readonly KeyAction[]>;

/** A part of the key table. */
export type KeyScope = keyof typeof SCOPES;

/** Keyboard layouts with ready bindings. */
export type Layout = "qwerty" | "qwertz" | "azerty" | "dvorak" | "numpad";

/** The key table in force. */
export interface Keymap {
  /** Keys by action, in the order in which help names them. */
  readonly bindings: Readonly<Record<KeyAction, readonly string[]>>;
}

/** The table with its default keys. */
export function defaultKeymap(): Keymap {
  return { bindings: DEFAULT_KEYS };
}

/** What a key does where `scope` is in force: its own keys go before those of lists, these before those of everywhere. */
export function actionOf(keymap: Keymap, scope: KeyScope, key: string): KeyAction | undefined {
  for (const part of [scope, "navigation", "everywhere"] as const) {
    const found = actionsOf(part).find((action) => keymap.bindings[action].includes(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What can be done in a scope, in the order of the help. */
export function actionsOf(scope: KeyScope): readonly KeyAction[] {
  return SCOPES[scope];
}

/** All parts of the key table. */
export function keyScopes(): readonly KeyScope[] {
  return Object.keys(SCOPES) as KeyScope[];
}

/** 0 for `pick_1` … 8 for `pick_9`, undefined for anything else. */
export function pickedIndex(action: KeyAction | undefined): number | undefined {
  const index = (PICKS as readonly (KeyAction | undefined)[]).indexOf(action);
  return index < 0 ? undefined : index;
}
