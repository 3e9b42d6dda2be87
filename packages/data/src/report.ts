import { clean } from "./diagnostics/clean.js";
import type { Diagnostic, Problem } from "./diagnostics/diagnostic.js";
import { type Anchor, fieldOf, locate } from "./positions/locate.js";
import type { SourceFile } from "./positions/source-file.js";

/** Where a problem is, before anybody has asked for lines and columns. */
export interface Place {
  /** Id of the mod, or its folder's name. */
  mod: string;
  file: SourceFile;
  anchor: Anchor;
  /** Full id of the entry concerned. */
  entry?: string;
}

/** Collects the findings of a load. */
export interface Report {
  readonly diagnostics: Diagnostic[];
  /** How many findings there were when each further part of the load began. */
  readonly parts: number[];
  /** Begins another part of the load; what it finds may follow from what was found before. */
  beginPart(): void;
  /** Adds a problem at a value. */
  add(place: Place, problem: Problem): void;
  /** Adds a problem at a line and column. */
  addAt(where: { mod: string; file: string; line: number; column: number }, problem: Problem): void;
}

const longestPath = 200;

/** An empty report. Names of folders and files are cleaned on their way into it. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const parts: number[] = [];
  return {
    diagnostics,
    parts,
    beginPart() {
      parts.push(diagnostics.length);
    },
    add({ mod, file, anchor, entry }, problem) {
      const field = fieldOf(anchor);
      diagnostics.push({
        ...problem,
        mod: clean(mod),
        file: clean(file.name, longestPath),
        ...locate(file, anchor),
        ...(entry === undefined ? {} : { entry }),
        ...(field === undefined ? {} : { field }),
      });
    },
    addAt(where, problem) {
      diagnostics.push({ ...problem, ...where, mod: clean(where.mod), file: clean(where.file, longestPath) });
    },
  };
}
