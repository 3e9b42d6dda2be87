import type { Share } from "@rustkeep/bot";

/** Where the cells of a column stand. */
export type Alignment = "left" | "right";

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** Rows as lines with aligned columns, two spaces between them. Columns without an alignment are left-aligned. */
export function table(rows: readonly (readonly string[])[], alignments: readonly Alignment[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, [...cell].length);
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const padding = " ".repeat((widths[at] ?? 0) - [...cell].length);
        return alignments[at] === "right" ? padding + cell : cell + padding;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** Two blocks of lines side by side, the second from a column on. */
export function beside(left: readonly string[], right: readonly string[], column: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? "").padEnd(column)}${right[at] ?? ""}`.trimEnd(),
  );
}

/** A bar for a share 0..1; `width` characters are the whole. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share || 0)) * width * 8);
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}

/** A share in percent, as in `38.2 %`. */
export function percent(share: number): string {
  return Number.isNaN(share) ? "–" : `${(100 * share).toFixed(1)} %`;
}

/** The interval of a share in percent, as in `36–41`. */
export function interval({ low, high }: Share): string {
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
}

/** A number with at most so many decimals; a dash for none. */
export function number(value: number, decimals = 1): string {
  if (Number.isNaN(value)) return "–";
  return value.toLocaleString("en-US", { maximumFractionDigits: decimals, minimumFractionDigits: decimals });
}

/** A mean with half its interval, as in `6.2 ±0.1`. */
export function mean({ mean: value, margin }: { mean: number; margin: number }, decimals = 1): string {
  return Number.isNaN(margin) ? number(value, decimals) : `${number(value, decimals)} ±${number(margin, decimals)}`;
}
