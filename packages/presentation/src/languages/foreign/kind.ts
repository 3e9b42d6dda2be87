/** Of which kind a parameter of a text is; a list of words stands for one of them. */
export type Kind =
  | "text"
  | "number"
  | "flag"
  | "noun"
  | "adjective"
  | "party"
  | readonly string[]
  | { readonly list: Kind }
  | { readonly fields: Readonly<Record<string, Kind>> };

/** Whether a kind is one of some words. */
export function isChoice(kind: Kind): kind is readonly string[] {
  return Array.isArray(kind);
}
