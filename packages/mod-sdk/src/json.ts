// Control and format characters, line separators, lone surrogates: legal in JSON, but not harmless in a terminal.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

function escaped(character: string): string {
  return [...Array(character.length).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
    .join("");
}

/** A value as JSON in one line that can be shown in a terminal whatever texts it holds. */
export function json(value: unknown): string {
  return JSON.stringify(value).replace(unprintable, escaped);
}
