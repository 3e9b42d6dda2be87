// Words and signs of other languages, with what is written here instead.

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["==", "write == to compare"],
  ["**", "there are no powers"],
  ["/*", "comments begin with //"],
  ["<>", "write != for unequal"],
  ["=", "write == to compare"],
  ["&", 'write && for "and"'],
  ["|", 'write || for "or"'],
  ["^", "there are no powers"],
  [";", "code is one expression, without ;"],
  ["#", "comments begin with //"],
  [".", "numbers begin with a digit, like 0.5"],
  ["“", 'write straight quotes: "'],
  ["”", 'write straight quotes: "'],
  ["„", 'write straight quotes: "'],
  ["‘", "write straight quotes: '"],
  ["’", "write straight quotes: '"],
  ["`", 'write texts in quotes: "'],
  ["≤", "write <="],
  ["≥", "write >="],
  ["≠", "write !="],
  ["−", "write -"],
  ["×", "write *"],
  ["÷", "write /"],
]);

const WORDS: ReadonlyMap<string, string> = new Map([
  ["and", 'write && for "and"'],
  ["or", 'write || for "or"'],
  ["not", 'write ! for "not"'],
  ["if", 'write test ? one : other for "if"'],
  ["then", 'write test ? one : other for "if"'],
  ["else", 'write test ? one : other for "if"'],
  ["True", "write true"],
  ["False", "write false"],
  ["null", "there is no null"],
  ["nil", "there is no null"],
  ["undefined", "there is no null"],
  ["let", "nothing can be assigned"],
  ["var", "nothing can be assigned"],
  ["const", "nothing can be assigned"],
  ["for", "write list.map(e, …) to go through a list"],
  ["while", "write list.map(e, …) to go through a list"],
  ["return", "the value of the code is what it returns"],
  ["function", "there are no functions of your own"],
]);

const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ["size", "write count(list)"],
  ["len", "write count(list)"],
  ["length", "write count(list)"],
  ["random", "write rand()"],
  ["ceil", "write round_up(number)"],
  ["trunc", "write round_down(number)"],
  ["int", "write round_down(number)"],
  ["pow", "there are no powers"],
  ["sqrt", "there are no roots"],
  ["log", "there are no logarithms"],
]);

/** Words that mean nothing here, and can name nothing. */
export const RESERVED: ReadonlySet<string> = new Set(["true", "false", "in", "event", ...WORDS.keys()]);

/** What to write instead of the sign at a place, if that is known. */
export function foreignSign(code: string, offset: number): { hint?: string } {
  return hintOf(SIGNS.get(code.slice(offset - 1, offset + 1)) ?? SIGNS.get(code[offset] ?? ""));
}

/** What to write instead of a word, if that is known. */
export function foreignWord(word: string): { hint?: string } {
  return hintOf(WORDS.get(word));
}

/** What to write instead of calling a function by this name, if that is known. */
export function foreignFunction(name: string): { hint?: string } {
  return hintOf(FUNCTIONS.get(name));
}

function hintOf(hint: string | undefined): { hint?: string } {
  return hint === undefined ? {} : { hint };
}
