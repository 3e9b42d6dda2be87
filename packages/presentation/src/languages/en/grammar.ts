import type { Noun } from "../noun.js";
import type { Party } from "../party.js";

/** A word that begins with a capital and goes on in small letters loses the capital; "Old Marrow" and "USB" keep theirs. */
export function lowered(name: string): string {
  const [first = ""] = name.split(" ");
  return isProper(name) || !/^\p{Lu}\P{Lu}*$/u.test(first) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Names of which more than one word begins with a capital are taken for proper names: "Old Marrow", "Ash-King". */
function isProper(name: string): boolean {
  return name.split(/[\s-]/).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
}

/** As it stands in lists: "Flaming dagger". */
export function listed({ adjectives, name }: Noun): string {
  return [...adjectives.map((adjective) => adjective.name), name]
    .map((word, index) => (index === 0 ? word : lowered(word)))
    .join(" ");
}

/** The name with its definite article, or without where it is a proper name: "the giant rat", "Old Grinner", "the sharp Oathkeeper". */
export function the(noun: Noun): string {
  const bare = articleOf(noun) === "" && noun.adjectives.length === 0;
  return bare ? ownWords(noun) : `the ${ownWords(noun)}`;
}

/** The name with its indefinite article: "a healing potion", "an iron sword", "worn boots", "Old Grinner". */
export function a(noun: Noun): string {
  const words = ownWords(noun);
  if (articleOf(noun) === "") return the(noun);
  if (noun.plural || isUncountable(noun)) return words;
  return `${startsWithVowel(words) ? "an" : "a"} ${words}`;
}

/** So and so many of something: "a healing potion", "59 gold", "2 healing potions". */
export function counted(noun: Noun, count: number | string): string {
  if (count === 1) return a(noun);
  if (noun.plural && noun.many === "") return times(ownWords(noun), count);
  const many = noun.many === "" ? manyOf(noun.name) : noun.many;
  return [count, ...noun.adjectives.map((adjective) => lowered(adjective.name)), lowered(many)].join(" ");
}

/** A name with a number behind it. */
export function times(name: string, count: number | string): string {
  return count === 1 ? name : `${name} ×${count}`;
}

/** "the" or "": what `the` begins with, else what the name looks like. */
function articleOf({ name, the: given }: Noun): "the" | "" {
  if (given !== "") return given.startsWith("the ") ? "the" : "";
  return isProper(name) && !/^the\s/i.test(name) ? "" : "the";
}

/** The name within a sentence, without an article. */
function ownWords({ name, the: given, adjectives }: Noun): string {
  const own = given === "" ? lowered(name.replace(/^the\s+/i, "")) : given.replace(/^the /, "");
  return [...adjectives.map((adjective) => lowered(adjective.name)), own].join(" ");
}

function isUncountable({ name, many }: Noun): boolean {
  return many !== "" && many.toLowerCase() === name.toLowerCase();
}

/** The regular plural of the noun, which stands before "of" or at the end: "flasks of oil", "healing potions". */
function manyOf(name: string): string {
  const [, head = name, rest = ""] = /^(.*?)( (?:of|with|in|for) .*)?$/u.exec(name) ?? [];
  const plural = /(?:[sxz]|[cs]h)$/i.test(head)
    ? `${head}es`
    : /[^aeiou]y$/i.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`;
  return plural + rest;
}

/** Letters that are read out ("an NPC") and words that begin with "you" ("a unicorn", "a USB drone") included. */
function startsWithVowel(words: string): boolean {
  const [first = ""] = words.split(/[\s-]/);
  if (/^\p{Lu}{2,}$/u.test(first)) return /^[AEFHILMNORSX]/.test(first);
  return /^[aeiou]/i.test(first) && !/^(?:uni|use|eu|one)/i.test(first);
}

/** "you", "nobody", "the giant rat"; "giant rat 2" where a number tells it from others of its kind. */
export function object(party: Party): string {
  if (party.kind === "hero") return "you";
  if (party.kind === "nobody") return "nobody";
  if (party.number === 0) return the(party.noun);
  return `${the(party.noun).replace(/^the /, "")} ${party.number}`;
}

/** `object` with a capital, for the start of a sentence. */
export function subject(party: Party): string {
  return capital(object(party));
}

/** With a capital, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The form of a verb that goes with somebody: "you hit", "the rats hit", "the rat hits". */
export function verb(party: Party, plain: string, third: string): string {
  return party.kind === "hero" || (party.kind === "enemy" && party.noun.plural) ? plain : third;
}

/** "your", "the giant rat's", "the rats'". */
export function possessive(party: Party): string {
  if (party.kind === "hero") return "your";
  const text = object(party);
  return party.kind === "enemy" && party.noun.plural && text.endsWith("s") ? `${text}'` : `${text}'s`;
}

/** The singular for 1, else the plural. */
export function plural(count: number | string, one: string, many: string): string {
  return count === 1 ? one : many;
}
