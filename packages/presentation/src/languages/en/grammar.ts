import type { Party } from "../party.js";

/** "giant rat" for "Giant rat", but "Old Marrow" and "Ash-King" as they are. */
function isProper(name: string): boolean {
  return /^\P{Lu}*\p{Lu}.*\p{Lu}/u.test(name);
}

/** The name with its article: names with more than one capital are taken for proper names and have none. */
export function withArticle(name: string): string {
  if (name === "") return "something";
  if (/^the\s/i.test(name)) return `the${name.slice(3)}`;
  return isProper(name) ? name : `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** "you", "nobody", "the giant rat"; "giant rat 2" where a number tells it from others of its kind. */
export function object(party: Party): string {
  if (party.kind === "hero") return "you";
  if (party.kind === "nobody") return "nobody";
  const name = withArticle(party.name);
  return party.number === 0 ? name : `${name.replace(/^the /, "")} ${party.number}`;
}

/** `object` with a capital, for the start of a sentence. */
export function subject(party: Party): string {
  const text = object(party);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The form of a verb that goes with somebody. */
export function verb(party: Party, you: string, others: string): string {
  return party.kind === "hero" ? you : others;
}

/** "your", "the giant rat's". */
export function possessive(party: Party): string {
  return party.kind === "hero" ? "your" : `${object(party)}'s`;
}

/** The singular for 1, else the plural. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
