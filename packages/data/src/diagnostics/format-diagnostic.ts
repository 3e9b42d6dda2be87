import { clean } from "./clean.js";
import type { Diagnostic } from "./diagnostic.js";

/** Turns the path of a file on the disk into what is shown of it, such as the way to it from some folder. */
export type ShowPath = (path: string) => string;

const longestPath = 300;

/**
 * Where a finding is: `mod/items.toml:42:1`, or where the file lies on the disk, if that is known and `show` is there to
 * say how it is to be shown.
 */
export function formatPlace(
  { mod, file, path, line, column }: Pick<Diagnostic, "mod" | "file" | "path" | "line" | "column">,
  show?: ShowPath,
): string {
  const within = [mod, file].filter((part) => part !== "").join("/");
  const shown = path === undefined || show === undefined ? within : clean(show(path), longestPath);
  return `${shown}:${line}:${column}`;
}

/** A finding as one line of text: place, entry (or mod, where neither place nor message names it), message, hint. */
export function formatDiagnostic(diagnostic: Diagnostic, show?: ShowPath): string {
  const { mod, path, entry, message } = diagnostic;
  const isNamed = path === undefined || show === undefined || message.includes(mod);
  const subject = entry ?? (isNamed ? "" : mod);
  const about = subject === "" ? "" : `${subject}: `;
  const hint = diagnostic.hint === undefined ? "" : ` (${diagnostic.hint})`;
  return `${formatPlace(diagnostic, show)}: ${about}${message}${hint}`;
}
