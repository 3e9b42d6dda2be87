import { type AST, parseTOML } from "toml-eslint-parser";
import type { Path } from "./path.js";

/** Line from 1, column from 0. */
interface Start {
  line: number;
  column: number;
}

/** Where a value stands: its key (or the header that makes the table), and the value itself. */
interface Spot {
  key?: Start;
  value: Start;
}

/** Places of all values of a text, by path. */
export type Pointers = ReadonlyMap<string, Spot>;

/** The text by which a path is found in `Pointers`. */
export function pointerKey(path: Path): string {
  return path.map((key) => String(key).length + String.fromCharCode(0) + key).join("");
}

type Spots = Map<string, Spot>;

// The first definition wins: a table may be opened again by a later header.
function note(spots: Spots, path: Path, spot: Spot): void {
  const key = pointerKey(path);
  if (!spots.has(key)) spots.set(key, spot);
}

function readKeys(spots: Spots, base: Path, { key, value }: AST.TOMLKeyValue): void {
  const path: (string | number)[] = [...base];
  for (const part of key.keys) {
    path.push(part.type === "TOMLBare" ? part.name : part.value);
    const last = part === key.keys.at(-1);
    note(spots, path, { key: part.loc.start, value: last ? value.loc.start : part.loc.start });
  }
  readValue(spots, path, value);
}

function readValue(spots: Spots, path: Path, value: AST.TOMLContentNode): void {
  if (value.type === "TOMLInlineTable") for (const pair of value.body) readKeys(spots, path, pair);
  if (value.type !== "TOMLArray") return;
  for (const [index, element] of value.elements.entries()) {
    note(spots, [...path, index], { value: element.loc.start });
    readValue(spots, [...path, index], element);
  }
}

function readTable(spots: Spots, table: AST.TOMLTable): void {
  const path = table.resolvedKey;
  const spot = { key: table.key.loc.start, value: table.loc.start };
  for (let length = 1; length <= path.length; length += 1) note(spots, path.slice(0, length), spot);
  for (const pair of table.body) readKeys(spots, path, pair);
}

/**
 * The places of all values of a TOML text.
 * @throws whatever the parser throws where the text is not what it takes for TOML
 */
export function pointers(text: string): Pointers {
  const spots: Spots = new Map();
  const [root] = parseTOML(text, { tomlVersion: "1.1.0" }).body;
  for (const node of root.body) {
    if (node.type === "TOMLTable") readTable(spots, node);
    else readKeys(spots, [], node);
  }
  return spots;
}
