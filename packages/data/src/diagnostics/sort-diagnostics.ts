import type { Report } from "../report.js";
import type { Diagnostic } from "./diagnostic.js";

// Told of what is gone because something else is.
const consequences = ["lost_reference", "empty_creature_list"];

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * The findings of a load mod by mod, and for each mod causes before consequences: what is wrong with its entries by
 * themselves, then what does not fit together, each by file and place. Mods that are not loaded come first: what is said
 * about them may explain the rest.
 * @param mods ids in load order
 */
export function sortDiagnostics({ diagnostics, parts }: Report, mods: readonly string[]): Diagnostic[] {
  const order = new Map(mods.map((id, index) => [id, index]));
  const ranked = diagnostics.map((diagnostic, index) => ({
    diagnostic,
    mod: order.get(diagnostic.mod) ?? -1,
    part: parts.filter((start) => start <= index).length,
    depth: consequences.includes(diagnostic.code) ? 1 : 0,
  }));
  ranked.sort((one, other) => {
    const [here, there] = [one.diagnostic, other.diagnostic];
    return (
      one.mod - other.mod ||
      compare(here.mod, there.mod) ||
      one.part - other.part ||
      one.depth - other.depth ||
      compare(here.file, there.file) ||
      here.line - there.line ||
      here.column - there.column
    );
  });
  return ranked.map(({ diagnostic }) => diagnostic);
}
