// How TOML is skipped over without being read. The text has been parsed before, so it is known to be valid.

const QUOTE = 34;
const BACKSLASH = 92;
const LINE_FEED = 10;

// The offset after a string in three quotes, from its content on.
function afterLongString(text: string, at: number, quote: number): number {
  let position = at;
  for (; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === BACKSLASH && quote === QUOTE) position += 1;
    else if (code === quote && text.charCodeAt(position + 1) === quote && text.charCodeAt(position + 2) === quote) {
      position += 3;
      // Up to two quotes may stand right before the closing ones.
      while (text.charCodeAt(position) === quote) position += 1;
      return position;
    }
  }
  return text.length;
}

/** The offset after a string that begins at `at`; the end of the line or text where it does not end. */
export function afterString(text: string, at: number): number {
  const quote = text.charCodeAt(at);
  if (text.charCodeAt(at + 1) === quote) {
    return text.charCodeAt(at + 2) === quote ? afterLongString(text, at + 3, quote) : at + 2;
  }
  for (let position = at + 1; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === BACKSLASH && quote === QUOTE) position += 1;
    else if (code === quote) return position + 1;
    else if (code === LINE_FEED) return position;
  }
  return text.length;
}

/** The offset of the line break that ends the line, or of the end of the text. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

const blank = /[\s,]*/y;

/** The offset of the next thing that is neither space, line break, comma nor comment. */
export function afterBlanks(text: string, at: number): number {
  let position = at;
  for (;;) {
    blank.lastIndex = position;
    position += blank.exec(text)?.[0].length ?? 0;
    if (text[position] !== "#") return position;
    position = endOfLine(text, position);
  }
}

/** A key as it is written, perhaps of several parts. */
export interface ScannedKey {
  parts: string[];
  /** Offset of each part. */
  starts: number[];
  /** Offset after the key and the spaces that follow it. */
  end: number;
}

const keyPart = /[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([A-Za-z0-9_-]+))[ \t]*/y;

function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|(.))/g,
    (_, short, long, byte, other) => {
      const code = short ?? long ?? byte;
      return code === undefined ? String(other) : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    },
  );
}

/** Reads a key; one without parts where there is none. */
export function scanKey(text: string, at: number): ScannedKey {
  const key: ScannedKey = { parts: [], starts: [], end: at };
  for (;;) {
    keyPart.lastIndex = key.end;
    const match = keyPart.exec(text);
    if (match === null) return key;
    const [whole, quoted, literal, bare] = match;
    key.parts.push(quoted === undefined ? (literal ?? bare ?? "") : unescaped(quoted));
    key.starts.push(key.end + whole.length - whole.trimStart().length);
    key.end += whole.length;
    if (text[key.end] !== ".") return key;
    key.end += 1;
  }
}
