/** `error`: something was dropped; `warning`: loaded, but surely not as meant; `notice`: worth knowing. */
export type Severity = "error" | "warning" | "notice";

/** What is wrong, without the place. */
export interface Problem {
  severity: Severity;
  /** Stable; `docs/diagnostics/<code>.md` explains it. */
  code: string;
  /** One sentence without a full stop, in English, free of control characters. */
  message: string;
  /** What may help, as a question or a short clause. */
  hint?: string;
}

/** One finding of a load, with its place. */
export interface Diagnostic extends Problem {
  /** Id of the mod that it is about, its folder's name where it has none, "" where it is about no mod. */
  mod: string;
  /** Path of the file within the mod (or of the file itself where `mod` is ""), with slashes. */
  file: string;
  /** Where the file (or folder) lies on the disk, absolute and as it is: to be cleaned before it is shown. */
  path?: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  /** Full id of the entry concerned. */
  entry?: string;
  /** The field concerned within the entry, as in `actions[0].amount`. */
  field?: string;
}
