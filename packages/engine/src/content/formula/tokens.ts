import { foreignSign } from "./foreign.js";
import { refuse, type Span } from "./problem.js";

/** A word of the code. The text of a `text` has lost its quotes; its span has not. */
export interface Token extends Span {
  readonly kind: "number" | "name" | "text" | "sign" | "end";
  readonly text: string;
}

const NEXT_TOKEN =
  /(?<blank>[ \t\r\n\f]+|\/\/[^\r\n]*)|(?<number>\d+(?:\.\d+)?)(?![\w.])|(?<name>[A-Za-z_]\w*)|(?<text>"[^"\\\r\n]*"|'[^'\\\r\n]*')|(?<sign>&&|\|\||[=!<>]=|[-+*/%!<>?:.,()[\]{}])/y;

/** The words of the code; the last one is its end. */
export function tokenize(code: string): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  while (offset < code.length) {
    NEXT_TOKEN.lastIndex = offset;
    const groups = NEXT_TOKEN.exec(code)?.groups ?? refuseCharacter(code, offset);
    const token = tokenOf(groups, offset);
    if (token !== undefined) tokens.push(token);
    offset = NEXT_TOKEN.lastIndex;
  }
  tokens.push({ kind: "end", text: "end", offset, length: 0 });
  return tokens;
}

function tokenOf(groups: Record<string, string | undefined>, offset: number): Token | undefined {
  const { number, name, text, sign } = groups;
  if (number !== undefined) return { kind: "number", text: number, offset, length: number.length };
  if (name !== undefined) return { kind: "name", text: name, offset, length: name.length };
  if (sign !== undefined) return { kind: "sign", text: sign, offset, length: sign.length };
  if (text !== undefined) return { kind: "text", text: text.slice(1, -1), offset, length: text.length };
  return undefined;
}

function refuseCharacter(code: string, offset: number): never {
  const character = String.fromCodePoint(code.codePointAt(offset) ?? 0);
  const at = { offset, length: character.length };
  if (/\d/.test(character)) {
    const number = /^[\w.]+/.exec(code.slice(offset))?.[0] ?? character;
    refuse({ offset, length: number.length }, `${number} is no number`, { hint: "write numbers like 12 or 0.5" });
  }
  if (character === '"' || character === "'") {
    const line = /^.[^\r\n]*/.exec(code.slice(offset))?.[0] ?? character;
    const closed = line.indexOf(character, 1);
    if (closed === -1) refuse(at, "this text has no end", { hint: `close it with ${character}` });
    refuse({ offset, length: closed + 1 }, "a text holds no backslash");
  }
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : `U+${hexadecimal(character)}`;
  refuse(at, `unexpected ${shown}`, foreignSign(code, offset));
}

function hexadecimal(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}
