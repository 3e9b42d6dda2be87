import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { FileProblem } from "./files/file-problem.js";
import type { ModChange } from "./save/mod-changes.js";
import type { PruneFinding } from "./save/prune-finding.js";

/** What a log may tell of: a finding in a mod, or something about the saved run. */
export type LogFinding = Diagnostic | PruneFinding | ModChange;

/** `nothing`: there was no error or warning, so no log was written. */
export type LoadLogResult =
  | { kind: "nothing" }
  | { kind: "written"; path: string }
  | { kind: "problem"; problem: FileProblem };
