/** The rows of a layout; blank lines and carriage returns do not count. */
export function layoutRows(layout: string): string[] {
  return layout
    .replaceAll("\r", "")
    .split("\n")
    .filter((row) => row.trim() !== "");
}

/** The line of a layout's text that each of its rows is, from 0. */
export function layoutLines(layout: string): number[] {
  return layout.split("\n").flatMap((row, line) => (row.trim() === "" ? [] : [line]));
}

/** How often a character stands in a layout. */
export function countMarks(layout: string, mark: string): number {
  return layout.split(mark).length - 1;
}
