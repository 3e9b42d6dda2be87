// How TOML is skipped over without being read. The text has been parsed before, so it is known to be valid.

const quotes = /'''|"""|'|"/y;

/** The offset after a string that begins at `at`; the end of the text where it does not end. */
export function afterString(text: string, at: number): number {
  quotes.lastIndex = at;
  const quote = quotes.exec(text)?.[0] ?? '"';
  const escapes = quote[0] === '"';
  let position = at + quote.length;
  while (position < text.length) {
    if (escapes && text[position] === "\\") position += 2;
    else if (text.startsWith(quote, position)) {
      position += quote.length;
      // Up to two quotes may stand right before the closing ones.
      while (quote.length === 3 && text[position] === quote[0]) position += 1;
      return position;
    } else if (quote.length === 1 && text[position] === "\n") return position;
    else position += 1;
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
