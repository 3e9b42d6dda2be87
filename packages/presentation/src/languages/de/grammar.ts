import type { Party } from "../party.js";

/** "Du", "Niemand", "Riesenratte", "Riesenratte 2"; the start of a sentence, in the nominative. */
export function subject(party: Party): string {
  if (party.kind === "hero") return "Du";
  if (party.kind === "nobody") return "Niemand";
  const name = party.name === "" ? "Etwas" : party.name;
  return party.number === 0 ? name : `${name} ${party.number}`;
}

/** The form of a verb that goes with somebody. */
export function verb(party: Party, du: string, others: string): string {
  return party.kind === "hero" ? du : others;
}

/** The singular for 1, else the plural. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
