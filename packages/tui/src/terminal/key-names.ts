/** Keys by the last letter of a CSI or SS3 sequence. */
export const BY_LETTER: Readonly<Record<string, string>> = {
  A: "up",
  B: "down",
  C: "right",
  D: "left",
  E: "5",
  F: "end",
  H: "home",
  P: "f1",
  Q: "f2",
  R: "f3",
  S: "f4",
  Z: "shift+tab",
  a: "shift+up",
  b: "shift+down",
  c: "shift+right",
  d: "shift+left",
};

/** Keys by the number of a `CSI n ~` sequence. */
export const BY_NUMBER: Readonly<Record<string, string>> = {
  1: "home",
  2: "insert",
  3: "delete",
  4: "end",
  5: "pageup",
  6: "pagedown",
  7: "home",
  8: "end",
  11: "f1",
  12: "f2",
  13: "f3",
  14: "f4",
  15: "f5",
  17: "f6",
  18: "f7",
  19: "f8",
  20: "f9",
  21: "f10",
  23: "f11",
  24: "f12",
};

/** What the keypad types in application mode, by the letter after SS3. */
export const KEYPAD: Readonly<Record<string, string>> = {
  M: "enter",
  j: "*",
  k: "+",
  l: ",",
  m: "-",
  n: ".",
  o: "/",
  p: "0",
  q: "1",
  r: "2",
  s: "3",
  t: "4",
  u: "5",
  v: "6",
  w: "7",
  x: "8",
  y: "9",
  X: "=",
};

/** Keys without a printable character, by the code that newer protocols give them. */
export const CSI_U: Readonly<Record<string, string>> = {
  9: "tab",
  13: "enter",
  27: "escape",
  127: "backspace",
  57399: "0",
  57400: "1",
  57401: "2",
  57402: "3",
  57403: "4",
  57404: "5",
  57405: "6",
  57406: "7",
  57407: "8",
  57408: "9",
  57409: ".",
  57410: "/",
  57411: "*",
  57412: "-",
  57413: "+",
  57414: "enter",
  57415: "=",
  57417: "left",
  57418: "right",
  57419: "up",
  57420: "down",
  57421: "pageup",
  57422: "pagedown",
  57423: "home",
  57424: "end",
  57425: "insert",
  57426: "delete",
};

/** Function keys of the Linux console, by the letter after `CSI [`. */
export const CONSOLE_FUNCTION: Readonly<Record<string, string>> = { A: "f1", B: "f2", C: "f3", D: "f4", E: "f5" };

/** Control characters with a name of their own. */
const CONTROLS: Readonly<Record<string, string>> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\b": "backspace",
  "\x7f": "backspace",
  "\0": "ctrl+space",
  "\x1b": "escape",
  " ": "space",
};

/** The name of the key that types a character. */
export function nameOfCharacter(char: string): string {
  const named = CONTROLS[char];
  if (named !== undefined) return named;
  const code = char.charCodeAt(0);
  return code < 0x20 ? `ctrl+${String.fromCharCode(code + 0x60)}` : char;
}

/** A key's name with the modifiers of an xterm sequence (1 + shift 1 + alt 2 + ctrl 4); others say nothing. */
export function withModifiers(name: string, modifiers: string | undefined): string {
  const bits = Number(modifiers ?? "1") - 1;
  if (!(bits > 0)) return name;
  return `${(bits & 4) !== 0 ? "ctrl+" : ""}${(bits & 2) !== 0 ? "alt+" : ""}${(bits & 1) !== 0 ? "shift+" : ""}${name}`;
}
