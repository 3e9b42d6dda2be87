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

/** A place whose line and column are known. */
export interface Spot {
  /** Id of the mod, or its folder's name. */
  mod: string;
  /** Its name is "" where a folder is meant. */
  file: Omit<SourceFile, "text">;
  line: number;
  column: number;
}

/** Collects the findings of a load. */
export interface Report {
  readonly diagnostics: Diagnostic[];
  /** How many findings there were when each further part of the load began. */
  readonly parts: number[];
  /** Begins another part of the load; what it finds may follow from what was found before. */
  beginPart(): void;
  /** Adds a problem at a value; one that has been told of the same place is not told again. */
  add(place: Place, problem: Problem): void;
  /** Adds a problem at a line and column. */
  addAt(where: Spot, problem: Problem): void;
}

const longestPath = 200;

/** An empty report. Names of folders and files are cleaned on their way into it. */
export function createReport(): Report {
  const diagnostics: Diagnostic[] = [];
  const parts: number[] = [];
  const told = new Set<string>();
  return {
    diagnostics,
    parts,
    beginPart() {
      parts.push(diagnostics.length);
    },
    add({ mod, file, anchor, entry }, problem) {
      const field = fieldOf(anchor);
      const where = { mod: clean(mod), file: clean(file.name, longestPath), ...locate(file, anchor) };
      const name = JSON.stringify([where, problem.code, problem.message]);
      if (told.has(name)) return;
      told.add(name);
      diagnostics.push({
        ...problem,
        ...where,
        ...(entry === undefined ? {} : { entry }),
        ...(field === undefined ? {} : { field }),
        ...onDisk(file),
      });
    },
    addAt({ mod, file, line, column }, problem) {
      const place = { mod: clean(mod), file: clean(file.name, longestPath), line, column };
      diagnostics.push({ ...problem, ...place, ...onDisk(file) });
    },
  };
}

function onDisk({ path }: Omit<SourceFile, "text">): { path?: string } {
  return path === undefined ? {} : { path };
}
