import type { Command, Game, GameSetup, Registries } from "@rustkeep/engine";
import type { Journey, KeyAction, Language, LogEntry, Texts } from "@rustkeep/presentation";
import type { Keymap, KeyScope } from "../keymap.js";
import type { Settings } from "../session/settings.js";
import type { Block } from "../widgets/row.js";
import type { Size } from "../widgets/size.js";

/** A key press as a screen gets it. */
export interface KeyPress {
  /** Name of the key: `a`, `A`, `enter`, `shift+up`, `f12`, … */
  readonly key: string;
  /** The character that it types, "" for none. */
  readonly text: string;
  /** What the key table says that it does on this screen. */
  readonly action: KeyAction | undefined;
}

/** What screens may look at. They change none of it. */
export interface Context {
  /** The running or finished run; undefined in the menus before one. */
  readonly game: Game | undefined;
  readonly registries: Registries;
  readonly texts: Texts;
  readonly keymap: Keymap;
  readonly settings: Settings;
  /** The languages to choose from. */
  readonly languages: readonly Language[];
  readonly size: Size;
  /** The last 200 messages, oldest first. */
  readonly log: readonly LogEntry[];
  /** Why the last command was refused, or another remark for the status line; "" for none. */
  readonly status: string;
  /** Whether the workbench is allowed. */
  readonly debug: boolean;
}

/** What a screen wants to happen. */
export type Response =
  /** Nothing, but a remark for the status line may be shown. */
  | { readonly kind: "none"; readonly status?: string }
  | { readonly kind: "pop" }
  | { readonly kind: "push"; readonly screen: Screen }
  | { readonly kind: "replace"; readonly screen: Screen }
  /** Plays a turn. Overlays close with it, also when it is refused. */
  /** `opens`: a screen to be opened once the command is carried out. */
  | { readonly kind: "command"; readonly command: Command; readonly opens?: Screen }
  | { readonly kind: "journey"; readonly journey: Journey }
  /** Begins a new run in place of any other. */
  | { readonly kind: "start"; readonly setup: GameSetup }
  /** Goes on with the saved run. */
  | { readonly kind: "continue"; readonly from: "save" | "recording" }
  /** Leaves the run for the main menu; saves it first. */
  | { readonly kind: "to_menu" }
  | { readonly kind: "change_settings"; readonly settings: Settings }
  /** Saves and leaves the program. */
  | { readonly kind: "quit" };

/** What a screen looks like, as plain data. */
export interface View {
  /** A full screen's rows begin in the upper left corner; an overlay's block is centred, its widest row gives its width. */
  readonly rows: Block;
  /** Where the terminal's cursor blinks, relative to the block; without it, it is hidden. */
  readonly cursor?: { readonly x: number; readonly y: number };
}

/** The screens by name. */
export type ScreenKind =
  | "main_menu"
  | "character_creation"
  | "explore"
  | "pause"
  | "combat"
  | "abilities"
  | "target"
  | "amount"
  | "look"
  | "travel"
  | "inventory"
  | "character_sheet"
  | "quest_log"
  | "dialog"
  | "shop"
  | "messages"
  | "confirm"
  | "notice"
  | "settings"
  | "help"
  | "workbench"
  | "game_over";

/** One screen of the stack. What it keeps (a cursor) is its own; everything else it asks for by a response. */
export interface Screen {
  readonly kind: ScreenKind;
  /** Which part of the key table is in force. */
  readonly keys: KeyScope;
  /** Drawn over the screens below, and closed by any command. */
  readonly overlay?: boolean;
  /** Whether printable keys are text just now rather than commands. */
  readonly takesText?: () => boolean;
  readonly onKey: (press: KeyPress, context: Context) => Response;
  readonly view: (context: Context) => View;
}

/** Nothing happens. */
export const NONE: Response = { kind: "none" };

/** The screen closes. */
export const POP: Response = { kind: "pop" };

/**
 * The run that a screen shows.
 * @throws Error where a screen that needs a run was opened without one
 */
export function gameOf(context: Context): Game {
  if (context.game === undefined) throw new Error("this screen needs a run");
  return context.game;
}
