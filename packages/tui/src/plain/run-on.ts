/** Phrases and sentences run on in one line, each with a full stop where it has no end of its own. */
export function runOn(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => (/[.!?…”“]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
