/** Phrases and sentences run on in one line, each with a capital and, where it has no end of its own, a full stop. */
export function runOn(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .map((part) => (/[.!?…”“]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
