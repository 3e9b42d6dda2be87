import type { Texts } from "@rustkeep/presentation";
import { textsOf } from "@rustkeep/presentation";

/** What can be typed. The catalogues hold the words for each. */
export type Verb = keyof Texts["plain"]["verbs"];

/** A line that was typed: its first word, and what follows. */
export interface Typed {
  /** undefined where the first word is not known. */
  readonly verb: Verb | undefined;
  /** What follows the first word, with single spaces. */
  readonly rest: string;
  /** The same, word by word. */
  readonly words: readonly string[];
  /** Whether the line begins with a number. */
  readonly numeric: boolean;
  /** The whole line, with single spaces. */
  readonly text: string;
}

/** Reads a line: words of the player's language and English ones mean the same, but single letters are the language's own. */
export function readTyped(line: string, texts: Texts): Typed {
  const all = line.split(/\s+/).filter((word) => word !== "");
  const first = (all[0] ?? "").toLowerCase();
  const words = all.slice(1);
  const english = /^\p{L}$/u.test(first) ? undefined : verbOf(first, textsOf("en"));
  return {
    verb: verbOf(first, texts) ?? english,
    rest: words.join(" "),
    words,
    numeric: isCount(first),
    text: all.join(" "),
  };
}

/** Whether a word is a whole number. */
export function isCount(word: string): boolean {
  return /^\d{1,6}$/.test(word);
}

function verbOf(word: string, texts: Texts): Verb | undefined {
  const verbs = Object.keys(texts.plain.verbs) as Verb[];
  return verbs.find((verb) => texts.plain.verbs[verb].split(" ").includes(word));
}
