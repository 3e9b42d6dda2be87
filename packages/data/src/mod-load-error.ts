import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { formatDiagnostic } from "./diagnostics/format-diagnostic.js";
import type { LoadedMod } from "./loaded-mod.js";

/** The three mistakes that leave no game to be played. */
export type ModLoadErrorCode = "core_missing" | "dependency_missing" | "dependency_order";

/** What is wrong, and where it is written if it is written anywhere. */
export interface ModLoadProblem extends Partial<Pick<Diagnostic, "file" | "line" | "column" | "field" | "hint">> {
  /** One sentence that says what to do. */
  message: string;
  /** The mod whose manifest asks for what cannot be. */
  mod?: LoadedMod;
}

function asDiagnostic(code: ModLoadErrorCode, { mod, file = "", line = 1, column = 1, ...rest }: ModLoadProblem) {
  return { severity: "error", code, mod: mod?.id ?? "", file, line, column, ...rest } satisfies Diagnostic;
}

/** Thrown where the mods cannot be loaded at all; its message says where the mistake is and what to do, in one line. */
export class ModLoadError extends Error {
  readonly code: ModLoadErrorCode;
  /** The same as a finding; without a mod, `mod` and `file` are "". */
  readonly diagnostic: Diagnostic;
  /** The mod whose manifest asks for what cannot be, undefined where it is none's fault. */
  readonly mod: LoadedMod | undefined;
  constructor(code: ModLoadErrorCode, problem: ModLoadProblem) {
    const diagnostic = asDiagnostic(code, problem);
    super(problem.mod === undefined ? problem.message : formatDiagnostic(diagnostic));
    this.name = "ModLoadError";
    this.code = code;
    this.diagnostic = diagnostic;
    this.mod = problem.mod;
  }
}
