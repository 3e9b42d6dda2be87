import { certain } from "../certain.js";
import { DEEPEST_PLACE, type Path } from "./path.js";
import { afterBlanks, afterString, scanKey } from "./scan-text.js";
import type { Section } from "./sections.js";

/** Where a value stands, as offsets. */
export interface Spot {
  /** Its key, or the header that makes the table; an element of a list has none. */
  key: number | undefined;
  value: number;
}

/** The places of values, by `spotKey` of their paths. */
export type Spots = Map<string, Spot>;

// The text by which a value within another one is found: that of the other, and the key or position within it.
function within(name: string, key: string | number): string {
  const text = String(key);
  return `${name}${text.length}.${text}`;
}

/** The text by which a path is found among spots. */
export function spotKey(path: Path): string {
  return path.reduce(within, "");
}

/** A table or list that is being scanned. */
interface Around {
  name: string;
  /** How many keys and positions lead to it. */
  depth: number;
}

// The first definition wins: a table may be opened again by a later header.
function note(spots: Spots, name: string, key: number | undefined, value: number): void {
  if (!spots.has(name)) spots.set(name, { key, value });
}

const bareValue = /[^\s,\]}#]*(?: [0-9][^\s,\]}#]*)?/y;

function scanList(spots: Spots, text: string, start: number, { name, depth }: Around): number {
  let index = 0;
  let at = afterBlanks(text, start + 1);
  while (at < text.length && text[at] !== "]") {
    const inner = { name: within(name, index), depth: depth + 1 };
    if (inner.depth <= DEEPEST_PLACE) note(spots, inner.name, undefined, at);
    at = afterBlanks(text, scanValue(spots, text, at, inner));
    index += 1;
  }
  return at + 1;
}

function scanTable(spots: Spots, text: string, start: number, around: Around): number {
  let at = afterBlanks(text, start + 1);
  while (at < text.length && text[at] !== "}") at = afterBlanks(text, scanPair(spots, text, at, around));
  return at + 1;
}

// Always gets on by a character at least, so that no text can hold it up.
function scanValue(spots: Spots, text: string, at: number, around: Around): number {
  const first = text[at];
  if (first === "[") return scanList(spots, text, at, around);
  if (first === "{") return scanTable(spots, text, at, around);
  if (first === '"' || first === "'") return afterString(text, at);
  bareValue.lastIndex = at;
  return at + Math.max(1, bareValue.exec(text)?.[0].length ?? 1);
}

function scanPair(spots: Spots, text: string, at: number, around: Around): number {
  const { parts, starts, end } = scanKey(text, at);
  const value = afterBlanks(text, end + 1);
  let { name, depth } = around;
  for (const [index, part] of parts.entries()) {
    if (depth >= DEEPEST_PLACE) break;
    name = within(name, part);
    depth += 1;
    const start = certain(starts[index], "the start of a key");
    note(spots, name, start, index === parts.length - 1 ? value : start);
  }
  return scanValue(spots, text, value, { name, depth });
}

/** Notes where the values of a section stand. */
export function scanSection(spots: Spots, text: string, { path, key, start, body, end }: Section): void {
  for (let length = 1; length <= path.length; length += 1) note(spots, spotKey(path.slice(0, length)), key, start);
  const around = { name: spotKey(path), depth: path.length };
  let at = afterBlanks(text, body);
  while (at < end) at = afterBlanks(text, scanPair(spots, text, at, around));
}
