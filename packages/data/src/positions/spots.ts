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

/** The text by which a path is found among spots. */
export function spotKey(path: Path): string {
  return path.map((key) => `${String(key).length}.${key}`).join("");
}

// The first definition wins: a table may be opened again by a later header.
function note(spots: Spots, path: Path, key: number | undefined, value: number): void {
  if (path.length > DEEPEST_PLACE) return;
  const name = spotKey(path);
  if (!spots.has(name)) spots.set(name, { key, value });
}

const bareValue = /[^\s,\]}#]*(?: [0-9][^\s,\]}#]*)?/y;

function scanList(spots: Spots, text: string, start: number, path: Path): number {
  let index = 0;
  let at = afterBlanks(text, start + 1);
  while (at < text.length && text[at] !== "]") {
    const inner = path.length < DEEPEST_PLACE ? [...path, index] : path;
    note(spots, inner, undefined, at);
    at = afterBlanks(text, scanValue(spots, text, at, inner));
    index += 1;
  }
  return at + 1;
}

function scanTable(spots: Spots, text: string, start: number, path: Path): number {
  let at = afterBlanks(text, start + 1);
  while (at < text.length && text[at] !== "}") at = afterBlanks(text, scanPair(spots, text, at, path));
  return at + 1;
}

// Always gets on by a character at least, so that no text can hold it up.
function scanValue(spots: Spots, text: string, at: number, path: Path): number {
  const first = text[at];
  if (first === "[") return scanList(spots, text, at, path);
  if (first === "{") return scanTable(spots, text, at, path);
  if (first === '"' || first === "'") return afterString(text, at);
  bareValue.lastIndex = at;
  return at + Math.max(1, bareValue.exec(text)?.[0].length ?? 1);
}

function scanPair(spots: Spots, text: string, at: number, base: Path): number {
  const { parts, starts, end } = scanKey(text, at);
  const value = afterBlanks(text, end + 1);
  const path = [...base];
  for (const [index, part] of parts.entries()) {
    if (path.length === DEEPEST_PLACE) break;
    path.push(part);
    const start = certain(starts[index], "the start of a key");
    note(spots, [...path], start, index === parts.length - 1 ? value : start);
  }
  return scanValue(spots, text, value, path);
}

/** Notes where the values of a section stand. */
export function scanSection(spots: Spots, text: string, { path, key, start, body, end }: Section): void {
  for (let length = 1; length <= path.length; length += 1) note(spots, path.slice(0, length), key, start);
  let at = afterBlanks(text, body);
  while (at < end) at = afterBlanks(text, scanPair(spots, text, at, path));
}
