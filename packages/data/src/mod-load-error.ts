import type { Diagnostic } from "./diagnostics/diagnostic.js";
import { formatPlace } from "./diagnostics/format-diagnostic.js";
import type { LoadedMod } from "./loaded-mod.js";

/** The mistakes that leave no game to be played. */
export type ModLoadErrorCode =
  | "core_missing"
  | "dependency_missing"
  | "dependency_order"
  | "version_outside_range"
  | "mod_conflict";

/** The place in the manifest of a mod that asks for what cannot be. */
export interface LoadFault extends Pick<Diagnostic, "file" | "path" | "line" | "column"> {
  mod: LoadedMod;
}

/** What is wrong, and where it is written if it is written anywhere. */
export interface ModLoadProblem extends Partial<LoadFault>, Pick<Diagnostic, "hint"> {
  /** One sentence that says what to do, the likeliest way first. */
  message: string;
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
    const { message, hint } = problem;
    const place = problem.mod === undefined ? "" : `${formatPlace(diagnostic, (path) => path)}: `;
    super(`${place}${message}${hint === undefined ? "" : ` (${hint})`}`);
    this.name = "ModLoadError";
    this.code = code;
    this.diagnostic = diagnostic;
    this.mod = problem.mod;
  }
}
