/** A name with what its definition says of its grammar, cleaned. Catalogues make phrases of it; lists show `name`. */
export interface Noun {
  /** As it stands in lists, without an article: "Eiserner Wächter". */
  readonly name: string;
  /** With its article, as the subject of a sentence; without one for proper names; "" where nothing is said. */
  readonly the: string;
  /** After a number; the name itself where it cannot be counted; "" where nothing is said. */
  readonly many: string;
  /** Whether the name is one of several. */
  readonly plural: boolean;
  /** Forms of `the` that do not follow the rules; "" where they do. */
  readonly acc: string;
  readonly dat: string;
  /** What affixes put before the name. */
  readonly adjectives: readonly Adjective[];
}

/** An affix before a name. */
export interface Adjective {
  readonly name: string;
  /** Without its ending, where the language has some; "" where nothing is said. */
  readonly stem: string;
}

/** A noun of which nothing but the name is known. */
export function bareNoun(name: string): Noun {
  return { name, the: "", many: "", plural: false, acc: "", dat: "", adjectives: [] };
}
