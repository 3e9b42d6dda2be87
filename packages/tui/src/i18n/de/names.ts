import type { Texts } from "../texts.js";

function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

export const names: Texts["names"] = {
  // Affixes are adjectives, so only the first one has a capital; the item's own name is a noun and keeps its own.
  item: (p) => [...p.affixes.map((word, index) => (index === 0 ? word : lowered(word))), p.name].join(" "),
  counted: (p) => (p.count === 1 ? p.name : `${p.name} ×${p.count}`),
};
