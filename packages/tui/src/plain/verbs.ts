import type { Texts } from "@rustkeep/presentation";
import { textsOf } from "@rustkeep/presentation";

/** What can be typed. The catalogues hold the words for each. */
export type Verb = keyof Texts["plain"]["verbs"];

/** A line that was typed: its first word, and what follows. */
export interface Typed {
  /** undefined where the first word is not known. */
  readonly verb: Verb | undefined;
  /** What follows the first word. */
  readonly words: readonly string[];
  /** All numbers of the line, in order. */
  readonly numbers: readonly number[];
  /** Whether the line begins with a number. */
  readonly numeric: boolean;
  /** The whole line, trimmed. */
  readonly text: string;
}

/** Reads a line: words of the player's language and English ones mean the same. */
export function readTyped(line: string, texts: Texts): Typed {
  const text = line.trim();
  const words = text.split(/\s+/).filter((word) => word !== "");
  const first = (words[0] ?? "").toLowerCase();
  return {
    verb: verbOf(first, texts) ?? verbOf(first, textsOf("en")),
    words: words.slice(1),
    numbers: words.filter((word) => /^\d{1,6}$/.test(word)).map(Number),
    numeric: /^\d{1,6}$/.test(first),
    text,
  };
}

function verbOf(word: string, texts: Texts): Verb | undefined {
  const verbs = Object.keys(texts.plain.verbs) as Verb[];
  return verbs.find((verb) => texts.plain.verbs[verb].split(" ").includes(word));
}
