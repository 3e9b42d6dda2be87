import type { Severity } from "./diagnostic.js";

/** A part of an example: one file of a mod. */
export interface ExampleFile {
  /** Whether it shows the mistake, or how it is mended. */
  kind: "fails" | "mended";
  /** `toml` for a file of a mod, `text` for anything else. */
  language: "toml" | "text";
  /** Path within the mod, "" where there is none. */
  file: string;
  text: string;
}

/** What there is to say about a diagnostic code. */
export interface DiagnosticPage {
  code: string;
  /** `fatal` for what keeps the game from starting. */
  severity: Severity | "fatal";
  /** One clause without a full stop. */
  title: string;
  /** Paragraphs of Markdown. */
  body: readonly string[];
  examples: readonly ExampleFile[];
}
