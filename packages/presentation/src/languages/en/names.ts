/** A word that begins with a capital and goes on in small letters loses the capital; "Old Marrow" and "NPC" keep theirs. */
function lowered(name: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** How names are put together. */
export const names = {
  /** An item's name: its affixes' names, then its own. */
  item: (p: { affixes: readonly string[]; name: string }) =>
    [...p.affixes, p.name].map((word, index) => (index === 0 ? word : lowered(word))).join(" "),
  /** A name among other words. */
  inPassing: (p: { name: string }) => lowered(p.name),
  counted: (p: { name: string; count: number }) => (p.count === 1 ? p.name : `${p.name} ×${p.count}`),
};
