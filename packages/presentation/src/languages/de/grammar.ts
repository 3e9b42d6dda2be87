import type { Noun } from "../noun.js";
import type { Party } from "../party.js";
import { type Case, decline, declineMany, isKnown, isUncountable } from "./declension.js";

/** "den Eisernen Wächter". */
export function acc(noun: Noun): string {
  return decline(noun, "acc", "definite");
}

/** "dem Eisernen Wächter". */
export function dat(noun: Noun): string {
  return decline(noun, "dat", "definite");
}

/** As it stands in lists: "Scharfes Eisenschwert", "Eiserner Wächter". */
export function listed(noun: Noun): string {
  return noun.adjectives.length === 0 ? noun.name : decline(noun, "nom", "none");
}

/** One of something, or some: "einen Heiltrank", "Gold", "Abgetragene Stiefel". */
export function some(noun: Noun, kase: Case): string {
  return decline(noun, kase, isKnown(noun) && !isUncountable(noun) ? "indefinite" : "none");
}

/** So and so many of something: "einen Versiegelten Brief", "59 Gold", "2 Heiltränke", "Abgetragene Stiefel". */
export function counted(noun: Noun, count: number | string, kase: Case): string {
  if (count === 1) return some(noun, kase);
  const many = declineMany(noun, kase);
  return many === "" ? times(listed(noun), count) : `${count} ${many}`;
}

/** A name with a number behind it. */
export function times(name: string, count: number | string): string {
  return count === 1 ? name : `${name} ×${count}`;
}

/** A preposition before a name in the dative, run together with the article where German does so: "vom", "zur", "an der". */
export function preposition(word: string, phrase: string): string {
  const joined: Readonly<Record<string, string>> = {
    "von dem ": "vom ",
    "zu dem ": "zum ",
    "zu der ": "zur ",
    "an dem ": "am ",
    "in dem ": "im ",
  };
  const [article = ""] = phrase.split(" ");
  const short = joined[`${word} ${article} `];
  return short === undefined ? `${word} ${phrase}` : short + phrase.slice(article.length + 1);
}

const HERO: Readonly<Record<Case, string>> = { nom: "du", acc: "dich", dat: "dir" };
const NOBODY: Readonly<Record<Case, string>> = { nom: "niemand", acc: "niemanden", dat: "niemandem" };

/** Somebody in a case: "du", "der Riesenratte", "dem Eisernen Wächter 2". */
export function somebody(party: Party, kase: Case): string {
  if (party.kind === "hero") return HERO[kase];
  if (party.kind === "nobody") return NOBODY[kase];
  const phrase = decline(party.noun, kase, "definite");
  return party.number === 0 ? phrase : `${phrase} ${party.number}`;
}

/** Somebody at the start of a sentence: "Du", "Die Riesenratte". */
export function subject(party: Party): string {
  return capital(somebody(party, "nom"));
}

/** The form of a verb that goes with somebody: "triffst", "trifft", "treffen". */
export function verb(party: Party, du: string, singular: string, plural: string): string {
  if (party.kind === "hero") return du;
  return party.kind === "enemy" && party.noun.plural ? plural : singular;
}

/** With a capital, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An adjective or participle within a sentence: "vergiftet", "unter Strom". */
export function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A name within a sentence: an adjective before its noun loses its capital, "kritische Chance". */
export function inPassing(name: string): string {
  return /^\p{Lu}\p{Ll}+(?:e|er|es) \p{Lu}/u.test(name) ? lowered(name) : name;
}

/** The singular for 1, else the plural. */
export function plural(count: number | string, one: string, many: string): string {
  return count === 1 ? one : many;
}
