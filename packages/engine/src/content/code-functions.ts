import { FUNCTIONS, signatureOf } from "./formula/index.js";

/** A function that code can call, for manuals and editors. */
export interface CodeFunction {
  name: string;
  /** How it is called: `flag(name, scope?)`, where `?` marks what may be left out. */
  signature: string;
  gives: "number" | "boolean" | "creatures";
  /** What it gives, in a sentence. */
  help: string;
  /** Is it for scripts alone? */
  scripts_only: boolean;
}

/** Every function that code can call, in the order of the manual. */
export const CODE_FUNCTIONS: readonly CodeFunction[] = [...FUNCTIONS.values()].map((one) => {
  const { name, gives, help, scriptsOnly = false } = one;
  return { name, signature: signatureOf(one), gives, help, scripts_only: scriptsOnly };
});
