import type { Size } from "@rustkeep/tui/app";
import { FitAddon } from "@xterm/addon-fit";
import { Terminal } from "@xterm/xterm";
import { withoutInlineStyles } from "./without-inline-styles.js";

/** A terminal in the page. */
export interface TerminalView {
  readonly size: () => Size;
  readonly write: (text: string) => void;
  readonly focus: () => void;
  /** Whether the device may put its own keyboard over the page when the terminal is touched. */
  readonly allowKeyboard: (allowed: boolean) => void;
  readonly close: () => void;
}

/** What a terminal reports. */
export interface TerminalReports {
  /** What it is called for who does not see it. */
  readonly label: string;
  /** The way out of it for who has only a keyboard, since it takes the Tab key: F2 was pressed. */
  readonly onOut: () => void;
  /** What keys and pastes type. */
  readonly onText: (text: string) => void;
  readonly onResize: () => void;
}

/** The sizes that the game's screens are made for, in cells: the usual one, and the smallest. */
const USUAL: Size = { width: 80, height: 24 };
const SMALLEST: Size = { width: 60, height: 20 };

/** Sizes of the font in pixels: what is pleasant, what is still read without effort, what is still read. */
const LARGEST = 20;
const READABLE = 11;
const TINY = 6;

const FONT = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, "Liberation Mono", monospace';

/** The palette: the game uses these sixteen colours alone. */
const THEME = {
  background: "#14151a",
  foreground: "#d4d6dc",
  cursor: "#e8a35c",
  cursorAccent: "#14151a",
  selectionBackground: "#3c4250",
  black: "#23252d",
  red: "#e8706a",
  green: "#8fc27a",
  yellow: "#e0b462",
  blue: "#76a9ea",
  magenta: "#c792d8",
  cyan: "#5fc1c9",
  white: "#9a9fad",
  brightBlack: "#7b8192",
  brightRed: "#ff8c85",
  brightGreen: "#a8d993",
  brightYellow: "#f3cf86",
  brightBlue: "#97c1f7",
  brightMagenta: "#dcaaec",
  brightCyan: "#82dbe2",
  brightWhite: "#f4f5f7",
};

/** Opens a terminal that fills an element, in the largest font in which the game's screens have room. */
export function openTerminalView(
  parent: HTMLElement,
  { label, onOut, onText, onResize }: TerminalReports,
): TerminalView {
  const terminal = new Terminal({ fontFamily: FONT, fontSize: fontFor(parent), theme: THEME, scrollback: 0 });
  const fit = new FitAddon();
  terminal.loadAddon(fit);
  withoutInlineStyles(() => terminal.open(parent));
  terminal.textarea?.setAttribute("aria-label", label);
  terminal.attachCustomKeyEventHandler(({ type, key }) => {
    if (key !== "F2") return true;
    if (type === "keydown") onOut();
    return false;
  });
  fit.fit();
  terminal.onData(onText);
  const observer = new ResizeObserver(() => {
    const { cols, rows } = terminal;
    const fontSize = fontFor(parent);
    if (terminal.options.fontSize !== fontSize) terminal.options.fontSize = fontSize;
    fit.fit();
    if (terminal.cols !== cols || terminal.rows !== rows) onResize();
  });
  observer.observe(parent);
  return {
    size: () => ({ width: terminal.cols, height: terminal.rows }),
    write: (text) => terminal.write(text),
    focus: () => terminal.focus(),
    allowKeyboard: (allowed) => terminal.textarea?.setAttribute("inputmode", allowed ? "text" : "none"),
    close: () => {
      observer.disconnect();
      terminal.dispose();
    },
  };
}

function fontFor({ clientWidth, clientHeight }: HTMLElement): number {
  const usual = fontWithin(clientWidth, clientHeight, USUAL);
  const size = usual >= READABLE ? usual : fontWithin(clientWidth, clientHeight, SMALLEST);
  return Math.max(TINY, Math.min(LARGEST, size));
}

/** The largest font in which so many cells have room. Half pixels: on small screens they matter. */
function fontWithin(width: number, height: number, cells: Size): number {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (pen === null) return READABLE;
  pen.font = `100px ${FONT}`;
  const { width: cell, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText("W");
  const line = fontBoundingBoxAscent + fontBoundingBoxDescent;
  const size = Math.min((width / cells.width / cell) * 100, (height / cells.height / line) * 100);
  return Math.floor(size * 2) / 2;
}
