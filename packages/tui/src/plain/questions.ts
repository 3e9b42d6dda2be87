import { type Front, tellAll, textsNow } from "./front.js";
import { meant } from "./meant.js";
import { readTyped } from "./verbs.js";

/** Lines with numbers before them, from 1. */
export function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index + 1}  ${line}`);
}

/** What came of a question: an answer, the wish to go back, or to leave, as at the end of input. */
export type Answer<T> =
  | { readonly kind: "given"; readonly value: T }
  | { readonly kind: "back" }
  | { readonly kind: "left" };

/** Wraps an answer. */
export function given<T>(value: T): Answer<T> {
  return { kind: "given", value };
}

/** An entry of a list to choose from; its line says more than its name. */
export interface Entry {
  readonly name: string;
  readonly line: string;
}

/**
 * Tells a list and asks for `count` different entries of it, by their numbers or, for one, by words of its name, again until
 * the answer fits. Answers positions from 0.
 */
export async function askEntries(front: Front, entries: readonly Entry[], count: number): Promise<Answer<number[]>> {
  const lines = numbered(entries.map(({ line }) => line));
  for (;;) {
    tellAll(front, lines);
    const line = await front.io.ask("> ");
    if (line === undefined) return { kind: "left" };
    const texts = textsNow(front);
    const { verb, words: more } = readTyped(line, texts);
    if (verb === "back" && more.length === 0) return { kind: "back" };
    if (verb === "quit" && more.length === 0) return { kind: "left" };
    const picked = pickedEntries(line, entries, count, front);
    if (picked !== undefined) return given(picked);
    front.io.tell(
      verb === "help"
        ? texts.plain.chooseHelp({ maximum: entries.length })
        : texts.plain.number({ maximum: entries.length }),
    );
  }
}

function pickedEntries(line: string, entries: readonly Entry[], count: number, front: Front): number[] | undefined {
  const words = line.split(/[\s,]+/).filter((word) => word !== "");
  const numbers = [...new Set(words.map((word) => (/^\d{1,6}$/.test(word) ? Number(word) - 1 : -1)))];
  if (numbers.length === count && numbers.every((index) => index >= 0 && index < entries.length)) return numbers;
  if (count !== 1 || words.length === 0) return undefined;
  const named = entries.map(({ name }, index) => ({ name, number: index + 1 }));
  const found = meant(words.join(" "), named, { texts: textsNow(front) });
  return found.kind === "found" ? [found.thing.number - 1] : undefined;
}

/** Asks for yes or no, until the answer is one of them. undefined at the end of input. */
export async function askYes(front: Front, question: string): Promise<boolean | undefined> {
  const { plain } = textsNow(front);
  for (;;) {
    const line = await front.io.ask(plain.confirm({ question }));
    if (line === undefined) return undefined;
    const word = line.trim().toLowerCase();
    if (plain.yesWords.split(" ").includes(word)) return true;
    if (plain.noWords.split(" ").includes(word)) return false;
    front.io.tell(plain.yesOrNo);
  }
}
