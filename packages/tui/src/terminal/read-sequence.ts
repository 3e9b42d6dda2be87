import { BY_LETTER, BY_NUMBER, CSI_U, KEYPAD, nameOfCharacter, withModifiers } from "./key-names.js";

/** Modifiers that a sequence can say: 1 and a sum of 1 Shift, 2 Alt, 4 Ctrl, 8 Super, 16 Hyper, 32 Meta, 64 and 128 locks. */
const MOST_MODIFIERS = 256;
/** What the third kind of events of a key is, after the press and its repetition. */
const RELEASED = "3";

/** The key that a control sequence stands for, by its parameters and last character; undefined for none. */
export function keyOfCsi(parameters: string, final: string): string | undefined {
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  const [first = "", second = "1", third, ...more] = parameters.split(";");
  const [modifiers = "1", event = "1"] = second.split(":");
  if (event === RELEASED || more.length > 0 || Number(modifiers) > MOST_MODIFIERS) return undefined;
  if (final === "u") return keyOfCode(first.split(":"), modifiers);
  if (final === "~") {
    if (first === "27" && third !== undefined) return keyOfCode([third], modifiers);
    return third === undefined ? known(BY_NUMBER[first], modifiers) : undefined;
  }
  if (third !== undefined) return undefined;
  if (final === "^") return known(BY_NUMBER[first], "5");
  if (final === "$") return known(BY_NUMBER[first], "2");
  // Whatever is counted by others, a cursor at row 12 for example, is no key.
  const alone = parameters === "";
  return alone || (first === "1" && final < "a") ? known(BY_LETTER[final], modifiers) : undefined;
}

/** The key of an SS3 sequence, by the modifiers before its letter. */
export function keyOfSs3(modifiers: string, letter: string): string | undefined {
  const plain = KEYPAD[letter] ?? controlled(letter) ?? BY_LETTER[letter];
  return known(plain, modifiers === "" ? "1" : modifiers);
}

/** rxvt says Ctrl by small letters. */
function controlled(letter: string): string | undefined {
  return /[a-d]/.test(letter) ? `ctrl+${(BY_LETTER[letter] ?? "").slice(6)}` : undefined;
}

function known(name: string | undefined, modifiers: string): string | undefined {
  return name === undefined ? undefined : withModifiers(name, modifiers);
}

/** A key by the code of its character, as newer protocols tell it; with Shift, the second code where there is one. */
function keyOfCode([code = "", shiftedCode = ""]: readonly string[], modifiers: string): string | undefined {
  const name = CSI_U[code];
  if (name !== undefined) return withModifiers(name, modifiers);
  const bits = (Number(modifiers) - 1) & 7;
  const shift = (bits & 1) !== 0;
  const char = characterOf(shift && shiftedCode !== "" ? shiftedCode : code);
  if (char === undefined) return undefined;
  const shown = shift && shiftedCode === "" ? char.toUpperCase() : char;
  // Shift is told by the character itself.
  const others = (bits & 4) === 0 ? shown : char.toLowerCase();
  return withModifiers(nameOfCharacter(others), String(1 + (bits & 6)));
}

function characterOf(code: string): string | undefined {
  const number = Number(code);
  // Codes of keys without a character stand in the private area.
  if (!/^\d{1,7}$/.test(code) || number > 0x10ffff || (number >= 0xe000 && number <= 0xf8ff)) return undefined;
  if (number < 0x20 || (number >= 0x7f && number < 0xa0) || (number >= 0xd800 && number <= 0xdfff)) return undefined;
  return String.fromCodePoint(number);
}
