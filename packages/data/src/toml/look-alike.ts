/** A character that looks like another one, which is meant. */
export interface LookAlike {
  /** UTF-16 units before it in the line. */
  readonly at: number;
  /** What it is: "a no-break space (U+00A0)". */
  readonly name: string;
  /** What to do about it. */
  readonly hint: string;
}

const ORDINARY_SPACE = "write an ordinary space";
const ORDINARY_QUOTE = 'write " (a straight quote)';

/** What word processors and web pages put in the place of plain signs, with what it is called and what is meant. */
const LOOK_ALIKES: Readonly<Record<string, readonly [name: string, hint: string]>> = {
  "\u00a0": ["a no-break space", ORDINARY_SPACE],
  "\u2002": ["an en space", ORDINARY_SPACE],
  "\u2003": ["an em space", ORDINARY_SPACE],
  "\u2007": ["a figure space", ORDINARY_SPACE],
  "\u2009": ["a thin space", ORDINARY_SPACE],
  "\u202f": ["a narrow no-break space", ORDINARY_SPACE],
  "\u3000": ["an ideographic space", ORDINARY_SPACE],
  "\u200b": ["a zero-width space", "take it away"],
  "\u200c": ["a zero-width non-joiner", "take it away"],
  "\u200d": ["a zero-width joiner", "take it away"],
  "\u2060": ["a word joiner", "take it away"],
  "\u00ad": ["a soft hyphen", "take it away"],
  "\ufeff": ["a byte order mark", "take it away"],
  "\u201c": ["a curly quote", ORDINARY_QUOTE],
  "\u201d": ["a curly quote", ORDINARY_QUOTE],
  "\u201e": ["a low quote", ORDINARY_QUOTE],
  "\u00ab": ["a pointed quote", ORDINARY_QUOTE],
  "\u00bb": ["a pointed quote", ORDINARY_QUOTE],
  "\u2018": ["a curly quote", ORDINARY_QUOTE],
  "\u2019": ["a curly quote", ORDINARY_QUOTE],
  "\u2013": ["a dash", "write - (a minus)"],
  "\u2014": ["a dash", "write - (a minus)"],
  "\u2212": ["a minus of another kind", "write - (a minus)"],
  "\uff1d": ["a full-width equals sign", "write ="],
  "\uff0c": ["a full-width comma", "write ,"],
};

/**
 * The character of a line that only looks like what TOML wants, nearest to the place where reading had to stop; undefined
 * where there is none.
 */
export function lookAlikeIn(line: string, stoppedAt: number): LookAlike | undefined {
  let found: LookAlike | undefined;
  for (const [at, char] of [...line].entries()) {
    const known = Object.hasOwn(LOOK_ALIKES, char) ? LOOK_ALIKES[char] : undefined;
    if (known === undefined) continue;
    if (found !== undefined && Math.abs(found.at - stoppedAt) <= Math.abs(at - stoppedAt)) continue;
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    found = { at, name: `${known[0]} (U+${code})`, hint: known[1] };
  }
  return found;
}
