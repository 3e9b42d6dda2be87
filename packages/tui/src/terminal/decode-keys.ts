import { BY_LETTER, BY_NUMBER, CONSOLE_FUNCTION, KEYPAD, nameOfCharacter, withModifiers } from "./key-names.js";

/** A key press as the terminal sent it. */
export interface RawKey {
  /** `a`, `A`, `enter`, `shift+up`, `alt+x`, `f12`, … */
  readonly key: string;
  /** The character that it types, "" for none. */
  readonly text: string;
}

/** Keys found in some input, and what may be the beginning of another. */
export interface Decoded {
  readonly keys: readonly RawKey[];
  /** To be put before the next input; not empty only behind an ESC whose sequence is not complete. */
  readonly rest: string;
}

const ESC = "\x1b";
/** A sequence is never longer; what is, is noise. */
const LONGEST_SEQUENCE = 32;

/**
 * Takes typed characters apart into keys. With `final`, nothing more is on its way, so that a lone ESC is the Escape key.
 * Sequences that stand for no known key are swallowed whole.
 */
export function decodeKeys(input: string, final: boolean): Decoded {
  const keys: RawKey[] = [];
  let at = 0;
  while (at < input.length) {
    if (input[at] !== ESC) {
      const char = String.fromCodePoint(input.codePointAt(at) ?? 0);
      keys.push(typed(char));
      at += char.length;
      continue;
    }
    const sequence = readSequence(input, at);
    if (sequence === undefined && !final) return { keys, rest: input.slice(at) };
    if (sequence?.key !== undefined) keys.push(sequence.key);
    if (sequence === undefined) keys.push({ key: "escape", text: "" });
    at += sequence?.length ?? 1;
  }
  return { keys, rest: "" };
}

function typed(char: string): RawKey {
  return { key: nameOfCharacter(char), text: char >= " " && char !== "\x7f" && !/^[\x80-\x9f]/.test(char) ? char : "" };
}

/** A key named by a sequence; keys of the keypad also type. */
function named(key: string): RawKey {
  return { key, text: key.length === 1 ? key : "" };
}

interface Sequence {
  readonly key?: RawKey;
  readonly length: number;
}

/** The sequence that begins with the ESC at `at`; undefined while it is not complete. */
function readSequence(input: string, at: number): Sequence | undefined {
  const next = input[at + 1];
  if (next === undefined) return undefined;
  if (next === "[") return readCsi(input, at);
  if (next === "O") return readSs3(input, at);
  if (next === ESC) return { key: { key: "escape", text: "" }, length: 1 };
  const char = String.fromCodePoint(input.codePointAt(at + 1) ?? 0);
  return { key: { key: `alt+${nameOfCharacter(char)}`, text: "" }, length: 1 + char.length };
}

function readSs3(input: string, at: number): Sequence | undefined {
  const match = /^(\d?)(.)/su.exec(input.slice(at + 2, at + 5));
  if (match === null) return undefined;
  const letter = match[2] ?? "";
  const key =
    KEYPAD[letter] ?? (/[a-d]/.test(letter) ? `ctrl+${(BY_LETTER[letter] ?? "").slice(6)}` : BY_LETTER[letter]);
  const length = 2 + match[0].length;
  return key === undefined
    ? { length }
    : { key: named(withModifiers(key, match[1] === "" ? undefined : match[1])), length };
}

function readCsi(input: string, at: number): Sequence | undefined {
  const body = input.slice(at + 2, at + 2 + LONGEST_SEQUENCE);
  if (body.startsWith("[")) {
    const letter = body[1];
    if (letter === undefined) return undefined;
    const key = CONSOLE_FUNCTION[letter];
    return key === undefined ? { length: 4 } : { key: named(key), length: 4 };
  }
  // rxvt says Shift by a character that is no proper end of a sequence.
  const rxvt = /^(\d+)\$/.exec(body);
  if (rxvt !== null) return sequenceOf(shifted(BY_NUMBER[rxvt[1] ?? ""]), 2 + rxvt[0].length);
  const match = /^([0-?]*)([ -/]*)([@-~])/.exec(body);
  if (match === null) return /^[ -?]*$/.test(body) && body.length < LONGEST_SEQUENCE ? undefined : { length: 2 };
  const key = /^[<-?]/.test(match[0]) || match[2] !== "" ? undefined : csiKey(match[1] ?? "", match[3] ?? "");
  return sequenceOf(key, 2 + match[0].length);
}

function sequenceOf(key: string | undefined, length: number): Sequence {
  return key === undefined ? { length } : { key: named(key), length };
}

function csiKey(parameters: string, final: string): string | undefined {
  const [first = "", modifiers] = parameters.split(";");
  if (final === "~") return first === "" ? undefined : withKnown(BY_NUMBER[first], modifiers);
  if (final === "^") return withKnown(BY_NUMBER[first], "5");
  return withKnown(BY_LETTER[final], modifiers);
}

function shifted(name: string | undefined): string | undefined {
  return withKnown(name, "2");
}

function withKnown(name: string | undefined, modifiers: string | undefined): string | undefined {
  return name === undefined ? undefined : withModifiers(name, modifiers);
}
