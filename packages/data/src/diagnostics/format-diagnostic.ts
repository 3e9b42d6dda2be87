import type { Diagnostic } from "./diagnostic.js";

/** Where a finding is, as in `mod/items.toml:42:1`. */
export function formatPlace({ mod, file, line, column }: Pick<Diagnostic, "mod" | "file" | "line" | "column">): string {
  const path = [mod, file].filter((part) => part !== "").join("/");
  return `${path}:${line}:${column}`;
}

/** A finding as one line of text: place, entry, message, hint. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const entry = diagnostic.entry === undefined ? "" : `${diagnostic.entry}: `;
  const hint = diagnostic.hint === undefined ? "" : ` (${diagnostic.hint})`;
  return `${formatPlace(diagnostic)}: ${entry}${diagnostic.message}${hint}`;
}
