/** The three mistakes that leave no game to be played. */
export type ModLoadErrorCode = "core_missing" | "dependency_missing" | "dependency_order";

/** Thrown where the mods cannot be loaded at all; its message says in one sentence what to do. */
export class ModLoadError extends Error {
  readonly code: ModLoadErrorCode;
  constructor(code: ModLoadErrorCode, message: string) {
    super(message);
    this.name = "ModLoadError";
    this.code = code;
  }
}
