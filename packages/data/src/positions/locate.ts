import { formatPath, type Path } from "./path.js";
import { type Section, sections } from "./sections.js";
import type { SourceFile } from "./source-file.js";
import { type Spot, type Spots, scanSection, spotKey } from "./spots.js";

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

// What has been found out about a file. Only files with findings are looked at, and only the entries concerned.
interface Known {
  lineStarts: number[];
  /** The sections of each entry or table, by its name. */
  groups: Map<string, Section[]>;
  /** The places of the values in a group, by the same name. */
  spots: Map<string, Spots>;
}

const known = new WeakMap<SourceFile, Known>();

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

// An element of a list of tables is a group of its own, so that a long file is not scanned for one entry.
function groupOf([first, second]: Path): string {
  return typeof second === "number" ? `${first} ${second}` : String(first ?? "");
}

function groupsOf(text: string): Map<string, Section[]> {
  const groups = new Map<string, Section[]>();
  for (const section of sections(text)) {
    const name = groupOf(section.path);
    const others = groups.get(name);
    if (others === undefined) groups.set(name, [section]);
    else others.push(section);
  }
  return groups;
}

function knowledgeOf(file: SourceFile): Known {
  const before = known.get(file);
  if (before !== undefined) return before;
  const fresh: Known = { lineStarts: lineStartsOf(file.text), groups: groupsOf(file.text), spots: new Map() };
  known.set(file, fresh);
  return fresh;
}

function spotsOf(file: SourceFile, { groups, spots }: Known, path: Path): Spots {
  const table = String(path[0] ?? "");
  // A list of tables as a whole is where its first element is; an inline list stands before the first header.
  const name = [groupOf(path), table, `${table} 0`].find((group) => groups.has(group)) ?? "";
  const before = spots.get(name);
  if (before !== undefined) return before;
  const fresh: Spots = new Map();
  for (const section of groups.get(name) ?? []) scanSection(fresh, file.text, section);
  spots.set(name, fresh);
  return fresh;
}

// The spot of a value, or of the nearest table or list around it that has one.
function nearestSpot(spots: Spots, path: Path): { spot: Spot; whole: boolean } | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const spot = spots.get(spotKey(path.slice(0, length)));
    if (spot !== undefined) return { spot, whole: length === path.length };
  }
  return undefined;
}

// The line (from 0) of an offset, by bisection.
function lineOf(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where something stands in a file; the head of what surrounds it where it has no place of its own. Never throws. */
export function locate(file: SourceFile, { path, part }: Anchor): Position {
  const knowledge = knowledgeOf(file);
  const found = nearestSpot(spotsOf(file, knowledge, path), path);
  if (found === undefined) return { line: 1, column: 1 };
  const { spot, whole } = found;
  const offset = (whole && part === "value" ? spot.value : spot.key) ?? spot.value;
  const line = lineOf(knowledge.lineStarts, offset);
  return { line: line + 1, column: offset - (knowledge.lineStarts[line] ?? 0) + 1 };
}

/** A name for an anchor's field, without the table and the entry's position in it. */
export function fieldOf({ path }: Anchor): string | undefined {
  const within = typeof path[1] === "number" ? path.slice(2) : path.slice(1);
  return within.length === 0 ? undefined : formatPath(within);
}
