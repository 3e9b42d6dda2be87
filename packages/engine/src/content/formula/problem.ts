/** A place inside the text of a formula or script, in UTF-16 units from its beginning. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** What is wrong with a formula or script, so that it is not accepted. */
export interface FormulaProblem extends Span {
  /** What is wrong, in English, without the remedy. May quote the code, which is uncleaned. */
  readonly message: string;
  /** The remedy, where one is known. */
  readonly hint?: string;
  /** A word that does not exist, and those that might have been meant; one that is near is a better remedy than the hint. */
  readonly misspelt?: { readonly word: string; readonly known: readonly string[] };
}

type Help = Pick<FormulaProblem, "hint" | "misspelt">;

/** Carries a problem from where it is found to `read`, which answers it as a value. */
export class Refusal extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Gives up reading the code because of what stands at a place. */
export function refuse({ offset, length }: Span, message: string, help: Help = {}): never {
  throw new Refusal({ message, ...help, offset, length });
}

/** The remedy for a word that does not exist. */
export function misspelt(word: string, known: Iterable<string>): Help {
  return { misspelt: { word, known: [...known] } };
}

/** A whole number with commas, as in messages. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}
