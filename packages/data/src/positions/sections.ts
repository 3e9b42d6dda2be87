/** A part of a TOML text: what stands before the first header, or a header and what follows it up to the next one. */
export interface Section {
  /** Keys of the header, [] before the first one. */
  keys: string[];
  /** Whether it is an element of a list of tables, `[[…]]`. */
  element: boolean;
  /** Offset of its first character. */
  start: number;
  /** Offset after its last character. */
  end: number;
}

const quotes = /^('''|"""|'|")/;

// The offset after a string that begins at `at`; the end of the text where it does not end.
function afterString(text: string, at: number): number {
  const quote = quotes.exec(text.slice(at, at + 3))?.[0] ?? '"';
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

function afterLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

const headerKey = /\s*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([A-Za-z0-9_-]+))\s*(\.)?/y;

function headerKeys(text: string, at: number): string[] {
  const keys: string[] = [];
  headerKey.lastIndex = at;
  for (let match = headerKey.exec(text); match !== null; match = headerKey.exec(text)) {
    keys.push(match[1] ?? match[2] ?? match[3] ?? "");
    if (match[4] === undefined) break;
  }
  return keys;
}

const interesting = /["'#[\]{}\n]/g;

/** Divides a text that is valid TOML at its headers, without parsing the values. */
export function sections(text: string): Section[] {
  const found: Section[] = [{ keys: [], element: false, start: 0, end: text.length }];
  let depth = 0;
  let lineStart = 0;
  interesting.lastIndex = 0;
  for (let match = interesting.exec(text); match !== null; match = interesting.exec(text)) {
    const at = match.index;
    const character = text[at];
    if (character === '"' || character === "'") interesting.lastIndex = afterString(text, at);
    else if (character === "#") interesting.lastIndex = afterLine(text, at);
    else if (character === "\n") lineStart = at + 1;
    else if (character === "[" && depth === 0 && text.slice(lineStart, at).trim() === "") {
      const element = text[at + 1] === "[";
      const last = found.at(-1);
      if (last !== undefined) last.end = lineStart;
      found.push({ keys: headerKeys(text, at + (element ? 2 : 1)), element, start: lineStart, end: text.length });
      interesting.lastIndex = afterHeader(text, at);
    } else depth += character === "[" || character === "{" ? 1 : -1;
  }
  return found;
}

// A header may hold brackets inside quoted keys.
function afterHeader(text: string, at: number): number {
  let position = at;
  while (position < text.length && text[position] !== "\n" && text[position] !== "#") {
    position = text[position] === '"' || text[position] === "'" ? afterString(text, position) : position + 1;
  }
  return position;
}
