// Control characters, bidirectional marks and overrides, line separators, lone surrogates, and what is not a character.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

/**
 * Makes text of unknown origin fit to be shown in one line of a terminal: what does not print is written as `\u{…}`, and
 * what is longer than `limit` characters is cut.
 */
export function clean(text: string, limit = 80): string {
  const cut = text.length > limit ? `${text.slice(0, limit)}…` : text;
  return cut.replace(unprintable, escaped);
}

/** A value from a mod, shortly and cleaned, as it might stand in its file. */
export function quote(value: unknown, limit = 60): string {
  if (typeof value === "string") return `"${clean(value, limit)}"`;
  if (Array.isArray(value)) return value.length === 0 ? "[]" : "a list";
  if (value instanceof Date) return "a date";
  if (value !== null && typeof value === "object") return "a table";
  return clean(String(value), limit);
}
