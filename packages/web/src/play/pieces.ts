import type { FileProblem } from "@rustkeep/data/saves";
import type { Folder } from "../shared/storage-folder.js";

/** A text that grows line by line. */
export interface Pieces {
  readonly text: () => string;
  /** Puts another text in its place. */
  readonly begin: (text: string) => FileProblem | undefined;
  readonly append: (line: string) => FileProblem | undefined;
}

/** A storage writes texts whole: a piece as long as this is begun anew rather than lengthened. In characters. */
const LONGEST = 8192;

/** A growing text in a folder: what it began with under its name, what came later in pieces beside it. */
export function pieces(folder: Folder, name: string): Pieces {
  const pieceName = (index: number): string => `${name}/${String(index).padStart(6, "0")}`;
  let last = 0;
  let tail = "";
  return {
    text: () => [name, ...folder.names(`${name}/`)].map((piece) => folder.read(piece) ?? "").join(""),
    begin: (text) => {
      for (const piece of folder.names(`${name}/`)) folder.remove(piece);
      last = 0;
      tail = "";
      return folder.write(name, text);
    },
    append: (line) => {
      if (tail.length > LONGEST) {
        last += 1;
        tail = "";
      }
      const problem = folder.write(pieceName(last), tail + line);
      if (problem === undefined) tail += line;
      return problem;
    },
  };
}
