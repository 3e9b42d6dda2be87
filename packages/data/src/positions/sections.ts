import { certain } from "../certain.js";
import { DEEPEST_PLACE, type Path } from "./path.js";
import { afterString, endOfLine, scanKey } from "./scan-text.js";

/** A part of a TOML text: what stands before the first header, or a header and what follows it up to the next one. */
export interface Section {
  /** From the root, with the positions of elements of lists of tables. */
  path: Path;
  /** Offset of the header's key; of the beginning of the text before the first header. */
  key: number;
  /** Offset of the header's bracket. */
  start: number;
  /** Offset of what follows the header. */
  body: number;
  /** Offset after its last character. */
  end: number;
}

// How many elements the lists of tables have so far, by their paths.
type Counts = Map<string, number>;

function resolvePath(keys: readonly string[], element: boolean, counts: Counts): Path {
  const path: (string | number)[] = [];
  for (const [index, key] of keys.slice(0, DEEPEST_PLACE).entries()) {
    path.push(key);
    const name = JSON.stringify(path);
    const count = counts.get(name);
    if (index === keys.length - 1 && element) {
      counts.set(name, (count ?? 0) + 1);
      path.push(count ?? 0);
    } else if (count !== undefined) path.push(count - 1);
  }
  return path;
}

function readHeader(text: string, start: number, counts: Counts): Section {
  const element = text[start + 1] === "[";
  const { parts, starts, end } = scanKey(text, start + (element ? 2 : 1));
  const body = endOfLine(text, end);
  return { path: resolvePath(parts, element, counts), key: starts[0] ?? start, start, body, end: text.length };
}

// Whether nothing but spaces stands before an offset in its line.
function beginsLine(text: string, at: number): boolean {
  let position = at - 1;
  while (text[position] === " " || text[position] === "\t") position -= 1;
  return position < 0 || text[position] === "\n";
}

/** Divides a text that is valid TOML at its headers, without reading the values. */
export function sections(text: string): Section[] {
  const found: Section[] = [{ path: [], key: 0, start: 0, body: 0, end: text.length }];
  const counts: Counts = new Map();
  let depth = 0;
  let at = 0;
  const header = (): number => {
    const section = readHeader(text, at, counts);
    certain(found.at(-1), "what stands before a header").end = at;
    found.push(section);
    return section.body;
  };
  while (at < text.length) {
    switch (text.charCodeAt(at)) {
      case 34: // "
      case 39: // '
        at = afterString(text, at);
        break;
      case 35: // #
        at = endOfLine(text, at);
        break;
      case 91: // [
        if (depth === 0 && beginsLine(text, at)) at = header();
        else {
          depth += 1;
          at += 1;
        }
        break;
      case 123: // {
        depth += 1;
        at += 1;
        break;
      case 93: // ]
      case 125: // }
        depth -= 1;
        at += 1;
        break;
      default:
        at += 1;
    }
  }
  return found;
}
