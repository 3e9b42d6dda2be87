import { certain } from "../certain.js";
import { formatPath, type Path } from "./path.js";
import { type Section, sections } from "./sections.js";
import type { SourceFile } from "./source-file.js";
import { type Spot, type Spots, scanSection, spotKey } from "./spots.js";
import { offsetWithin, type TextSpot } from "./within-text.js";

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
  /** A place within the value, where that is a text; counts where the lines of the text are lines of the file. */
  within?: TextSpot;
}

// What has been found out about a file. Only files with findings are looked at, and only the entries concerned.
interface Known {
  lineStarts: number[];
  /** The sections of each entry or table, by its name. */
  groups: Map<string, Section[]>;
  /** The group that was looked at last, with the places of its values: findings mostly come entry by entry. */
  last: { name: string; spots: Spots } | undefined;
}

const known = new WeakMap<SourceFile, Known>();

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

// An element of a list of tables is a group of its own, so that a long file is not scanned for one entry. Patches are one
// table deeper than entries.
function groupOf([first, second, third]: Path): string {
  if (typeof second === "number") return `${first} ${second}`;
  return typeof third === "number" ? `${first}.${second} ${third}` : String(first ?? "");
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
  const fresh: Known = { lineStarts: lineStartsOf(file.text), groups: groupsOf(file.text), last: undefined };
  known.set(file, fresh);
  return fresh;
}

function spotsOf(file: SourceFile, knowledge: Known, path: Path): Spots {
  const { groups, last } = knowledge;
  const table = String(path[0] ?? "");
  // A list of tables as a whole is where its first element is; an inline list stands before the first header.
  const name = [groupOf(path), `${table}.${path[1]} 0`, table, `${table} 0`].find((group) => groups.has(group)) ?? "";
  if (last?.name === name) return last.spots;
  const spots: Spots = new Map();
  for (const section of certain(groups.get(name), "a group")) scanSection(spots, file.text, section);
  knowledge.last = { name, spots };
  return spots;
}

/** The spot of a value (`whole`), or of the nearest table or list around it that has one. */
interface FoundSpot {
  spot: Spot;
  whole: boolean;
}

function nearestSpot(spots: Spots, path: Path): FoundSpot | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const spot = spots.get(spotKey(path.slice(0, length)));
    if (spot !== undefined) return { spot, whole: length === path.length };
  }
  return undefined;
}

// By bisection.
function positionOf({ lineStarts }: Known, offset: number): Position {
  const startOf = (line: number) => certain(lineStarts[line], "a line");
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - startOf(low) + 1 };
}

function offsetOf({ text }: SourceFile, { spot, whole }: FoundSpot, { part, within }: Anchor): number {
  if (!whole || part !== "value") return spot.key ?? spot.value;
  return (within && offsetWithin(text, spot.value, within)) ?? spot.value;
}

/** Where something stands in a file; the head of what surrounds it where it has no place of its own. Never throws. */
export function locate(file: SourceFile, anchor: Anchor): Position {
  const knowledge = knowledgeOf(file);
  const found = nearestSpot(spotsOf(file, knowledge, anchor.path), anchor.path);
  return found === undefined ? { line: 1, column: 1 } : positionOf(knowledge, offsetOf(file, found, anchor));
}

/** A name for an anchor's field, without the table and the entry's position in it. */
export function fieldOf({ path }: Anchor): string | undefined {
  const within = path.slice(typeof path[1] === "number" ? 2 : typeof path[2] === "number" ? 3 : 1);
  return within.length === 0 ? undefined : formatPath(within);
}
