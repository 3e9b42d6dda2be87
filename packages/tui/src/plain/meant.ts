import type { Scene } from "./front.js";

/** Something that can be meant by its number or its name. */
export interface Candidate {
  readonly number: number;
  readonly name: string;
}

/** What was meant, or why that is not plain. */
export type Meant<T> =
  | { readonly kind: "found"; readonly thing: T }
  | { readonly kind: "refused"; readonly lines: readonly string[] };

/**
 * What is meant by a number or by a name, which may be shortened as long as it is the only one that begins so: "gi ra" is
 * the giant rat. What is unknown or ambiguous is refused with the list.
 */
export function meant<T extends Candidate>(
  text: string,
  list: readonly T[],
  { texts }: Pick<Scene, "texts">,
): Meant<T> {
  const found = /^\d{1,6}$/.test(text) ? list.filter(({ number }) => number === Number(text)) : named(text, list);
  const [thing] = found;
  if (thing !== undefined && found.length === 1) return { kind: "found", thing };
  const lines = list.map(({ number, name }) => `${number}  ${name}`);
  return { kind: "refused", lines: [refusal(text, list, texts), ...lines] };
}

function refusal(text: string, list: readonly Candidate[], { plain }: Scene["texts"]): string {
  if (list.length === 0) return plain.nothingToChoose;
  return text === "" ? plain.sayWhich : plain.notOneOf({ text });
}

/** Those whose name is the text, else those of which every word of the text begins a word, in order. */
function named<T extends Candidate>(text: string, list: readonly T[]): T[] {
  const wanted = text.toLowerCase();
  const same = list.filter(({ name }) => name.toLowerCase() === wanted);
  if (same.length > 0) return same;
  const words = wanted.split(/\s+/).filter((word) => word !== "");
  return words.length === 0 ? [] : list.filter(({ name }) => beginsWith(name.toLowerCase().split(/\s+/), words));
}

function beginsWith(name: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) {
    const index = name.findIndex((part, position) => position >= at && part.startsWith(word));
    if (index < 0) return false;
    at = index + 1;
  }
  return true;
}
