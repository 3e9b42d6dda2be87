import { formatPath, type Path } from "./path.js";
import { type Pointers, pointerKey, pointers } from "./pointers.js";
import { type Section, sections } from "./sections.js";
import type { SourceFile } from "./source-file.js";

/** A place in a file. */
export interface Position {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}

/** What is pointed at: a value within the tree that the file holds. */
export interface Anchor {
  /** From the root of the file; `["items", 3, "name"]`. */
  path: Path;
  /** The key of the value, the value itself, or the head of the table that it is (or should be) in. */
  part: "key" | "value" | "head";
}

// What has been found out about a file; only files with findings are looked at at all.
interface Known {
  sections: Section[];
  lineStarts: number[];
  parts: Map<string, Part>;
}

// Some sections of a file, parsed: values by path, and the line that each line of the excerpt has in the file.
interface Part {
  places: Pointers;
  lines: number[];
  head: Position;
}

const known = new WeakMap<SourceFile, Known>();

// An excerpt longer than this is not parsed for places: its head must do.
const longestExcerpt = 400_000;
// Excerpts parsed for one file; a file with more broken entries gets the heads of the others.
const mostParts = 2_000;

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function knowledgeOf(file: SourceFile): Known {
  const before = known.get(file);
  if (before !== undefined) return before;
  const fresh = { sections: sections(file.text), lineStarts: lineStartsOf(file.text), parts: new Map() };
  known.set(file, fresh);
  return fresh;
}

// The line (from 0) of an offset, by bisection.
function lineOf(lineStarts: number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

// The sections that make up one element of a list of tables, or all that a key is written in.
function sectionsOf(all: Section[], [key, index]: Path): Section[] {
  const own = all.filter((section) => section.keys[0] === key);
  const heads = own.filter((section) => section.element && section.keys.length === 1);
  if (typeof index !== "number" || heads.length === 0) {
    return own.length > 0 ? own : all.slice(0, 1);
  }
  const from = own.indexOf(heads[index] ?? (heads[0] as Section));
  const next = heads[index + 1];
  return own.slice(from, next === undefined ? undefined : own.indexOf(next));
}

function tryPointers(text: string): Pointers {
  if (text.length > longestExcerpt) return new Map();
  try {
    return pointers(text);
  } catch {
    // What one parser takes and the other does not keeps the place of its head.
    return new Map();
  }
}

function readPart(file: SourceFile, { lineStarts }: Known, chosen: Section[], parse: boolean): Part {
  const lines: number[] = [];
  const texts: string[] = [];
  for (const { start, end } of chosen) {
    const text = file.text.slice(start, end);
    const first = lineOf(lineStarts, start);
    const closed = text === "" || text.endsWith("\n") ? text : `${text}\n`;
    for (let at = 0, line = first; at !== -1 && at < closed.length; at = closed.indexOf("\n", at) + 1 || -1)
      lines.push(line++);
    texts.push(closed);
  }
  const head = { line: (lines[0] ?? 0) + 1, column: 1 };
  return { places: parse ? tryPointers(texts.join("")) : new Map(), lines, head };
}

// Where sections of other entries are left out, the entry is the first of its list in the excerpt.
function withinExcerpt(all: Section[], path: Path): Path {
  const [key, index, ...rest] = path;
  const listed = all.some((section) => section.element && section.keys.length === 1 && section.keys[0] === key);
  return key !== undefined && typeof index === "number" && listed ? [key, 0, ...rest] : path;
}

function partOf(file: SourceFile, path: Path): Part {
  const knowledge = knowledgeOf(file);
  const chosen = path.length === 0 ? knowledge.sections : sectionsOf(knowledge.sections, path);
  const key = chosen.map(({ start }) => start).join(" ");
  const before = knowledge.parts.get(key);
  if (before !== undefined) return before;
  const part = readPart(file, knowledge, chosen, knowledge.parts.size < mostParts);
  knowledge.parts.set(key, part);
  return part;
}

/** Where something stands in a file; the head of what surrounds it where it has no place of its own. Never throws. */
export function locate(file: SourceFile, anchor: Anchor): Position {
  const part = partOf(file, anchor.path);
  const path = withinExcerpt(knowledgeOf(file).sections, anchor.path);
  for (let length = path.length; length > 0; length -= 1) {
    const spot = part.places.get(pointerKey(path.slice(0, length)));
    if (spot === undefined) continue;
    const whole = length === path.length;
    const start = (whole && anchor.part === "value" ? spot.value : spot.key) ?? spot.value;
    return { line: (part.lines[start.line - 1] ?? 0) + 1, column: start.column + 1 };
  }
  return part.head;
}

/** A name for an anchor's field, without the table and the entry's position in it. */
export function fieldOf({ path }: Anchor): string | undefined {
  const within = typeof path[1] === "number" ? path.slice(2) : path.slice(1);
  return within.length === 0 ? undefined : formatPath(within);
}
