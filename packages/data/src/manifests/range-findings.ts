import { outOfRange } from "../diagnostics/codes/values.js";
import { formatPath } from "../positions/path.js";
import type { EntryFinding } from "../read/entry-finding.js";
import { isRange, isVersion } from "./versions.js";

/** What a version, and what several of them, must be. */
export const versionWords = {
  one: "three numbers with dots, as in 1.0.0",
  several: "versions as npm writes them, as in ^1.2",
};

type Path = (string | number)[];

// What is longer has been told already.
const longest = 100;

function rangesIn({ depends, optional, conflicts, game }: Readonly<Record<string, unknown>>): [Path, unknown][] {
  const lists = Object.entries({ depends, optional, conflicts });
  const listed = lists.flatMap(([field, list]) =>
    (Array.isArray(list) ? list : []).map((other, at): [Path, unknown] => [[field, at, "version"], other?.version]),
  );
  return [[["game"], game], ...listed];
}

function fault(path: Path, value: unknown, isRight: (text: string) => boolean, words: string): EntryFinding[] {
  if (typeof value !== "string" || value.length > longest || isRight(value)) return [];
  return [{ problem: outOfRange(formatPath(path), value, words), path, part: "value" }];
}

/** What no schema can say of the versions in a manifest. */
export function rangeFindings(table: Readonly<Record<string, unknown>>): EntryFinding[] {
  const ranges = rangesIn(table).flatMap(([path, value]) => fault(path, value, isRange, versionWords.several));
  return [...fault(["version"], table.version, isVersion, versionWords.one), ...ranges];
}
