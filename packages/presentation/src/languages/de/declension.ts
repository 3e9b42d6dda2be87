import type { Adjective, Noun } from "../noun.js";

// The article of `the` tells the gender. Words that have another ending in `the` than in the name are adjectives (or nouns
// that are declined like them, "der Untote"); of feminine names, whose endings are the same in both, they are those that
// end in -e before another noun. Everything else about a name is kept as it is, but for two endings: -n in the dative of
// several, and -(e)n of weak nouns. A form that these rules get wrong is given by `forms`.

/** The cases that sentences need. */
export type Case = "nom" | "acc" | "dat";

/** Which article stands before a name: der, ein, or none. */
export type Article = "definite" | "indefinite" | "none";

type Gender = "masculine" | "feminine" | "neuter" | "plural";

type ByCase = Readonly<Record<Case, string>>;

const DEFINITE: Readonly<Record<Gender, ByCase>> = {
  masculine: { nom: "der", acc: "den", dat: "dem" },
  feminine: { nom: "die", acc: "die", dat: "der" },
  neuter: { nom: "das", acc: "das", dat: "dem" },
  plural: { nom: "die", acc: "die", dat: "den" },
};

const INDEFINITE: Readonly<Record<Gender, ByCase>> = {
  masculine: { nom: "ein", acc: "einen", dat: "einem" },
  feminine: { nom: "eine", acc: "eine", dat: "einer" },
  neuter: { nom: "ein", acc: "ein", dat: "einem" },
  plural: { nom: "", acc: "", dat: "" },
};

/** Endings of adjectives: gender × case × kind of article. */
const ENDINGS: Readonly<Record<Article, Readonly<Record<Gender, ByCase>>>> = {
  definite: {
    masculine: { nom: "e", acc: "en", dat: "en" },
    feminine: { nom: "e", acc: "e", dat: "en" },
    neuter: { nom: "e", acc: "e", dat: "en" },
    plural: { nom: "en", acc: "en", dat: "en" },
  },
  indefinite: {
    masculine: { nom: "er", acc: "en", dat: "en" },
    feminine: { nom: "e", acc: "e", dat: "en" },
    neuter: { nom: "es", acc: "es", dat: "en" },
    plural: { nom: "e", acc: "e", dat: "en" },
  },
  none: {
    masculine: { nom: "er", acc: "en", dat: "em" },
    feminine: { nom: "e", acc: "e", dat: "er" },
    neuter: { nom: "es", acc: "es", dat: "em" },
    plural: { nom: "e", acc: "e", dat: "en" },
  },
};

/** Masculine nouns that take -(e)n in every case but the nominative, by their end. */
const WEAK = /(?:e|ant|(?<![eE])(?<=\p{L}{3})ist|oge|bär|held|mensch|fürst|graf|prinz|narr|soldat|pirat|herr)$/iu;

/** A name in a case, with an article or without. Where the gender is not known, it is the bare name in every case. */
export function decline(noun: Noun, kase: Case, article: Article): string {
  const gender = genderOf(noun);
  const given = article === "none" ? "" : givenForm(noun, kase);
  if (gender === undefined) return given === "" ? undeclined(noun) : given;
  if (given !== "") return withGivenForm(noun, given, gender, kase, article);
  const words = [
    ...noun.adjectives.map((adjective) => declinedAffix(adjective, gender, kase, article)),
    ...wordsOf(noun, gender).map(({ text, kind }) => {
      if (kind === "adjective") return text + ENDINGS[article][gender][kase];
      return kind === "head" ? declinedNoun(text, gender, kase) : text;
    }),
  ];
  return [articleWord(gender, kase, article), ...words].filter((word) => word !== "").join(" ");
}

/** Several of something, after their number: "Heiltränke", "Scharfe Dolche"; "" where the plural is not known. */
export function declineMany(noun: Noun, kase: Case): string {
  if (noun.many === "") return "";
  const affixes = noun.adjectives.map((adjective) => declinedAffix(adjective, "plural", kase, "none"));
  const words = noun.many.split(" ");
  const adjectives = leadingAdjectives(words);
  const several = kase === "dat" && !isUncountable(noun);
  const declined = words.map((word, index) => {
    if (!several || index > adjectives) return word;
    return index < adjectives ? `${word}n` : declinedNoun(word, "plural", kase);
  });
  return [...affixes, ...declined].join(" ");
}

/** "59 Gold": as many as one, and none of the nouns that are the same in both numbers, as "Wächter" and "Messer". */
export function isUncountable({ name, many }: Noun): boolean {
  return many === name && !/(?:er|el|en|chen|lein)$/.test(name);
}

/** Whether the gender of a name is known, or that it is a proper name: those begin with a capital. */
export function isKnown(noun: Noun): boolean {
  return genderOf(noun) !== undefined || /^\p{Lu}/u.test(noun.the);
}

/** The article that a name begins with, as `the` gives it: the gender; undefined for proper names and what says nothing. */
function genderOf({ the, plural }: Noun): Gender | undefined {
  if (the.startsWith("der ")) return "masculine";
  if (the.startsWith("das ")) return "neuter";
  if (the.startsWith("die ")) return plural ? "plural" : "feminine";
  return undefined;
}

/** A proper name, or one of which nothing is known; its affixes stand behind it, since they cannot be given an ending. */
function undeclined(noun: Noun): string {
  const { name, the, adjectives } = noun;
  const before = adjectives.filter(({ stem }) => stem === "").map((adjective) => adjective.name);
  const behind = adjectives.flatMap(({ stem }) => (stem === "" ? [] : [stem]));
  const own = isKnown(noun) ? the : name;
  return `${[...before, own].join(" ")}${behind.length === 0 ? "" : ` (${behind.join(", ")})`}`;
}

function articleWord(gender: Gender, kase: Case, article: Article): string {
  if (article === "none") return "";
  return (article === "definite" ? DEFINITE : INDEFINITE)[gender][kase];
}

interface Word {
  /** An adjective's is without its ending. */
  readonly text: string;
  readonly kind: "adjective" | "head" | "other";
}

/** The words of a name by what happens to them: adjectives, the noun itself, and what follows it. */
function wordsOf({ name, the }: Noun, gender: Gender): Word[] {
  const weak = the.slice(4).split(" ");
  const strong = name.split(" ");
  const ending = gender === "plural" ? "en" : "e";
  const alike = strong.length === weak.length;
  const adjectives =
    gender === "feminine" ? leadingAdjectives(weak) : weak.findIndex((word, index) => !alike || word === strong[index]);
  const count = adjectives < 0 ? weak.length : adjectives;
  return weak.map((word, index) => {
    if (index < count && word.endsWith(ending)) return { text: word.slice(0, -ending.length), kind: "adjective" };
    return { text: word, kind: index === count ? "head" : "other" };
  });
}

/** How many words at the beginning look like adjectives: they end in -e, and another noun follows. */
function leadingAdjectives(words: readonly string[]): number {
  let count = 0;
  while (count < words.length - 1 && words[count]?.endsWith("e") && /^\p{Lu}/u.test(words[count + 1] ?? "")) count += 1;
  return count;
}

function declinedNoun(word: string, gender: Gender, kase: Case): string {
  if (kase === "nom") return word;
  if (gender === "plural") return kase === "dat" && !/[ns]$/.test(word) ? `${word}n` : word;
  if (gender !== "masculine" || !WEAK.test(word)) return word;
  return /(?:e|herr)$/i.test(word) ? `${word}n` : `${word}en`;
}

function declinedAffix({ stem, name }: Adjective, gender: Gender, kase: Case, article: Article): string {
  if (stem === "") return name;
  // dunkel, dunkles; teuer, teures.
  const short = stem.replace(/el$/, "l").replace(/(?<=[ae]u)er$/, "r");
  return short.charAt(0).toUpperCase() + short.slice(1) + ENDINGS[article][gender][kase];
}

function givenForm({ acc, dat }: Noun, kase: Case): string {
  return kase === "acc" ? acc : kase === "dat" ? dat : "";
}

/** A form that the definition gives, with the article that is asked for, and affixes behind it. */
function withGivenForm(noun: Noun, form: string, gender: Gender, kase: Case, article: Article): string {
  const definite = DEFINITE[gender][kase];
  const bare = form.startsWith(`${definite} `) ? form.slice(definite.length + 1) : form;
  const affixes = noun.adjectives.map((adjective) => declinedAffix(adjective, gender, kase, article));
  return [articleWord(gender, kase, article), ...affixes, bare].filter((word) => word !== "").join(" ");
}
