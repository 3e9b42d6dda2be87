import { CONSOLE_FUNCTION, nameOfCharacter } from "./key-names.js";
import { keyOfCsi, keyOfSs3 } from "./read-sequence.js";

/** A key press as the terminal sent it, or a text that was pasted. */
export interface RawKey {
  /** `a`, `A`, `enter`, `shift+up`, `alt+x`, `f12`, … `paste` for a text that was pasted. */
  readonly key: string;
  /** The character that it types, "" for none; the first line of what was pasted. */
  readonly text: string;
}

/** Takes typed characters apart into keys, however they are cut. */
export interface KeyDecoder {
  /** The keys that are complete with these characters. Sequences that stand for no known key are swallowed whole. */
  readonly take: (input: string) => RawKey[];
  /**
   * What has begun to come: an ESC that may be the Escape key or the beginning of a sequence, a sequence or a text in the
   * middle, or nothing.
   */
  readonly pending: () => "nothing" | "escape" | "sequence";
  /** Nothing more is on its way: a lone ESC is the Escape key, the rest of a sequence is noise. */
  readonly finish: () => RawKey[];
}

const ESC = "\x1b";
const BEL = "\x07";
const CTRL_C = "\x03";
const PASTE_END = "\x1b[201~";
/** More of the first line of a paste is of no use to anybody. */
const LONGEST_PASTE = 1000;
/** A control sequence that is longer is noise, and only its end matters. */
const LONGEST_SEQUENCE = 64;
/** Mouse reports of the old kind hold this many characters, whatever these are. */
const X10_REPORT = 3;

/** What the characters of a terminal that still uses single ones for them stand for. */
const C1: Readonly<Record<string, string>> = {
  "\x8f": "O",
  "\x90": "P",
  "\x98": "X",
  "\x9b": "[",
  "\x9d": "]",
  "\x9e": "^",
  "\x9f": "_",
};

/** The introducers of texts between programs and terminals: DCS, SOS, OSC, PM, APC. */
const STRINGS = "PX]^_";

type State =
  | { readonly kind: "ground" }
  | { readonly kind: "escape" }
  | { readonly kind: "csi"; body: string; tooLong: boolean }
  | { readonly kind: "console" }
  | { readonly kind: "ss3"; body: string }
  | { readonly kind: "report"; left: number }
  | { readonly kind: "string"; readonly introducer: string; empty: boolean; escaped: boolean }
  | { readonly kind: "paste"; text: string; firstLine: boolean; ended: number };

const GROUND: State = { kind: "ground" };

/** A decoder that nothing has come to yet. */
export function keyDecoder(): KeyDecoder {
  let state: State = GROUND;
  return {
    take: (input) => {
      const keys: RawKey[] = [];
      for (const char of input) state = step(state, char, keys);
      return keys;
    },
    pending: () => {
      if (state.kind === "ground") return "nothing";
      return isOpenEscape(state) ? "escape" : "sequence";
    },
    finish: () => {
      const keys = keysOfEnd(state);
      state = GROUND;
      return keys;
    },
  };
}

/** An ESC with at most one character behind it, which may as well be Escape or a key with Alt. */
function isOpenEscape(state: State): boolean {
  if (state.kind === "escape") return true;
  if (state.kind === "csi" || state.kind === "ss3") return state.body === "";
  return state.kind === "string" && state.empty && !state.escaped;
}

function keysOfEnd(state: State): RawKey[] {
  switch (state.kind) {
    case "escape":
      return [escapeKey];
    case "csi":
      return state.body === "" ? [alt("[")] : [];
    case "ss3":
      return state.body === "" ? [alt("O")] : [];
    case "string":
      return state.empty && !state.escaped ? [alt(state.introducer)] : [];
    case "paste":
      return pasted(state.text);
    default:
      return [];
  }
}

const escapeKey: RawKey = { key: "escape", text: "" };

function alt(char: string): RawKey {
  return { key: `alt+${nameOfCharacter(char)}`, text: "" };
}

function pasted(text: string): RawKey[] {
  return text === "" ? [] : [{ key: "paste", text }];
}

/** One character on. */
function step(state: State, char: string, keys: RawKey[]): State {
  switch (state.kind) {
    case "ground":
      return atGround(char, keys);
    case "escape":
      return afterEscape(char, keys);
    case "csi":
      return inCsi(state, char, keys);
    case "console":
      return ended(CONSOLE_FUNCTION[char], keys);
    case "ss3":
      return inSs3(state, char, keys);
    case "report":
      state.left -= 1;
      return state.left > 0 ? state : GROUND;
    case "string":
      return inString(state, char, keys);
    case "paste":
      return inPaste(state, char, keys);
    default:
      return state satisfies never;
  }
}

function atGround(char: string, keys: RawKey[]): State {
  if (char === ESC) return { kind: "escape" };
  const introducer = C1[char];
  if (introducer !== undefined) return introduced(introducer);
  if (!/^[\x80-\x9f]$/.test(char)) keys.push(typed(char));
  return GROUND;
}

function typed(char: string): RawKey {
  return { key: nameOfCharacter(char), text: char >= " " && char !== "\x7f" ? char : "" };
}

function afterEscape(char: string, keys: RawKey[]): State {
  if (char === "[" || char === "O" || STRINGS.includes(char)) return introduced(char);
  if (char === ESC) {
    keys.push(escapeKey);
    return { kind: "escape" };
  }
  keys.push(alt(char));
  return GROUND;
}

function introduced(introducer: string): State {
  if (introducer === "[") return { kind: "csi", body: "", tooLong: false };
  if (introducer === "O") return { kind: "ss3", body: "" };
  return { kind: "string", introducer, empty: true, escaped: false };
}

/** Control characters end what they stand in: whoever presses Ctrl-C in the middle of something is heard. */
function brokenOff(char: string, keys: RawKey[]): State | undefined {
  return char < " " || char === "\x7f" ? atGround(char, keys) : undefined;
}

/** Ends a sequence, with the key that it stands for, if any; keys of the keypad also type. */
function ended(key: string | undefined, keys: RawKey[]): State {
  if (key !== undefined) keys.push({ key, text: textOf(key) });
  return GROUND;
}

/** What a key with this name types. */
export function textOf(key: string): string {
  if (key === "space") return " ";
  return [...key].length === 1 ? key : "";
}

function inCsi(state: Extract<State, { kind: "csi" }>, char: string, keys: RawKey[]): State {
  const broken = brokenOff(char, keys);
  if (broken !== undefined) return broken;
  if (state.body === "" && char === "[") return { kind: "console" };
  if (state.body === "" && char === "M") return { kind: "report", left: X10_REPORT };
  // rxvt says Shift by a character that is no proper end of a sequence.
  if (char === "$" && /^\d+$/.test(state.body)) return ended(keyOfCsi(state.body, "$"), keys);
  if (char > "~") return GROUND;
  if (char < "@") {
    if (state.body.length < LONGEST_SEQUENCE) state.body += char;
    else state.tooLong = true;
    return state;
  }
  if (state.tooLong) return GROUND;
  if (state.body === "200" && char === "~") return { kind: "paste", text: "", firstLine: true, ended: 0 };
  return ended(keyOfCsi(state.body, char), keys);
}

function inSs3(state: Extract<State, { kind: "ss3" }>, char: string, keys: RawKey[]): State {
  const broken = brokenOff(char, keys);
  if (broken !== undefined) return broken;
  if (state.body === "" && /^\d$/.test(char)) {
    state.body = char;
    return state;
  }
  return ended(keyOfSs3(state.body, char), keys);
}

/** A text ends with ST or BEL; another ESC begins something new. */
function inString(state: Extract<State, { kind: "string" }>, char: string, keys: RawKey[]): State {
  if (state.escaped) return char === "\\" ? GROUND : afterEscape(char, keys);
  if (char === BEL || char === "\x9c") return GROUND;
  if (char === CTRL_C || char === "\x18" || char === "\x1a") return atGround(char, keys);
  state.empty = false;
  state.escaped = char === ESC;
  return state;
}

function inPaste(state: Extract<State, { kind: "paste" }>, char: string, keys: RawKey[]): State {
  if (char === PASTE_END[state.ended]) {
    state.ended += 1;
    if (state.ended < PASTE_END.length) return state;
    keys.push(...pasted(state.text));
    return GROUND;
  }
  // What looked like the end was text, but for its ESC.
  for (const looked of PASTE_END.slice(1, state.ended)) addToPaste(state, looked);
  state.ended = char === ESC ? 1 : 0;
  if (char !== ESC) addToPaste(state, char);
  return state;
}

function addToPaste(state: Extract<State, { kind: "paste" }>, char: string): void {
  if (char === "\r" || char === "\n") state.firstLine = state.firstLine && state.text === "";
  else if (state.firstLine && state.text.length < LONGEST_PASTE && isPrintable(char)) state.text += char;
}

function isPrintable(char: string): boolean {
  return !/^[\p{C}\p{Zl}\p{Zp}]$/u.test(char);
}
